import {
  type LastSeen,
  lastSeen,
  type ReportOrder,
  type ReportSort,
  reportOrders,
} from '@caliper/contract/companies/companies.values.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { type License, licenses, type Role, roles } from '@caliper/contract/roles.ts';

/** The filters of the rows. An empty list filters nothing. */
export interface ReportFilters {
  companies: string[];
  licenses: License[];
  enabled: Enabled[];
  roles: Role[];
  lastActive: LastSeen[];
  /** Words that each row contains. */
  text: string;
}

/** The filters and the order of the rows. */
export interface ReportSelection extends ReportFilters {
  sort: ReportSort;
}

/** What is chosen and the current page, all of it from the address. */
export interface ReportChoice extends ReportSelection {
  page: number;
}

const usualSort: ReportSort = 'company';

export const enabledValues = ['true', 'false'] as const;
type Enabled = (typeof enabledValues)[number];

export const nothingChosen: ReportChoice = {
  companies: [],
  licenses: [],
  enabled: [],
  roles: [],
  lastActive: [],
  text: '',
  sort: usualSort,
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
    text: (address.get('text') ?? '').trim().slice(0, lengths.query),
    sort: sortIn(address.get('sort') ?? ''),
    page: pageIn(address.get('page')),
  };
}

/** In the order in which they were chosen, which is how they are shown and removed. */
function known<V extends string>(values: readonly V[], chosen: readonly string[]): V[] {
  return chosen.flatMap((text) => values.find((value) => value === text) ?? []);
}

function sortIn(text: string): ReportSort {
  const order = reportOrders.find((one) => one === text.replace(/^-/, ''));
  if (!order) return usualSort;
  return text.startsWith('-') ? `-${order}` : order;
}

function pageIn(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** Only the query: the report has more than one path. */
export function addressOf({ page, ...selection }: ReportChoice): string {
  const chosen = Object.entries(questionOf(selection)).map(([name, list]) => `${name}=${encodeList(list)}`);
  if (page !== 1) chosen.push(`page=${page}`);
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`;
}

function encodeList(list: string): string {
  return encodeURIComponent(list).replaceAll('%2C', ',');
}

interface ReportQuestion extends Partial<Record<keyof ReportFilters, string>> {
  sort?: ReportSort;
}

/** As the server expects it: several values in one. Filters that are not set are left out, and the usual order. */
export function questionOf(selection: ReportSelection): ReportQuestion {
  const { companies, licenses, enabled, roles, lastActive, text, sort } = selection;
  const lists = Object.entries({ companies, licenses, enabled, roles, lastActive });
  return {
    ...Object.fromEntries(
      lists.filter(([, list]) => list.length > 0).map(([name, list]) => [name, list.join(',')]),
    ),
    ...(text !== '' && { text }),
    ...(sort !== usualSort && { sort }),
  };
}

/** Another filter or order starts at the first page. */
export function narrow(choice: ReportChoice, selection: Partial<ReportSelection>): ReportChoice {
  return { ...choice, ...selection, page: 1 };
}

/** What pressing the head of a column leads to: its order, and then the other way round. */
export function sortedBy(choice: ReportChoice, order: ReportOrder): ReportChoice {
  return narrow(choice, { sort: choice.sort === order ? `-${order}` : order });
}

/** Describes whose rows the filters select. */
export function whomOf(filters: ReportFilters): string {
  if (filters.companies.length > 0) return 'selected companies';
  return isNarrowed(filters) ? 'selected users' : 'all users';
}

export function isNarrowed(filters: ReportFilters): boolean {
  return Object.keys(questionOf({ ...filters, sort: usualSort })).length > 0;
}
