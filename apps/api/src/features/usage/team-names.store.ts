import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface NamesRow {
  on: boolean;
  /** Null for whom it is not, or who has not been told. */
  from: string | null;
}

export async function findNames(db: Db | Tx, companyId: number, userId: string): Promise<NamesRow> {
  const { rows } = await sql<NamesRow>`
    select true as on, t.shown_from::text as from from usage_names as n
    left join usage_told as t on t.usergroup_id = n.usergroup_id and t.user_id = ${userId}::uuid
    where n.usergroup_id = ${companyId}`.execute(db);
  return rows[0] ?? { on: false, from: null };
}

/** Whether they were not on before. */
export async function switchOn(tx: Tx, companyId: number, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into usage_names (usergroup_id, switched_by) values (${companyId}, ${userId}::uuid)
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
}

/** Forgets who was told: whoever switches them on again tells everybody again. Whether they were on. */
export async function switchOff(tx: Tx, companyId: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from usage_names where usergroup_id = ${companyId}`.execute(tx);
  return numAffectedRows > 0n;
}

export async function countMembers(tx: Tx, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users
    where usergroup_id = ${companyId} and enabled`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Enters those members of companies with names (or of one) who have not been told, and returns them. A day that has
 * begun is never shown, and between telling and showing there is a whole one.
 */
export async function enterUntold(
  tx: Tx,
  companyId: number | null = null,
): Promise<{ usergroup_id: number; user_id: string }[]> {
  const { rows } = await sql<{ usergroup_id: number; user_id: string }>`
    insert into usage_told (user_id, usergroup_id, shown_from)
    select u.id, n.usergroup_id, (now() at time zone 'UTC')::date + 2
    from usage_names as n join users as u on u.usergroup_id = n.usergroup_id
    where u.enabled and not u.locked and u.role = 'standard' and u.special is null
      and (${companyId}::int is null or n.usergroup_id = ${companyId}::int)
    order by u.id
    on conflict (user_id) do update set usergroup_id = excluded.usergroup_id, shown_from = excluded.shown_from
      where usage_told.usergroup_id <> excluded.usergroup_id
    returning usergroup_id, user_id`.execute(tx);
  return rows;
}

/** Whoever was disabled meanwhile is told again when they come back. */
export async function forgetLeavers(tx: Tx): Promise<void> {
  await sql`delete from usage_told as t using users as u
    where u.id = t.user_id and (not u.enabled or u.usergroup_id <> t.usergroup_id)`.execute(tx);
}
