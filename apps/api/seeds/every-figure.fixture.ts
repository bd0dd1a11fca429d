/**
 * The figures of a file worked out as one would by hand, row by row, to compare the server's answers with. Nothing here
 * uses the code that answers.
 */
export type Cells = Readonly<Record<string, string>>;

export interface Asked {
  measure: string;
  groupBy: readonly string[];
  filters: Readonly<Record<string, readonly string[]>>;
}

export type Numbers = (number | null)[];

/** What a file has of one kind of dashboard. */
export interface PlainFile {
  columns: string[];
  measures: string[];
  /** Everything that can be chosen, by dimension. */
  choices: Record<string, string[]>;
  /** The markets that are counted in the same, for the measures that count. */
  nouns: { unit: string; markets: string[] }[];
  answer(asked: Asked): Map<string, Numbers>;
}

export function readCsv(text: string): Cells[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => plain(cell)));
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

function plain(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

interface Series {
  names: Cells;
  figures: Map<string, Numbers>;
}

interface Layout {
  dimensions: readonly string[];
  period: string;
  /** The figures of a row, by name. */
  figuresOf: (row: Cells) => Record<string, number>;
}

function seriesIn(rows: readonly Cells[], columns: readonly string[], layout: Layout): Series[] {
  const found = new Map<string, Series>();
  for (const row of rows) {
    const key = layout.dimensions.map((name) => row[name]).join('|');
    const series = found.get(key) ?? { names: row, figures: new Map() };
    found.set(key, series);
    const place = columns.indexOf(row[layout.period] ?? '');
    for (const [name, figure] of Object.entries(layout.figuresOf(row))) {
      const list = series.figures.get(name) ?? columns.map(() => null);
      list[place] = figure;
      series.figures.set(name, list);
    }
  }
  return [...found.values()];
}

type Measure = (among: readonly Series[], place: number) => number | null;

const known = (among: readonly Series[], name: string, place: number) =>
  among.flatMap(({ figures }) => figures.get(name)?.[place] ?? []);
const add = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
const sumOf =
  (name: string): Measure =>
  (among, place) => {
    const list = known(among, name, place);
    return list.length === 0 ? null : add(list);
  };
const meanOf =
  (name: string): Measure =>
  (among, place) => {
    const list = known(among, name, place);
    return list.length === 0 ? null : add(list) / list.length;
  };

/** Of the series that have both. */
const quotientOf =
  (above: string, below: string, scale: (unit: string) => number): Measure =>
  (among, place) => {
    const both = among.filter((one) =>
      [above, below].every((name) => one.figures.get(name)?.[place] != null),
    );
    const divisor = add(known(both, below, place));
    const factor = scale(both[0]?.names.counted ?? '');
    return divisor === 0 ? null : (add(known(both, above, place)) / divisor) * factor;
  };

function matches(names: Cells, filters: Asked['filters']): boolean {
  return Object.entries(filters).every(([name, chosen]) => chosen.includes(names[name] ?? ''));
}

function grouped<T extends { names: Cells }>(all: readonly T[], { groupBy }: Asked): Map<string, T[]> {
  return Map.groupBy(all, ({ names }) => groupBy.map((name) => names[name]).join(' | '));
}

function uniqueIn(rows: readonly Cells[], names: readonly string[]): PlainFile['choices'] {
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(rows.map((row) => row[name] ?? ''))].filter(Boolean)]),
  );
}

/** Every year or quarter from the first to the last. */
function periodsIn(rows: readonly Cells[], column: string): string[] {
  return [...new Set(rows.map((row) => row[column] ?? ''))].sort();
}

const marketNames = ['market', 'segment', 'region', 'country', 'company'];

export function marketFile(rows: readonly Cells[], columns = periodsIn(rows, 'year')): PlainFile {
  const inside = rows.filter(({ year = '' }) => columns.includes(year));
  const counted = inside.filter(({ metric = '' }) => ['units', 'reimbursement'].includes(metric));
  const unitOf = new Map(counted.map(({ market = '', unit = '' }) => [market, unit]));
  const series = seriesIn(
    inside.map((row) => ({ ...row, counted: unitOf.get(row.market ?? '') ?? '' })),
    columns,
    {
      dimensions: marketNames,
      period: 'year',
      figuresOf: ({ metric = '', value }) => ({ [metric]: Number(value) }),
    },
  );
  const inUnits = (unit: string) => 1e6 / (unit.startsWith('thousand ') ? 1000 : 1);
  const measures: Record<string, Measure> = {
    value: sumOf('value'),
    units: sumOf('units'),
    price: quotientOf('value', 'units', inUnits),
    coverage: meanOf('coverage'),
    reimbursement: meanOf('reimbursement'),
  };
  const metrics = new Set(rows.map(({ metric }) => metric));
  const byUnit = Map.groupBy(unitOf.keys(), (market) => unitOf.get(market) ?? '');
  return {
    columns,
    measures: metrics.has('value') ? ['value', 'units', 'price'] : ['coverage', 'reimbursement'],
    choices: uniqueIn(inside, marketNames),
    nouns: [...byUnit].map(([unit, markets]) => ({ unit, markets })),
    answer(asked) {
      const ofCompanies = asked.groupBy.includes('company') || 'company' in asked.filters;
      const among = series.filter(
        ({ names }) => (names.company !== '') === ofCompanies && matches(names, asked.filters),
      );
      return measured(among, asked, columns, measures);
    },
  };
}

function measured(
  among: readonly Series[],
  asked: Asked,
  columns: readonly string[],
  measures: Record<string, Measure>,
): Map<string, Numbers> {
  const measure = measures[asked.measure];
  if (!measure) throw new Error(`No measure ${asked.measure}`);
  return new Map(
    [...grouped(among, asked)].map(([key, own]) => [key, columns.map((_, place) => measure(own, place))]),
  );
}

const skuNames = ['market', 'manufacturer', 'brand', 'sku', 'country'];

export function skuFile(rows: readonly Cells[]): PlainFile {
  const columns = periodsIn(rows, 'period');
  const series = seriesIn(rows, columns, {
    dimensions: skuNames,
    period: 'period',
    figuresOf: ({ units, price }) => ({ units: Number(units), sales: Number(units) * Number(price) }),
  });
  const measures = {
    sales: sumOf('sales'),
    units: sumOf('units'),
    price: quotientOf('sales', 'units', () => 1),
  };
  return {
    columns,
    measures: [...Object.keys(measures), 'spread'],
    choices: uniqueIn(rows, ['market', 'manufacturer', 'brand', 'country']),
    nouns: [],
    answer(asked) {
      const among = series.filter(({ names }) => matches(names, asked.filters));
      if (asked.measure !== 'spread') return measured(among, asked, columns, measures);
      const groups = [...grouped(among, asked)].map(([key, own]) => [key, spreadOf(own)] as const);
      return new Map(groups.filter(([, [count]]) => count !== 0));
    },
  };

  /** The average price of each article in the last quarter, and how these are distributed. */
  function spreadOf(among: readonly Series[]): Numbers {
    const articles = Map.groupBy(among, ({ names }) => `${names.manufacturer} | ${names.sku}`);
    const prices = [...articles.values()].flatMap((own) => measures.price(own, columns.length - 1) ?? []);
    return [prices.length, ...distribution(prices)];
  }
}

/** Lowest, quartiles, highest; between two values in proportion. */
function distribution(values: readonly number[]): Numbers {
  const sorted = values.toSorted((a, b) => a - b);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low === undefined || high === undefined ? null : low + (high - low) * (place % 1);
  });
}

const procedureNames = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country'];

export function procedureFile(rows: readonly Cells[]): PlainFile {
  const columns = periodsIn(rows, 'year');
  const series = seriesIn(rows, columns, {
    dimensions: procedureNames,
    period: 'year',
    figuresOf: ({ volume }) => ({ volume: Number(volume) }),
  });
  return {
    columns,
    measures: ['volume'],
    choices: uniqueIn(rows, procedureNames),
    nouns: [],
    answer: (asked) =>
      measured(
        series.filter(({ names }) => matches(names, asked.filters)),
        asked,
        columns,
        { volume: sumOf('volume') },
      ),
  };
}

/** The measures of a survey are its questions. */
export function surveyFile(questions: readonly Cells[], answers: readonly Cells[]): PlainFile {
  const types = new Map(questions.map(({ question_id = '', type = '' }) => [question_id, type]));
  return {
    columns: [],
    measures: [...types.keys()],
    choices: uniqueIn(answers, ['specialty', 'country', 'institution']),
    nouns: [],
    answer(asked) {
      const given = answers
        .filter((names) => names.question_id === asked.measure && matches(names, asked.filters))
        .map((names) => ({ names }));
      const isNumber = ['scale', 'number'].includes(types.get(asked.measure) ?? '');
      const isByAnswer = asked.groupBy.includes('answer');
      return new Map(
        [...grouped(given, asked)].map(([key, own]) => [
          key,
          isByAnswer ? counts(own) : bases(own, isNumber),
        ]),
      );
    },
  };
}

type Given = readonly { names: Cells }[];
const weightOf = ({ names }: Given[number]) => Number(names.weight);

function counts(given: Given): Numbers {
  return [given.length, add(given.map(weightOf))];
}

/** Each person once, however many answers they chose. */
function bases(given: Given, isNumber: boolean): Numbers {
  const people = [...Map.groupBy(given, ({ names }) => names.respondent_id).values()].flatMap(
    ([first]) => first ?? [],
  );
  const numbers = isNumber ? people.map(({ names }) => Number(names.answer)) : [];
  const weighted = add(people.map((one, index) => (numbers[index] ?? 0) * weightOf(one)));
  const [base, weight = 0] = counts(people);
  return [base ?? 0, weight, isNumber ? weighted / (weight ?? 1) : null, ...distribution(numbers)];
}
