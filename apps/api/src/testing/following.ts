import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import { rowsIn } from './database.ts';
import { eventually } from './eventually.ts';
import { makeTerm } from './terms.ts';

interface Followed {
  kind: 'report' | 'category' | 'sub-category' | 'market' | 'company' | 'search';
  target_id?: number;
  query?: string;
  name?: string;
  rhythm?: Rhythm;
}

/** That a person follows something, without asking whether they may. */
export async function makeFollow(db: Db, user_id: string, followed: Followed): Promise<number> {
  const { follow_id } = await db
    .insertInto('follows')
    .values({ user_id, rhythm: 'at once', ...followed })
    .returning('follow_id')
    .executeTakeFirstOrThrow();
  return follow_id;
}

/** A market or company that the tables of a report name. */
export async function makeNamed(
  db: Db,
  item_id: number,
  kind: 'market' | 'company',
  name: string,
): Promise<number> {
  const { term_id } = await makeTerm(db, name, kind);
  await db.insertInto('term_uses').values({ item_id, kind, name, term_id, tables: true }).execute();
  return term_id;
}

/** As if the job had read the current version of a report. */
export async function noteRead(db: Db, item_id: number): Promise<void> {
  const [item] = await rowsIn(db, 'items', { item_id });
  const version = item?.current_version ?? null;
  await db
    .insertInto('term_readings')
    .values({ item_id, version })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ version }))
    .execute();
}

/** Until everybody was told of everything, also of what items contain. */
export function allTold(db: Db): Promise<void> {
  return eventually(async () => {
    const waiting = (await rowsIn(db, 'notification_events')).filter(
      ({ told_at, searched_at }) => told_at === null || searched_at === null,
    );
    if (waiting.length > 0) throw new Error(`${waiting.length} events are not told yet`);
  });
}
