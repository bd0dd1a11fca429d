import type { Input } from '@caliper/contract/endpoints.ts';
import type { Role } from '@caliper/contract/roles.ts';
import type { Problems } from '../../../lib/forms/form-values.ts';
import type { Company, CompanyUser } from '../companies.queries.ts';

export interface UserValues {
  name: string;
  title: string;
  role: Role;
  /** The id of the company. */
  company: number;
}

export function userValues(companyId: number, { name, title, role }: CompanyUser): UserValues {
  return { name, title, role, company: companyId };
}

/** Only people of the provider are staff, and none of them leads a team. Until it is known, only what the person is. */
export function rolesAt(
  company: Pick<Company, 'provider'> | undefined,
  now: Role = 'standard',
): readonly Role[] {
  if (!company) return [now];
  return company.provider ? ['standard', 'admin', 'sales', 'publications'] : ['standard', 'team leader'];
}

export function problemsIn({ name }: UserValues): Problems<UserValues> {
  return name.trim() === '' ? { name: 'Please enter a name.' } : {};
}

/** What differs, with what was seen; null if nothing does. */
export function changeOf(
  companyId: number,
  user: CompanyUser,
  values: UserValues,
): Input<'changePerson'>['body'] | null {
  const before = userValues(companyId, user);
  const next = { ...values, name: values.name.trim(), title: values.title.trim() };
  const names = (Object.keys(before) as (keyof UserValues)[]).filter((name) => next[name] !== before[name]);
  if (names.length === 0) return null;
  return { ...Object.fromEntries(names.map((name) => [name, next[name]])), before };
}

/** What the change means for the person. */
export function consequencesOf(
  companyId: number,
  { name, role, enabled }: Pick<CompanyUser, 'name' | 'role' | 'enabled'>,
  values: UserValues,
  target: Pick<Company, 'company' | 'provider'> | undefined,
): string[] {
  const isStaff = (one: Role) => one !== 'standard' && one !== 'team leader';
  if (values.company !== companyId && target) {
    return [
      `${name} is signed out everywhere and begins anew at ${target.company}: with its subscriptions, on new devices${enabled || target.provider ? '' : ', and still to be enabled'}.`,
      'What was shared with them or by them ends. Their custom reports and favorites go along, as far as the new company may open them.',
    ];
  }
  if (values.role === role) return [];
  if (isStaff(values.role) || isStaff(role))
    return [`${name} is signed out everywhere and has the new rights at once.`];
  return [
    values.role === 'team leader'
      ? `${name} can enable, disable and invite people of the company.`
      : `${name} can no longer enable, disable and invite people of the company.`,
  ];
}
