import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

interface Following {
  user_id: string;
  follow_id: number;
}

/** Who follows a market or company that the item has now. */
export async function listByTerms(db: Db, itemId: number): Promise<Following[]> {
  const { rows } = await sql<Following>`
    select distinct f.user_id, f.follow_id from term_uses as u
    join terms as met on met.term_id = u.term_id
    join terms as t on t.head_id = met.head_id
    join follows as f on f.term_id = t.term_id
    where u.item_id = ${itemId} and (u.figures or u.tables)`.execute(db);
  return rows;
}

/** The searches that people follow and that look in this category and region, each once. */
export async function listSearches(db: Db, category: string, region: string): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select distinct query from follows where kind = 'search'
      and category in ('', ${category}) and region in ('', ${region})`.execute(db);
  return rows.map(({ query }) => query);
}

export async function listBySearches(
  db: Db,
  queries: readonly string[],
  category: string,
  region: string,
): Promise<Following[]> {
  const { rows } = await sql<Following>`
    select user_id, follow_id from follows where kind = 'search' and query = any (${queries}::text[])
      and category in ('', ${category}) and region in ('', ${region})`.execute(db);
  return rows;
}
