import type { Dimension, FigureKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Opened, Source } from './opening.service.ts';
import { jointPeriods, periodIndex, readUnit } from './shape.ts';

type Sql = RawBuilder<unknown>;

/** Where the series of a dashboard stand, and how a measure is worked out for one period of them. */
export interface FactTable {
  from: Sql;
  /** What all questions share. */
  where: Sql;
  column(dimension: Dimension): Sql;
  measures: Record<string, (place: Sql) => Sql>;
  /** What belongs to what, for those that are listed. */
  listed: { dimension: Dimension; under: Dimension | null }[];
}

const column = (name: string) => sql`${sql.ref(`f.${name}`)}`;
const at = (name: string, place: Sql) => sql`f.${sql.ref(name)}[${place}]`;
const sum = (name: string) => (place: Sql) => sql`sum(${at(name, place)})`;
const mean = (name: string) => (place: Sql) => sql`avg(${at(name, place)})`;

/** Only what is known on both sides is divided: units without their value would make it cheaper than it is. */
function quotient(above: (place: Sql) => Sql, below: (place: Sql) => Sql) {
  return (place: Sql) => sql`sum(${above(place)}) filter (where ${below(place)} is not null)
    / nullif(sum(${below(place)}) filter (where ${above(place)} is not null), 0)`;
}

const marketLists: FactTable['listed'] = [
  { dimension: 'segment', under: 'market' },
  { dimension: 'country', under: 'region' },
  { dimension: 'company', under: null },
];

function marketMeasures(place: (one: Sql) => Sql, money: Sql, pieces: Sql): FactTable['measures'] {
  const placed = (figure: (one: Sql) => Sql) => (one: Sql) => figure(place(one));
  return {
    value: placed(sum('value')),
    units: placed(sum('units')),
    price: placed(
      quotient(
        (one) => sql`${at('value', one)} * ${money}`,
        (one) => sql`${at('units', one)} * ${pieces}`,
      ),
    ),
    coverage: placed(mean('coverage')),
    reimbursement: placed(mean('reimbursement')),
  };
}

const scaleOf = ({ from }: Source, measure: string) => readUnit(from.shape.units[measure] ?? '').scale;

/** Which markets are read is told here and nowhere else. */
function marketTable(sources: readonly Source[]): FactTable | null {
  const [first] = sources;
  if (!first) return null;
  return sources.every(({ from }) => from === first.from) ? oneImport(sources, first) : manyImports(sources);
}

function oneImport(sources: readonly Source[], first: Source): FactTable {
  const markets = sources.map(({ market }) => market);
  return {
    from: sql`market_facts as f`,
    where: sql`f.import_id = ${first.from.import_id} and f.market = any (${markets}::text[])`,
    column,
    measures: marketMeasures(
      (one) => one,
      sql.lit(scaleOf(first, 'value')),
      sql.lit(scaleOf(first, 'units')),
    ),
    listed: marketLists,
  };
}

/** Each import counts its periods from a first one of its own, and may measure in a unit of its own. */
function manyImports(sources: readonly Source[]): FactTable {
  const [first = ''] = jointPeriods(sources.map(({ from }) => from.shape));
  const shifts = sources.map(({ from }) => periodIndex(first) - periodIndex(from.shape.periods[0] ?? first));
  const scales = (measure: string) => sources.map((source) => scaleOf(source, measure));
  return {
    from: sql`unnest(${sources.map(({ from }) => from.import_id)}::int[], ${sources.map(({ market }) => market)}::text[],
        ${sources.map(({ label }) => label)}::text[], ${shifts}::int[], ${scales('value')}::float8[], ${scales('units')}::float8[])
        as s (import_id, market, label, shift, money, pieces)
      join market_facts as f on f.import_id = s.import_id and f.market = s.market`,
    where: sql`true`,
    column: (dimension) => (dimension === 'market' ? sql`s.label` : column(dimension)),
    measures: marketMeasures((one) => sql`${one} + s.shift`, sql`s.money`, sql`s.pieces`),
    listed: marketLists,
  };
}

const skuTable = (importId: number): FactTable => ({
  from: sql`sku_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column,
  measures: {
    units: sum('units'),
    sales: sum('sales'),
    // Where the one is known the other is too.
    price: (place) => sql`sum(${at('sales', place)}) / nullif(sum(${at('units', place)}), 0)`,
  },
  listed: [
    { dimension: 'market', under: null },
    { dimension: 'brand', under: 'manufacturer' },
    { dimension: 'country', under: null },
  ],
});

const procedureTable = (importId: number): FactTable => ({
  from: sql`procedure_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column,
  measures: { volume: sum('volume') },
  listed: [
    { dimension: 'procedure', under: 'specialty' },
    { dimension: 'setting', under: null },
    { dimension: 'payer', under: null },
    { dimension: 'country', under: 'region' },
  ],
});

const surveyTable = (importId: number): FactTable => ({
  from: sql`survey_facts as f`,
  where: sql`f.import_id = ${importId}`,
  column: (dimension) => (dimension === 'answer' ? sql`answer` : column(dimension)),
  measures: {},
  listed: [
    { dimension: 'specialty', under: null },
    { dimension: 'country', under: null },
    { dimension: 'institution', under: null },
  ],
});

const itemTables = { medsku: skuTable, pt: procedureTable, survey: surveyTable };

/** Null while there are no figures. */
export function tableOf({
  kind,
  imports,
  sources,
}: Pick<Opened, 'kind' | 'imports' | 'sources'>): FactTable | null {
  if (isItem(kind)) {
    const [only] = imports;
    return only ? itemTables[kind](only.import_id) : null;
  }
  return marketTable(sources);
}

function isItem(kind: FigureKind): kind is keyof typeof itemTables {
  return kind in itemTables;
}
