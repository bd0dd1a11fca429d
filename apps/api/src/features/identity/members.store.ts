import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { UserRow } from '../../platform/postgres/tables.ts';
import { shownRole } from './session-user.ts';

export type MemberRow = Pick<
  UserRow,
  'id' | 'usergroup_id' | 'name' | 'email' | 'enabled' | 'title' | 'role' | 'lead' | 'last_active'
>;

export async function listMembers(db: Db | Tx, usergroupId: number): Promise<MemberRow[]> {
  return members(db)
    .where('usergroup_id', '=', usergroupId)
    .orderBy('lead', 'desc')
    .orderBy((is) => is.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** Held until the transaction ends; of any company where none is given. */
export async function lockMembers(tx: Tx, ids: string[], usergroupId?: number): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return members(tx)
    .where('id', 'in', ids)
    .$if(usergroupId !== undefined, (query) => query.where('usergroup_id', '=', usergroupId ?? 0))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function members(db: Db | Tx) {
  return db
    .selectFrom('users')
    .select(['id', 'usergroup_id', 'name', 'email', 'enabled', 'title', 'role', 'lead', 'last_active']);
}

type Member = Answer<'members'>[number];

export function toMember({ id, name, email, enabled, title, ...row }: MemberRow): Member {
  return { id, name, email, enabled, title, role: shownRole(row) };
}

/** Leaders also see who still uses their seat. */
export function toLedMember(row: MemberRow): Member {
  return { ...toMember(row), lastActive: row.last_active?.getTime() ?? null };
}
