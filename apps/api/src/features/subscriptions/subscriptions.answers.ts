import type { Answer } from '@caliper/contract/endpoints.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { ArchivedRow, CompanyRow, EntitledRow } from './subscription.ts';

type ReportEntry = Answer<'subscriptions'>['active'][number];
/** An entry without its id, whose field name depends on the kind. */
export type Entry = Omit<ReportEntry, 'report_id'> & { item_id: number };

export interface Lists {
  active: Entry[];
  expired: Entry[];
}

export function activeEntry(company: CompanyRow, row: EntitledRow): Entry {
  const { subscription_id } = row;
  return { ...facts(company, row), subscription_id, archive_id: null, until: null };
}

export function endedEntry(company: CompanyRow, row: EntitledRow): Entry {
  const until = row.ended_at ? epochSeconds(row.ended_at) : null;
  return { ...facts(company, row), archive_id: null, until };
}

export function archivedEntry(company: CompanyRow, row: ArchivedRow): Entry {
  return { ...facts(company, row), archive_id: row.archive_id, until: epochSeconds(row.ended_at) };
}

function facts(company: CompanyRow, row: EntitledRow | ArchivedRow) {
  return {
    item_id: row.item_id,
    report_name: row.item_name,
    report_year: row.item_year,
    region: row.region,
    sample: row.access === 'sample',
    market_name: row.market_name || null,
    demo: row.access === 'demo',
    since: epochSeconds(row.since),
    source: row.source_id === company.id ? null : { id: row.source_id, company: row.source_company },
  };
}

/** Renames the id to that of the kind. */
export function withIdAs<K extends string>(name: K, { active, expired }: Lists) {
  const rename = ({ item_id, ...entry }: Entry) =>
    ({ [name]: item_id, ...entry }) as Omit<Entry, 'item_id'> & Record<K, number>;
  return { active: active.map(rename), expired: expired.map(rename) };
}
