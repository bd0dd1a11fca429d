import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { epochSeconds } from '../../../platform/clock/clock.ts';
import type { UsergroupRow, UserRow } from '../../../platform/postgres/tables.ts';
import { phoneHint } from '../sign-in/code.ts';

/** The flag decides; the role only shows it. */
export function shownRole(user: Pick<UserRow, 'role' | 'lead'>): Role {
  return user.lead ? 'team leader' : user.role;
}

/**
 * The marketing account is shared, so none of its users may lock the others out. People who sign in with an identity
 * provider must not be able to bypass it, so they get no password here.
 */
export function mayChangePassword(user: Pick<UserRow, 'special' | 'password_hash'>): boolean {
  return user.special !== 'marketing' && user.password_hash !== null;
}

type UserColumns = Pick<
  UserRow,
  | 'id'
  | 'usergroup_id'
  | 'email'
  | 'name'
  | 'role'
  | 'lead'
  | 'special'
  | 'password_hash'
  | 'enabled'
  | 'phone'
  | 'title'
  | 'country'
  | 'category'
  | 'auto_scroll'
  | 'last_active'
  | 'created_at'
>;
type GroupColumns = Pick<UsergroupRow, 'company' | 'expiry' | 'license' | 'licenses' | 'headquarter'>;

export type SessionRow = UserColumns &
  GroupColumns & {
    /** The second factor's phone; null until enrolled. */
    code_phone: string | null;
    /** Ids of everyone in the company, and of its subsidiaries. */
    members: string[];
    subsidiaries: number[];
    /** The items that the company has in any way. */
    subscribed: number[];
    devices: number[];
    /** Item ids by kind; null if the person has none. */
    favorites: Record<string, number[]> | null;
    created: number[];
    shared: number[];
  };

export function toSessionUser(row: SessionRow): Answer<'session'>['user'] {
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
    special: row.special,
    autoScroll: row.auto_scroll,
    lastActive: row.last_active?.getTime() ?? null,
    usergroupRef: row.usergroup_id,
    multiFactor: row.code_phone !== null,
    mayChangePassword: mayChangePassword(row),
    phoneHint: row.code_phone && phoneHint(row.code_phone),
    devices: row.devices,
    favorites: row.favorites?.reports ?? [],
    medCoreFavorites: row.favorites?.medcore ?? [],
    medskuFavorites: row.favorites?.medsku ?? [],
    ptFavorites: row.favorites?.pt ?? [],
    surveyFavorites: row.favorites?.survey ?? [],
    customReports: { created: row.created, shared: row.shared },
  };
}

export function toUsergroupData(row: SessionRow): Answer<'session'>['usergroupData'] {
  return {
    id: row.usergroup_id,
    company: row.company,
    expiry: row.expiry ? epochSeconds(row.expiry) : null,
    users: row.members,
    license: row.license,
    licenses: row.licenses,
    headquarter: row.headquarter,
    subsidiaryCompanies: row.subsidiaries,
    subscriptionInformation: { current: row.subscribed },
  };
}
