import type { Answer } from '@caliper/contract/endpoints.ts';
import { shownRole } from '../sessions/session-user.ts';
import type { MemberRow } from './members.store.ts';

type Member = Answer<'members'>[number];

export function toMember({ id, name, email, enabled, title, ...row }: MemberRow): Member {
  return { id, name, email, enabled, title, role: shownRole(row) };
}

/** Leaders also see when someone was last active. */
export function toLedMember(row: MemberRow): Member {
  return { ...toMember(row), lastActive: row.last_active?.getTime() ?? null };
}
