import { type LastSeen, lastSeen } from '@caliper/contract/companies/companies.values.ts';
import { type License, licenses, type Role, roles } from '@caliper/contract/roles.ts';

/** The filters of the rows. An empty list filters nothing. */
export interface ReportFilters {
  companies: string[];
  licenses: License[];
  enabled: Enabled[];
  roles: Role[];
  lastActive: LastSeen[];
}

/** The filters and the current page, all of it from the address. */
export interface ReportChoice extends ReportFilters {
  page: number;
}

export const enabledValues = ['true', 'false'] as const;
type Enabled = (typeof enabledValues)[number];

export const nothingChosen: ReportChoice = {
  companies: [],
  licenses: [],
  enabled: [],
  roles: [],
  lastActive: [],
  page: 1,
};

/** More would not fit into one request. */
const mostCompanies = 1000;

/** Unknown values count as not chosen. */
export function readChoice(search: string): ReportChoice {
  const address = new URLSearchParams(search);
  const list = (name: keyof ReportFilters) => [...new Set((address.get(name) ?? '').split(','))];
  return {
    companies: list('companies')
      .filter((id) => /^[1-9]\d{0,8}$/.test(id))
      .slice(0, mostCompanies),
    licenses: known(licenses, list('licenses')),
    enabled: known(enabledValues, list('enabled')),
    roles: known(roles, list('roles')),
    lastActive: known(lastSeen, list('lastActive')),
    page: pageIn(address.get('page')),
  };
}

/** In the order in which they were chosen, which is how they are shown and removed. */
function known<V extends string>(values: readonly V[], chosen: readonly string[]): V[] {
  return chosen.flatMap((text) => values.find((value) => value === text) ?? []);
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Only the query: the report has more than one path. */
export function addressOf({ page, ...filters }: ReportChoice): string {
  const chosen = Object.entries(questionOf(filters)).map(([name, list]) => `${name}=${encodeList(list)}`);
  if (page !== 1) chosen.push(`page=${page}`);
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`;
}

function encodeList(list: string): string {
  return encodeURIComponent(list).replaceAll('%2C', ',');
}

/** As the server expects it: several values in one. Filters that are not set are left out. */
export function questionOf(filters: ReportFilters): Partial<Record<keyof ReportFilters, string>> {
  const { companies, licenses, enabled, roles, lastActive } = filters;
  const lists = Object.entries({ companies, licenses, enabled, roles, lastActive });
  return Object.fromEntries(
    lists.filter(([, list]) => list.length > 0).map(([name, list]) => [name, list.join(',')]),
  );
}

/** Another filter starts at the first page. */
export function narrow(choice: ReportChoice, filters: Partial<ReportFilters>): ReportChoice {
  return { ...choice, ...filters, page: 1 };
}

/** Describes whose rows the filters select. */
export function whomOf(filters: ReportFilters): string {
  if (filters.companies.length > 0) return 'selected companies';
  return isNarrowed(filters) ? 'selected users' : 'all users';
}

export function isNarrowed(choice: ReportFilters): boolean {
  return Object.keys(questionOf(choice)).length > 0;
}
