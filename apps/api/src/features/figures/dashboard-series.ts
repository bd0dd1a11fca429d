import { sql } from 'kysely';
import type { Freshness } from '../../platform/freshness/freshness.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Series } from './table-series.ts';

/** A market with one of its segments, and the unit that each is counted in. */
export interface DashboardLabel {
  item_id: number;
  import_id: number;
  market: string;
  segment: string;
  periods: string[];
  units: Record<string, string>;
  /** Those that the market has figures of. */
  countries: readonly string[];
  companies: readonly string[];
}

type Labels = readonly DashboardLabel[];

export interface LabelsNeeds {
  db: Db;
  freshness: Pick<Freshness, 'recall'>;
}

/** The markets and segments of the figures that these reports show now. What an import holds never changes. */
export function createDashboardLabels({ db, freshness }: LabelsNeeds, mostImports = 2000) {
  /** As long as this is the same database. */
  const known = (now: Date) =>
    freshness.recall('dashboard labels', now, async () => ({ value: new Map<number, Labels>(), keys: [] }));

  async function load(kept: Map<number, Labels>, imports: readonly number[]): Promise<void> {
    const { rows } = await sql<Omit<DashboardLabel, 'segment'> & { segments: string[] }>`
      select f.item_id, l.*, shape->'periods' as periods,
        (shape->'units') || jsonb_strip_nulls(jsonb_build_object('units', shape->'marketUnits'->l.market)) as units
      from (select import_id, market, ${namesOf('segment')} as segments, ${namesOf('country')} as countries,
          ${namesOf('company')} as companies
        from figure_labels where import_id = any (${imports}::int[]) group by import_id, market) as l
      join figure_imports as f using (import_id)`.execute(db);
    const labels = rows.flatMap(({ segments, ...market }) =>
      segments.map((segment) => ({ ...market, segment })),
    );
    const found = Map.groupBy(labels, ({ import_id }) => import_id);
    if (kept.size + imports.length > mostImports) kept.clear();
    for (const id of imports) kept.set(id, found.get(id) ?? []);
  }

  return async function labelsOf(itemIds: readonly number[], now: Date): Promise<DashboardLabel[]> {
    const kept = await known(now);
    const { rows } = await sql<{ import_id: number }>`select import_id from data_sets
      where item_id = any (${itemIds}::int[]) and not demo and import_id is not null`.execute(db);
    const imports = rows.map(({ import_id }) => import_id);
    const missing = imports.filter((id) => !kept.has(id));
    if (missing.length > 0) await load(kept, missing);
    return imports.flatMap((id) => kept.get(id) ?? []);
  };
}

/** The names of a dimension, in an aggregate over the labels of a market. */
const namesOf = (dimension: 'segment' | 'country' | 'company') =>
  sql`coalesce(array_agg(name order by name) filter (where dimension = ${dimension}), '{}')`;

/** A label, and the companies whose figures of it are wanted; '' is all of them together. */
export interface WantedFacts {
  label: DashboardLabel;
  companies: readonly string[];
  /** The first year that is a forecast: that of the edition. */
  year: number;
}

interface Fact {
  /** Which of the wanted. */
  at: number;
  country: string;
  company: string;
  numbers: (number | null)[];
}

/** The developments that dashboards have of segments in countries: as they were imported, nothing is added up. */
export async function readFacts(
  db: Db,
  wanted: readonly WantedFacts[],
  { metric, place }: { metric: 'value' | 'units'; place: string | null },
): Promise<{ label: DashboardLabel; series: Series }[]> {
  if (wanted.length === 0) return [];
  const of = (name: 'market' | 'segment') => wanted.map(({ label }) => label[name]);
  const companies = [...new Set(wanted.flatMap((one) => one.companies))];
  const { rows } = await sql<Fact>`
    select (at - 1)::int as at, country, company, ${sql.ref(metric)} as numbers
    from unnest(${wanted.map(({ label }) => label.import_id)}::int[], ${of('market')}::text[], ${of('segment')}::text[])
      with ordinality as asked (import_id, market, segment, at)
    join market_facts using (import_id, market, segment)
    where company = any (${companies}::text[]) and ${place === null ? sql`true` : sql`country = ${place}`}
      and ${sql.ref(metric)} is not null
    order by at, country, company`.execute(db);
  return rows.flatMap((fact) => {
    const one = wanted[fact.at];
    const series = one?.companies.includes(fact.company) ? toSeries(one, metric, fact) : null;
    return one && series && series.points.length > 0 ? [{ label: one.label, series }] : [];
  });
}

const asShown = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

function toSeries(
  { label: { market, segment, periods, units }, year: firstForecast }: WantedFacts,
  metric: 'value' | 'units',
  { country, company, numbers }: Fact,
): Series {
  const named = company ? [{ text: company, isCompany: true }] : [];
  return {
    labels: [{ text: market, isCompany: false }, { text: segment, isCompany: false }, ...named],
    metric,
    base: null,
    place: country,
    unit: units[metric] ?? '',
    points: periods.flatMap((name, index) => {
      const value = numbers[index];
      const year = Number(name);
      if (value === null || value === undefined || !Number.isInteger(year)) return [];
      const state = year >= firstForecast ? ('forecast' as const) : ('measured' as const);
      return [
        {
          period: { from: year, to: year },
          value,
          shown: asShown.format(value),
          state,
          row: null,
          column: null,
        },
      ];
    }),
  };
}
