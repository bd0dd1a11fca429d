import { sql } from 'kysely';
import type { Db } from '../platform/postgres/postgres.ts';

/** Everything that was recorded of a company, as `kind detail`, in the order of these words. */
export async function usedBy(db: Db, usergroupId: number): Promise<string[]> {
  const { rows } = await sql<{ used: string }>`
    select trim(concat_ws(' ', kind, nullif(detail, ''), answers)) as used from usage_events
    where usergroup_id = ${usergroupId} order by 1`.execute(db);
  return rows.map(({ used }) => used);
}

export { insertPastUsage as happened } from '../../seeds/past-usage.ts';
