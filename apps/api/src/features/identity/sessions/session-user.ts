import type { Answer } from '@caliper/contract/endpoints.ts';
import { sessionAnswer } from '@caliper/contract/identity/identity.schemas.ts';
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

export type PersonRow = Pick<
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
> & {
  company: string;
  /** The second factor's phone; null until enrolled. */
  code_phone: string | null;
  devices: number[];
  created: number[];
  shared: number[];
};

/** Item ids by kind, in the order in which they were chosen. */
export type Favorites = Record<'reports' | 'medcore' | 'medsku' | 'pt' | 'survey', number[]>;

export type GroupRow = Pick<
  UsergroupRow,
  'id' | 'company' | 'expiry' | 'license' | 'licenses' | 'headquarter'
> & {
  /** Ids of everyone in the company, and of its subsidiaries. */
  members: string[];
  subsidiaries: number[];
  /** The items that the company has in any way. */
  subscribed: number[];
};

export function toSessionUser(row: PersonRow, favorites: Favorites): Answer<'session'>['user'] {
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
    favorites: favorites.reports,
    medCoreFavorites: favorites.medcore,
    medskuFavorites: favorites.medsku,
    ptFavorites: favorites.pt,
    surveyFavorites: favorites.survey,
    customReports: { created: row.created, shared: row.shared },
  };
}

/** The marketing account looks at what is for sale, not at what its company has. */
export function toUsergroupData(
  row: GroupRow,
  { special }: Pick<UserRow, 'special'>,
): Answer<'session'>['usergroupData'] {
  return {
    id: row.id,
    company: row.company,
    expiry: row.expiry ? epochSeconds(row.expiry) : null,
    users: row.members,
    license: row.license,
    licenses: row.licenses,
    headquarter: row.headquarter,
    subsidiaryCompanies: row.subsidiaries,
    subscriptionInformation: { current: special === 'marketing' ? [] : row.subscribed },
  };
}

/** The text of a session up to the person, which is the same for their colleagues. */
export function toSessionStart(row: GroupRow, viewer: Pick<UserRow, 'special'>): string {
  const company = sessionAnswer.shape.usergroupData.parse(toUsergroupData(row, viewer));
  return `{"usergroupData":${JSON.stringify(company)},"user":`;
}

export function toSessionEnd(user: Answer<'session'>['user']): string {
  return `${JSON.stringify(sessionAnswer.shape.user.parse(user))}}`;
}
