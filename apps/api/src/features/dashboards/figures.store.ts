import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import { compareNames } from '@caliper/text/names.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { FactTable } from './fact-tables.ts';
import type { Opened } from './opening.service.ts';

type Sql = RawBuilder<unknown>;

export interface Row {
  key: string[];
  values: (number | null)[];
}

export interface Figures {
  rows: Row[];
  /** How many rows there are, including those left out. */
  total: number;
}

export interface Question {
  groupBy: readonly Dimension[];
  filters: Partial<Record<Dimension, string[]>>;
  search?: string | undefined;
  top: number;
}

interface Periods {
  count: number;
  /** The period that decides which rows are the largest, counted from 1. */
  place: number;
}

/** The figures of each group by period, largest first; as JSON, which is the fastest to read. */
export async function addUp(
  db: Db,
  table: FactTable,
  figure: (place: Sql) => Sql,
  { count, place }: Periods,
  question: Question,
): Promise<Figures> {
  const figures = Array.from({ length: count }, (_, index) => figure(sql.lit(index + 1)));
  const size = figures[place - 1] ?? sql`0`;
  const only = amongLargest(table, size, question);
  const answer = await tell(
    db,
    sql`select ${keyOf(table, question)} as key, array_to_json(array[${sql.join(figures)}]::float8[]) as values, ${total}
      from ${table.from} where ${conditions(table, question)} and ${only ?? sql`true`} ${grouping(table, question)}
      ${largestFirst(table, size, question)} limit ${question.top}`,
  );
  const isCut = only && answer.rows.length === question.top;
  return isCut ? { ...answer, total: await countGroups(db, table, question) } : answer;
}

/** There can be very many SKUs: finds the largest by one period, so that only those are computed in full. */
function amongLargest(table: FactTable, size: Sql, question: Question): Sql | undefined {
  if (!question.groupBy.includes('sku') || question.search) return undefined;
  const keys = sql.join(groupsOf(question).map(table.column));
  return sql`(${keys}) in (select ${keys} from ${table.from} where ${conditions(table, question)} ${grouping(table, question)}
    ${largestFirst(table, size, question)} limit ${question.top})`;
}

/** Of the same size by their names, letter for letter: the order of a language takes longer than adding up. */
function largestFirst(table: FactTable, size: Sql, question: Question): Sql {
  const names = groupsOf(question).map((name) => sql`${table.column(name)} collate "C"`);
  return sql`order by ${sql.join([sql`${size} desc nulls last`, ...names])}`;
}

/** The spread of the average prices of single SKUs in one period. Several manufacturers may use the same number. */
export async function spread(db: Db, table: FactTable, place: number, question: Question): Promise<Figures> {
  const price = table.measures.price?.(sql.lit(place));
  const groups = [...question.groupBy, 'manufacturer', 'sku'] as const;
  return tell(
    db,
    sql`select key, array[count(*), min(price), ${quartiles(sql`price`)}, max(price)]::float8[] as values, ${total}
      from (select ${keyOf(table, question)} as key, ${price} as price from ${table.from}
        where ${conditions(table, question)} ${grouping(table, { groupBy: groups })}) as skus
      where price is not null group by key order by count(*) desc, key limit ${question.top}`,
  );
}

/** How many people answered a question and, for numbers, their spread. */
export async function countBases(
  db: Db,
  table: FactTable,
  questionId: string,
  question: Question,
): Promise<Figures> {
  const mean = sql`sum(number * weight) / nullif(sum(weight) filter (where number is not null), 0)`;
  return tell(
    db,
    sql`select ${keyOf(table, question)} as key, array[count(*), sum(weight), ${mean}, min(number),
        ${quartiles(sql`number`)}, max(number)]::float8[] as values, ${total}
      from ${table.from} where question_id = ${questionId} and ${conditions(table, question)} ${grouping(table, question)}
      order by count(*) desc, key limit ${question.top}`,
  );
}

export async function countAnswers(
  db: Db,
  table: FactTable,
  questionId: string,
  question: Question,
): Promise<Figures> {
  return tell(
    db,
    sql`select ${keyOf(table, question)} as key, array[count(*), sum(weight)]::float8[] as values, ${total}
      from ${table.from}, unnest(f.answers) as answer
      where question_id = ${questionId} and ${conditions(table, question)} ${grouping(table, question)}
      order by count(*) desc, key limit ${question.top}`,
  );
}

/**
 * Every group with its figures, as a line of JSON: its names, and for each measure its figures by period. Grouped by all
 * there is, one group is one fact; without `company` among the groups, the total of all companies.
 */
export async function listLines(
  db: Db,
  table: FactTable,
  {
    figures,
    periods,
    names,
  }: { figures: readonly ((place: Sql) => Sql)[]; periods: number; names: readonly Dimension[] },
  question: Pick<Question, 'groupBy' | 'filters' | 'search'>,
): Promise<string[]> {
  const places = Array.from({ length: periods }, (_, index) => sql.lit(index + 1));
  const key = names.map((name) => {
    if (!question.groupBy.includes(name)) return sql.lit('');
    return groupsOf(question).includes(name) ? table.column(name) : sql`max(${table.column(name)})`;
  });
  const values = figures.map((figure) => sql`array[${sql.join(places.map(figure))}]::float8[]`);
  const { rows } = await sql<{ line: string }>`
    select json_build_array(array[${sql.join(key)}]::text[], ${sql.join(values)})::text as line
    from ${table.from} where ${conditions(table, { ...question, top: 0 })} ${grouping(table, question)}
    order by ${sql.join(groupsOf(question).map(table.column))}`.execute(db);
  return rows.map(({ line }) => line);
}

const total = sql`(count(*) over ())::int as total`;

async function tell(db: Db, select: Sql): Promise<Figures> {
  const { rows } = await sql<Row & { total: number }>`${select}`.execute(db);
  return { rows: rows.map(({ key, values }) => ({ key, values })), total: rows[0]?.total ?? 0 };
}

async function countGroups(db: Db, table: FactTable, question: Question): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${table.from} where ${conditions(table, question)} ${grouping(table, question)}) as groups`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export interface Label {
  dimension: Dimension;
  name: string;
  under: string | null;
}

/** Everything that can be chosen, in alphabetical order. */
export async function listLabels(
  db: Db,
  { imports, sources }: Pick<Opened, 'imports' | 'sources'>,
): Promise<Label[]> {
  const places =
    sources.length > 0
      ? sources.map(({ from, market, label }) => ({ importId: from.import_id, market, label }))
      : imports.map(({ import_id }) => ({ importId: import_id, market: '', label: '' }));
  const { rows } = await sql<Label>`
    select distinct dimension, name, case when under = market then label else under end as under
    from figure_labels join unnest(${places.map(({ importId }) => importId)}::int[],
      ${places.map(({ market }) => market)}::text[], ${places.map(({ label }) => label)}::text[])
      as s (import_id, market, label) using (import_id, market)
    order by name, under`.execute(db);
  return rows.sort((one, other) => compareNames(one.name, other.name));
}

type Groups = Pick<Question, 'groupBy'>;

/** A SKU whose description differs from country to country is still one SKU. */
function groupsOf({ groupBy }: Groups): readonly Dimension[] {
  return groupBy.includes('sku') ? groupBy.filter((dimension) => dimension !== 'description') : groupBy;
}

function keyOf(table: FactTable, question: Groups): Sql {
  const groups = groupsOf(question);
  const parts = question.groupBy.map((dimension) => {
    const name = table.column(dimension);
    return groups.includes(dimension) ? name : sql`max(${name})`;
  });
  return sql`array[${sql.join(parts)}]::text[]`;
}

/** Without dimensions there is one row, or none if no facts match. */
function grouping(table: FactTable, question: Groups): Sql {
  const groups = groupsOf(question).map(table.column);
  return groups.length > 0 ? sql`group by ${sql.join(groups)}` : sql`having count(*) > 0`;
}

function quartiles(of: Sql): Sql {
  const at = (share: number) => sql`percentile_cont(${sql.lit(share)}) within group (order by ${of})`;
  return sql.join([at(0.25), at(0.5), at(0.75)]);
}

function conditions(table: FactTable, { groupBy, filters, search }: Question): Sql {
  const list: Sql[] = [table.where];
  for (const [dimension, names] of Object.entries(filters)) {
    if (names.length > 0) list.push(sql`${table.column(dimension as Dimension)} = any (${names}::text[])`);
  }
  if (table.hasCompanies) {
    const asksCompanies = groupBy.includes('company') || (filters.company?.length ?? 0) > 0;
    list.push(asksCompanies ? sql`f.company <> ''` : sql`f.company = ''`);
  }
  if (search) list.push(sql`(f.manufacturer, f.sku) in (${found(table, search)})`);
  return sql.join(list, sql` and `);
}

/** SKUs with all of their figures, even if only one of their descriptions fits. */
function found(table: FactTable, search: string): Sql {
  // One search in a joined text takes about half the time of three ilike conditions.
  const text = sql`lower(f.sku || e'\\n' || f.description || e'\\n' || f.brand)`;
  // The planner expects few rows of an equation but a third of all rows beyond a limit, and plans a slower join for those.
  return sql`select f.manufacturer, f.sku from ${table.from}
    where ${table.where} and least(strpos(${text}, lower(${search})), 1) = 1`;
}
