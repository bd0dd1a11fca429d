import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { sweepInboxes } from './inbox.store.ts';

export function notificationsJobs(db: Db): Job[] {
  return [{ name: 'notifications-sweep', schedule: '37 2 * * *', run: () => sweepInboxes(db) }];
}
