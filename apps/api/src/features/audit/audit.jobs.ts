import type { FastifyBaseLogger } from 'fastify';
import { findWaiting } from '../../platform/audit/chain.store.ts';
import { keepHead } from '../../platform/audit/heads.ts';
import { longestWaitSeconds } from '../../platform/audit/verify.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface WatchNeeds {
  db: Db;
  files: Files;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Keeps the head of the chain outside the database, and tells of what should not be. */
export function watchJob({ db, files, clock, log }: WatchNeeds): Job {
  return {
    name: 'audit-watch',
    schedule: '* * * * *',
    async run() {
      const late = await findWaiting(db, longestWaitSeconds);
      if (late.count > 0) log.error({ late }, 'entries of the audit log wait for their place in the chain');
      const isKept = await keepHead(db, files, clock());
      if (!isKept) log.error('the audit log is not what it was: run npm run verify-audit');
    },
  };
}
