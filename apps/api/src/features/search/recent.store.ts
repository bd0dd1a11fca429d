import { search } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface Recent {
  recent_id: number;
  query: string;
  results: number;
  searched_at: Date;
}

/** Latest first. */
export async function listRecent(db: Db, userId: string): Promise<Recent[]> {
  return db
    .selectFrom('recent_searches')
    .select(['recent_id', 'query', 'results', 'searched_at'])
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .orderBy('recent_id', 'desc')
    .limit(search.recent)
    .execute();
}

/** The same query again moves to the top; what is older than the longest list is dropped. */
export async function keepRecent(db: Db, userId: string, query: string, results: number): Promise<void> {
  await sql`with kept as (
      insert into recent_searches (user_id, query, results) values (${userId}, ${query}, ${results})
      on conflict (user_id, lower(query)) do update
        set query = excluded.query, results = excluded.results, searched_at = now())
    delete from recent_searches where recent_id in (
      select recent_id from recent_searches where user_id = ${userId}
      order by searched_at desc offset ${search.recent - 1}) and lower(query) <> lower(${query})`.execute(db);
}

/** One of them, or all. */
export async function deleteRecent(db: Db, userId: string, recentId?: number): Promise<void> {
  await db
    .deleteFrom('recent_searches')
    .where('user_id', '=', userId)
    .$if(recentId !== undefined, (query) => query.where('recent_id', '=', recentId ?? 0))
    .execute();
}
