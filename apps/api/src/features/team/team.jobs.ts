import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { sweepInvitations } from './invitations.store.ts';

export function teamJobs(db: Db): Job[] {
  return [{ name: 'team-sweep', schedule: '30 3 * * *', run: () => sweepInvitations(db) }];
}
