import type { Metric } from '@caliper/contract/figures/figures.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Series } from './table-series.ts';

/** A market with one of its segments, and the unit that each is counted in. */
export interface DashboardLabel {
  item_id: number;
  item_year: number;
  import_id: number;
  market: string;
  segment: string;
  periods: string[];
  units: Record<string, string>;
}

type Labels = readonly DashboardLabel[];

/** The markets and segments of the figures that these reports show now. What an import holds never changes. */
export function createDashboardLabels(db: Db, mostImports = 2000) {
  const kept = new Map<number, Labels>();

  async function load(imports: readonly number[]): Promise<void> {
    const { rows } = await sql<DashboardLabel>`
      select d.item_id, i.item_year, l.import_id, l.market, l.name as segment, shape->'periods' as periods,
        (shape->'units') || jsonb_strip_nulls(jsonb_build_object('units', shape->'marketUnits'->l.market)) as units
      from figure_labels as l join figure_imports as f using (import_id)
      join data_sets as d using (import_id) join items as i on i.item_id = d.item_id
      where l.import_id = any (${imports}::int[]) and dimension = 'segment'`.execute(db);
    const found = Map.groupBy(rows, ({ import_id }) => import_id);
    if (kept.size + imports.length > mostImports) kept.clear();
    for (const id of imports) kept.set(id, found.get(id) ?? []);
  }

  return async function labelsOf(itemIds: readonly number[]): Promise<DashboardLabel[]> {
    const { rows } = await sql<{ import_id: number }>`select import_id from data_sets
      where item_id = any (${itemIds}::int[]) and not demo and import_id is not null`.execute(db);
    const imports = rows.map(({ import_id }) => import_id);
    const missing = imports.filter((id) => !kept.has(id));
    if (missing.length > 0) await load(missing);
    return imports.flatMap((id) => kept.get(id) ?? []);
  };
}

interface Fact {
  country: string;
  company: string;
  value: (number | null)[] | null;
  units: (number | null)[] | null;
}

/** The developments that a dashboard has of a segment in a country: as they were imported, nothing is added up. */
export async function readFacts(
  db: Db,
  label: DashboardLabel,
  metric: Metric,
  { place, wantsCompany }: { place: string | null; wantsCompany: boolean },
): Promise<Series[]> {
  if (metric !== 'value' && metric !== 'units') return [];
  const { rows } = await sql<Fact>`select country, company, value, units from market_facts
    where import_id = ${label.import_id} and market = ${label.market} and segment = ${label.segment}
      and ${place === null ? sql`true` : sql`country = ${place}`} and ${wantsCompany ? sql`company <> ''` : sql`company = ''`}`.execute(
    db,
  );
  return rows.map((fact) => toSeries(label, metric, fact)).filter(({ points }) => points.length > 0);
}

function toSeries(
  { market, segment, periods, units, item_year }: DashboardLabel,
  metric: 'value' | 'units',
  fact: Fact,
): Series {
  const company = fact.company ? [{ text: fact.company, isCompany: true }] : [];
  return {
    labels: [{ text: market, isCompany: false }, { text: segment, isCompany: false }, ...company],
    metric,
    base: null,
    place: fact.country,
    unit: units[metric] ?? '',
    points: periods.flatMap((name, index) => {
      const value = fact[metric]?.[index];
      const year = Number(name);
      if (value === null || value === undefined || !Number.isInteger(year)) return [];
      const state = year >= item_year ? ('forecast' as const) : ('measured' as const);
      const shown = value.toLocaleString('en-US', { maximumFractionDigits: 3 });
      return [{ period: { from: year, to: year }, value, shown, state, row: null, column: null }];
    }),
  };
}
