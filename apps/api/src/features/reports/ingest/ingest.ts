import { ProblemError } from '../../../http/problem.ts';
import { openWorkerQueue, type WorkerQueueOptions } from '../../../platform/worker/worker-queue.ts';
import type { Ingested, IngestRequest } from './content.ts';
import type { Answer } from './worker.ts';

/** Reads packages in a worker, so that an upload holds up no other request. */
export interface Ingest {
  /**
   * Rejects only if the machine fails (a full disk) or too many packages wait; anything wrong with the package is a
   * finding.
   */
  ingest(request: IngestRequest): Promise<Ingested>;
  stop(): Promise<void>;
}

const defaults: WorkerQueueOptions = {
  longestMs: 60_000,
  idleMs: 5_000,
  memoryMb: 512,
  waiting: 3,
  onFailure: () => {},
};
const failed = 'The package is too large or too complex to be read. Simplify or divide it and try again.';

export function createIngest(options: Partial<WorkerQueueOptions> = {}): Ingest {
  const all = { ...defaults, ...options };
  const queue = openWorkerQueue<IngestRequest, Answer>(new URL('./worker.ts', import.meta.url), all);

  function settle(answer: Answer): Ingested {
    if ('accepted' in answer) return answer;
    all.onFailure(answer.error);
    if (answer.code) throw Object.assign(answer.error, { code: answer.code });
    return { accepted: false, findings: [{ file: '', message: failed }] };
  }

  return {
    async ingest(request) {
      const answer = await queue.run(request);
      if (answer === 'busy') throw new ProblemError('unavailable', { retryAfter: 60 });
      if (typeof answer === 'object') return settle(answer);
      return { accepted: false, findings: [{ file: '', message: failed }] };
    },
    stop: queue.stop,
  };
}
