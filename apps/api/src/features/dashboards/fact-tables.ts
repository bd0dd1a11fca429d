import type { Dimension, FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Opened, Source } from './opening.service.ts';
import { jointPeriods, jointUnit, periodIndex, readUnit, unitIn } from './shape.ts';

type Sql = RawBuilder<unknown>;

/** The table with the series of a dashboard, and how to compute each measure for one period. */
export interface FactTable {
  from: Sql;
  /** Applies to every question. */
  where: Sql;
  column(dimension: Dimension): Sql;
  measures: Record<string, (place: Sql) => Sql>;
  /** Whether rows with company '' hold the total of all companies. */
  hasCompanies: boolean;
}

const column = (name: string) => sql`${sql.ref(`f.${name}`)}`;
const at = (name: string, place: Sql) => sql`f.${sql.ref(name)}[${place}]`;
const sum = (name: string) => (place: Sql) => sql`sum(${at(name, place)})`;
const mean = (name: string) => (place: Sql) => sql`avg(${at(name, place)})`;

/** Divides only where both sides are known: units without a value would lower the price. */
function quotient(above: (place: Sql) => Sql, below: (place: Sql) => Sql) {
  return (place: Sql) => sql`sum(${above(place)}) filter (where ${below(place)} is not null)
    / nullif(sum(${below(place)}) filter (where ${above(place)} is not null), 0)`;
}

/** Converts the figures of each import to the joint unit. */
interface Scales {
  place: (one: Sql) => Sql;
  value: (figure: Sql) => Sql;
  units: (figure: Sql) => Sql;
  /** Converts value per unit to a price. */
  price: number;
}

function marketMeasures({ place, value, units, price }: Scales): FactTable['measures'] {
  const placed = (figure: (one: Sql) => Sql) => (one: Sql) => figure(place(one));
  const valueAt = (one: Sql) => value(at('value', one));
  const unitsAt = (one: Sql) => units(at('units', one));
  return {
    value: placed((one) => sql`sum(${valueAt(one)})`),
    units: placed((one) => sql`sum(${unitsAt(one)})`),
    price: placed((one) => sql`${quotient(valueAt, unitsAt)(one)} * ${sql.lit(price)}`),
    coverage: placed(mean('coverage')),
    reimbursement: placed(mean('reimbursement')),
  };
}

/** The only place that decides which markets are read. The periods are those of all markets of the dashboard. */
function marketTable(all: readonly Source[], asked: readonly Source[]): FactTable | null {
  const [first] = asked;
  if (!first) return null;
  const price = jointScale(asked, 'value') / jointScale(asked, 'units');
  return all.every(({ from }) => from === first.from)
    ? oneImport(asked, first, price)
    : manyImports(asked, price, jointPeriods(all.map(({ from }) => from.shape)));
}

const unitOf = ({ from, market }: Source, measure: string) => unitIn(from.shape, market, measure);

/** Without a joint unit the measure is not asked for. */
function jointScale(sources: readonly Source[], measure: string): number {
  return readUnit(jointUnit(sources.flatMap((source) => unitOf(source, measure) ?? [])) ?? '').scale;
}

function oneImport(sources: readonly Source[], { from }: Source, price: number): FactTable {
  const markets = sources.map(({ market }) => market);
  const same = (one: Sql) => one;
  return {
    from: sql`market_facts as f`,
    where: sql`f.import_id = ${from.import_id} and f.market = any (${markets}::text[])`,
    column,
    measures: marketMeasures({ place: same, value: same, units: same, price }),
    hasCompanies: true,
  };
}

/** Each import has its own first period, and may use thousands where others use millions. */
function manyImports(sources: readonly Source[], price: number, [start = '']: readonly string[]): FactTable {
  const shifts = sources.map(
    ({ from: { shape } }) => periodIndex(start) - periodIndex(shape.periods[0] ?? start),
  );
  const rates = (measure: string) => {
    const joint = jointScale(sources, measure);
    return sources.map((source) => readUnit(unitOf(source, measure) ?? '').scale / joint);
  };
  return {
    from: sql`unnest(${sources.map(({ from }) => from.import_id)}::int[], ${sources.map(({ market }) => market)}::text[],
        ${sources.map(({ label }) => label)}::text[], ${shifts}::int[], ${rates('value')}::float8[], ${rates('units')}::float8[])
        as s (import_id, market, label, shift, money, pieces)
      join market_facts as f on f.import_id = s.import_id and f.market = s.market`,
    where: sql`true`,
    column: (dimension) => (dimension === 'market' ? sql`s.label` : column(dimension)),
    measures: marketMeasures({
      place: (one) => sql`${one} + s.shift`,
      value: (figure) => sql`${figure} * s.money`,
      units: (figure) => sql`${figure} * s.pieces`,
      price,
    }),
    hasCompanies: true,
  };
}

const skuTable = (importId: number): FactTable => ({
  from: sql`sku_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column,
  measures: {
    units: sum('units'),
    sales: sum('sales'),
    // Units and sales are always known together.
    price: (place) => sql`sum(${at('sales', place)}) / nullif(sum(${at('units', place)}), 0)`,
  },
  hasCompanies: false,
});

const procedureTable = (importId: number): FactTable => ({
  from: sql`procedure_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column,
  measures: { volume: sum('volume') },
  hasCompanies: false,
});

const surveyTable = (importId: number): FactTable => ({
  from: sql`survey_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column: (dimension) => (dimension === 'answer' ? sql`answer` : column(dimension)),
  measures: {},
  hasCompanies: false,
});

const itemTables = { medsku: skuTable, pt: procedureTable, survey: surveyTable };

/** Null if there are no figures. `asked` are those of its markets that a question is about. */
export function tableOf(
  { kind, imports, sources }: Pick<Opened, 'kind' | 'imports' | 'sources'>,
  asked: readonly Source[] = sources,
): FactTable | null {
  if (isItem(kind)) {
    const [only] = imports;
    return only ? itemTables[kind](only.import_id) : null;
  }
  return marketTable(sources, asked);
}

function isItem(kind: FigureKind): kind is keyof typeof itemTables {
  return kind in itemTables;
}
