import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';

/**
 * Clears away changes that every node has long heard of. A node that has not asked since learns from `cleared_before`
 * that it may have missed some, and forgets everything. What is younger than a transaction under way stays: nodes could
 * not tell it from what that one will have changed.
 */
export async function sweepChanges(db: Db): Promise<void> {
  await sql`
    with cleared as (delete from change_log where at < now() - interval '5 minutes'
      and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid)
    update change_log_state set cleared_before = greatest(cleared_before,
      (select (max(xid::text::bigint) + 1)::text::xid8 from cleared))`.execute(db);
}
