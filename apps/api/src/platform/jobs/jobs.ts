import type { Tx } from '../postgres/postgres.ts';

/** A job that any node may run; `schedule` is a cron line in UTC. Handlers must tolerate running twice. */
export interface Job<Data extends object = object> {
  name: string;
  schedule?: string;
  /** How often a failed run is repeated, with pauses of up to five minutes in between; by default 5 times. */
  retryLimit?: number;
  run(data: Data): Promise<void>;
}

export interface Jobs {
  /** Queued in the caller's transaction: the job runs if, and only if, that commits. */
  enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data): Promise<void>;
  start(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}
