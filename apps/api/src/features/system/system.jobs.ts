import { sweepChanges } from '../../platform/freshness/sweep.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { sweepLimits } from '../../platform/limits/limits.ts';
import { sweepOnce } from '../../platform/once/once.ts';
import { sweepOutbox } from '../../platform/outbox/outbox.store.ts';
import type { Db } from '../../platform/postgres/postgres.ts';

export function systemJobs(db: Db): Job[] {
  return [
    { name: 'system-sweep-changes', schedule: '* * * * *', run: () => sweepChanges(db) },
    {
      name: 'system-sweep',
      schedule: '*/10 * * * *',
      run: async () => {
        await sweepLimits(db);
        await sweepOutbox(db);
        await sweepOnce(db);
      },
    },
  ];
}
