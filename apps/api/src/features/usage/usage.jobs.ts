import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { countDays } from './counting.ts';
import { sweepUsage } from './events.store.ts';
import { tellJoined } from './team-names.service.ts';

export function usageJobs(db: Db): Job[] {
  return [
    { name: 'usage-count', schedule: '13 * * * *', run: () => countDays(db) },
    { name: 'usage-sweep', schedule: '43 3 * * *', run: () => sweepUsage(db) },
    { name: 'usage-names', schedule: '28 * * * *', run: () => tellJoined(db) },
  ];
}
