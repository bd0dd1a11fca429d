import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { lockItem } from '../catalogue/index.ts';
import { listUnindexed } from './index.store.ts';
import { analyser, indexReport } from './index-report.ts';

/** After an upgrade: one report after the other, each in a change of its own. One that fails keeps nobody waiting. */
export async function indexOlder(db: Db): Promise<void> {
  const failures: Error[] = [];
  for (const reportId of await listUnindexed(db, analyser)) {
    await indexOne(db, reportId).catch((cause) =>
      failures.push(new Error(`Report ${reportId} could not be indexed.`, { cause })),
    );
  }
  // The job has failed all the same, and keeps what it failed of.
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
}

async function indexOne(db: Db, reportId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockItem(tx, 'report', reportId))) return;
    // Another node may have been faster.
    const [still] = await listUnindexed(tx, analyser, reportId);
    if (still) await indexReport(tx, reportId);
  });
}

export function searchJobs(db: Db): Job[] {
  return [{ name: 'search-index', schedule: '*/5 * * * *', run: () => indexOlder(db) }];
}
