import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { lockItem } from '../catalogue/index.ts';
import { listUnindexed } from './search-index.store.ts';
import { analyser, indexItem } from './search-index.ts';

/** After an upgrade, indexes items one by one, each in its own transaction. A failure does not stop the others. */
export async function indexOlder(db: Db): Promise<void> {
  const failures: Error[] = [];
  for (const { item_id, kind } of await listUnindexed(db, analyser)) {
    await indexOne(db, kind, item_id).catch((cause) =>
      failures.push(new Error(`Item ${item_id} could not be indexed.`, { cause })),
    );
  }
  // The job still fails, with all causes.
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
}

async function indexOne(db: Db, kind: ItemKind, itemId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockItem(tx, kind, itemId))) return;
    // Another node may have been faster.
    const [still] = await listUnindexed(tx, analyser, itemId);
    if (still) await indexItem(tx, itemId);
  });
}

export function searchJobs(db: Db): Job[] {
  return [{ name: 'search-index', schedule: '*/5 * * * *', run: () => indexOlder(db) }];
}
