import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Role } from '@caliper/contract/roles.ts';
import type { UsergroupRow, UserRow } from '../../platform/postgres/tables.ts';

/** The flag decides, the role shows it. */
export function shownRole(user: Pick<UserRow, 'role' | 'lead'>): Role {
  return user.lead ? 'team leader' : user.role;
}

export type SessionUserRow = Omit<UserRow, 'password_hash'> & { company: string; enrolled: boolean };

export function toSessionUser(row: SessionUserRow): Answer<'session'>['user'] {
  return {
    id: row.id,
    email: row.email,
    createdAt: epochSeconds(row.created_at),
    name: row.name,
    role: shownRole(row),
    enabled: row.enabled,
    company: row.company,
    phone: row.phone,
    title: row.title,
    country: row.country,
    category: row.category,
    lead: row.lead,
    autoScroll: row.auto_scroll,
    lastActive: row.last_active?.getTime() ?? null,
    usergroupRef: row.usergroup_id,
    multiFactor: row.enrolled,
  };
}

export type SessionGroupRow = Pick<UsergroupRow, 'id' | 'company' | 'expiry' | 'licenses' | 'headquarter'> & {
  users: string[];
  subsidiaries: number[];
};

export function toUsergroupData(row: SessionGroupRow): Answer<'session'>['usergroupData'] {
  return {
    id: row.id,
    company: row.company,
    expiry: row.expiry ? epochSeconds(row.expiry) : null,
    users: row.users,
    licenses: row.licenses,
    headquarter: row.headquarter,
    subsidiaryCompanies: row.subsidiaries,
  };
}

function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
