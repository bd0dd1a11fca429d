import { compareNames } from '@caliper/text/names.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { UserRow } from '../../../platform/postgres/tables.ts';

export type MemberRow = Pick<
  UserRow,
  'id' | 'usergroup_id' | 'name' | 'email' | 'enabled' | 'title' | 'role' | 'lead' | 'last_active'
>;

/** Leaders first, then by name. */
export async function listMembers(db: Db | Tx, usergroupId: number): Promise<MemberRow[]> {
  const rows = await members(db).where('usergroup_id', '=', usergroupId).orderBy('id').execute();
  return rows.sort((a, b) => Number(b.lead) - Number(a.lead) || compareNames(a.name, b.name));
}

/** The people among these whom their leader may enable and disable, locked until the transaction ends. */
export async function lockTeam(tx: Tx, usergroupId: number, ids: string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return members(tx)
    .where('usergroup_id', '=', usergroupId)
    .where('role', '=', 'standard')
    .where('special', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** From any company, locked until the transaction ends. */
export async function lockAnybody(tx: Tx, id: string): Promise<MemberRow[]> {
  return members(tx).where('id', '=', id).forNoKeyUpdate().execute();
}

/** The leaders to inform when someone waits to be enabled. */
export async function listLeaders(tx: Tx, usergroupId: number): Promise<MemberRow[]> {
  return members(tx)
    .where('usergroup_id', '=', usergroupId)
    .where('lead', '=', true)
    .where('enabled', '=', true)
    .where('locked', '=', false)
    .execute();
}

function members(db: Db | Tx) {
  return db
    .selectFrom('users')
    .select(['id', 'usergroup_id', 'name', 'email', 'enabled', 'title', 'role', 'lead', 'last_active']);
}
