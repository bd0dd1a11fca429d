import type { Viewer } from '../../access/viewer.ts';
import type { Access, UsergroupRow } from '../../platform/postgres/tables.ts';

export type CompanyRow = Pick<
  UsergroupRow,
  'id' | 'company' | 'expiry' | 'provider' | 'headquarter' | 'headquarter_id'
>;

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
  source_expiry: Date | null;
}

export interface ArchivedRow extends ItemFacts {
  archive_id: number;
  ended_at: Date;
}

/** One line of a saved list; `market_name` is empty but for a sample. */
export interface Wanted {
  item_id: number;
  market_name: string;
}

/** One's own company, for a headquarter its subsidiaries too, for staff any. */
export function mayRead(viewer: Viewer, company: CompanyRow): boolean {
  if (viewer.role === 'admin' || viewer.role === 'sales') return true;
  return company.id === viewer.usergroupId || company.headquarter_id === viewer.usergroupId;
}

/** The rows without those that only repeat an earlier one: what a company has itself comes first. */
export function withoutRepeats<R extends ItemFacts>(rows: readonly R[]): R[] {
  const seen = new Set<string>();
  return rows.filter(({ item_id, access, market_name }) => {
    const key = `${item_id} ${access} ${market_name}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface Split {
  active: EntitledRow[];
  ended: EntitledRow[];
}

/**
 * While a company is expired nothing of it runs. What a headquarter lends is shown as long as it runs; what a
 * company or its subsidiaries bought themselves is still told when it has run out.
 */
export function split(company: CompanyRow, rows: readonly EntitledRow[], now: Date): Split {
  const closed = !company.provider && company.expiry !== null && company.expiry <= now;
  const active = closed ? [] : withoutRepeats(rows.filter(({ live }) => live));
  const bought = rows.filter(({ source_id }) => source_id !== company.headquarter_id);
  const ended = bought.filter(({ source_id, live }) => !live || (closed && source_id === company.id));
  return { active, ended };
}

/** What has to begin and what has to end so that a list is as wanted. */
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
