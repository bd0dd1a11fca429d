import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { nameUnread } from './naming.ts';

/** So that an upgrade with thousands of reports does not keep a node busy. */
const atOnce = 50;

/** Reads new versions of reports, and figures that a node of the release before has applied. */
export function vocabularyJobs(db: Db): Job[] {
  return [{ name: 'vocabulary-read', schedule: '* * * * *', run: () => nameUnread(db, atOnce) }];
}
