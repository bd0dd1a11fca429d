import type { Viewer } from '../../access/viewer.ts';
import type { Access, UsergroupRow } from '../../platform/postgres/tables.ts';

export type CompanyRow = Pick<UsergroupRow, 'id' | 'company' | 'headquarter' | 'headquarter_id'>;

interface ItemFacts {
  item_id: number;
  item_name: string;
  item_year: number;
  region: string;
  access: Access;
  market_name: string;
  since: Date;
  source_id: number;
  source_company: string;
}

export interface EntitledRow extends ItemFacts {
  subscription_id: number;
  live: boolean;
  ended_at: Date | null;
}

export interface ArchivedRow extends ItemFacts {
  archive_id: number;
  ended_at: Date;
}

/** One line of a saved list; `market_name` is empty except for a sample. */
export interface Wanted {
  item_id: number;
  market_name: string;
}

function isStaff({ role }: Viewer): boolean {
  return role === 'admin' || role === 'sales';
}

/** Customers may read their own company and its subsidiaries, staff any. */
export function mayRead(viewer: Viewer, company: CompanyRow): boolean {
  if (isStaff(viewer)) return true;
  return company.id === viewer.usergroupId || company.headquarter_id === viewer.usergroupId;
}

interface Split {
  active: EntitledRow[];
  ended: EntitledRow[];
}

/**
 * Splits into active and ended. What a headquarter lends is listed only while active, since it was never the company's
 * own.
 */
export function split(company: CompanyRow, rows: readonly EntitledRow[]): Split {
  const isOwn = ({ source_id }: EntitledRow) => source_id !== company.headquarter_id;
  return {
    active: rows.filter(({ live }) => live),
    ended: rows.filter((row) => !row.live && isOwn(row)),
  };
}

/** What must be added and ended to get the wanted list. */
export function difference<H extends Wanted>(
  has: readonly H[],
  wanted: readonly Wanted[],
): { added: Wanted[]; ended: H[] } {
  const keyOf = ({ item_id, market_name }: Wanted) => `${item_id} ${market_name}`;
  const wantedByKey = new Map(wanted.map((one) => [keyOf(one), one]));
  const ended = has.filter((one) => !wantedByKey.has(keyOf(one)));
  for (const one of has) wantedByKey.delete(keyOf(one));
  return { added: [...wantedByKey.values()], ended };
}
