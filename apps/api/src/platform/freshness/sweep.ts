import { sql } from 'kysely';
import type { Db } from '../postgres/postgres.ts';

/**
 * Clears away changes that every node has long heard of. A node that has not asked since learns from `cleared_before`
 * that it may have missed some, and forgets everything. What is younger than a transaction under way stays: nodes could
 * not tell it from what that one will have changed. After a dump was restored into another server, its ids are of
 * transactions that are still to come here: they go too, or nothing would be kept in memory until then.
 */
export async function sweepChanges(db: Db): Promise<void> {
  await sql`
    with moment as (select pg_current_snapshot() as snapshot),
    cleared as (delete from change_log using moment where at < now() - interval '5 minutes'
      and (xid < pg_snapshot_xmin(snapshot) or xid >= pg_snapshot_xmax(snapshot)) returning xid)
    update change_log_state set cleared_before = least(pg_snapshot_xmin(snapshot), greatest(cleared_before,
      (select (max(xid::text::bigint) + 1)::text::xid8 from cleared))) from moment`.execute(db);
}
