import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { lockItem } from '../catalogue/index.ts';
import { listUnindexed } from './index.store.ts';
import { analyser, indexReport } from './index-report.ts';

/** After an upgrade: one report after the other, each in a change of its own. */
export async function indexOlder(db: Db): Promise<void> {
  for (const reportId of await listUnindexed(db, analyser)) {
    await db.transaction().execute(async (tx) => {
      if (await lockItem(tx, 'report', reportId)) await indexReport(tx, reportId);
    });
  }
}

export function searchJobs(db: Db): Job[] {
  return [{ name: 'search-index', schedule: '*/5 * * * *', run: () => indexOlder(db) }];
}
