import {
  type ModelChapter,
  type ModelLine,
  type ModelReport,
  type ModelTable,
  shownValue,
  valueKey,
} from './versions.fixture.ts';

/** Two versions of a report, and what is different between them, known from how the second was made. */
export interface VersionPair {
  before: ModelReport;
  after: ModelReport;
  expected: string[];
}

interface Dice {
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

function diceOf(seed: number): Dice {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    shuffled: (list) =>
      list
        .map((one) => ({ one, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one),
  };
}

const places = 'Germany France Spain Italy Poland Sweden Austria Belgium Denmark Portugal'.split(' ');
const kinds = ['Cemented', 'Cementless', 'Hybrid', 'Other'];
const subjects = 'Knees Hips Ankles Shoulders Elbows Spines Wrists Fingers'.split(' ');
const measures = ['Value', 'Sales', 'Volume', 'Shipments', 'Stock'];
const words = 'theatre list surgeon tender price share ward clinic patient payer budget plan'.split(' ');

export function versionPair(seed: number): VersionPair {
  const dice = diceOf(seed);
  const before = {
    chapters: dice
      .shuffled(subjects)
      .slice(0, dice.whole(2, 3))
      .map((name) => newChapter(dice, name)),
  };
  const expected: string[] = [];
  const [first, ...others] = before.chapters;
  const isFirstGone = others.length > 1 && dice.chance(0.2);
  if (first && isFirstGone)
    expected.push(`chapter removed: ${first.title}`, ...first.tables.map(({ id }) => `table removed: ${id}`));
  const kept = (isFirstGone ? others : before.chapters).map((chapter) =>
    alteredChapter(dice, chapter, expected),
  );
  return { before, after: { chapters: renumbered(dice.chance(0.3) ? dice.shuffled(kept) : kept) }, expected };
}

function newChapter(dice: Dice, name: string): ModelChapter {
  const paragraphs = Array.from(
    { length: 8 },
    (_, at) => `${name} ${at}: ${dice.shuffled(words).join(' ')} ${dice.whole(100, 999)}.`,
  );
  const tables = dice
    .shuffled(measures)
    .slice(0, dice.whole(1, 3))
    .map((measure, at) => newTable(dice, name, measure, at));
  return { title: name, paragraphs, tables };
}

function newTable(dice: Dice, name: string, measure: string, at: number): ModelTable {
  const isGrouped = dice.chance(0.4);
  const rows = dice
    .shuffled(places)
    .slice(0, dice.whole(3, 5))
    .flatMap((place) =>
      isGrouped
        ? dice
            .shuffled(kinds)
            .slice(0, 3)
            .map((kind) => [place, kind])
        : [[place]],
    )
    .map((path, index) => ({ id: `r${index}`, path }));
  // Two rows of one name, as authors leave them.
  const others =
    isGrouped || dice.chance(0.7)
      ? []
      : [['Other'], ['Other']].map((path, index) => ({ id: `o${index}`, path }));
  const columns = newColumns(dice);
  const table: ModelTable = {
    id: `${name}-${measure}`,
    number: `${name.length}.${at + 1}`,
    // The same title may stand in several chapters; some tables have none.
    title: dice.chance(0.1)
      ? ''
      : dice.chance(0.3)
        ? `${measure} by country`
        : `${measure} of ${name}, by country`,
    unit: 'USD million',
    columns,
    rows: [...rows, ...others],
    values: new Map(),
  };
  for (const row of table.rows)
    for (const column of columns) table.values.set(valueKey(row, column), newValue(dice));
  return table;
}

function newValue(dice: Dice): number {
  return dice.whole(1_000, 99_999) / 10;
}

/** Years that are said to be measured or forecast, years alone, or years by segment. */
function newColumns(dice: Dice): ModelLine[] {
  const first = dice.whole(2015, 2022);
  const years = Array.from({ length: dice.whole(5, 8) }, (_, at) => first + at);
  const base = first + 2;
  const form = dice.whole(0, 2);
  const paths =
    form === 0
      ? years.map((year) => [year <= base ? 'Measured' : 'Forecast', String(year)])
      : form === 1
        ? years.map((year) => [String(year)])
        : ['Open', 'Closed'].flatMap((segment) => years.slice(0, 3).map((year) => [segment, String(year)]));
  return paths.map((path, index) => ({ id: `c${index}`, path }));
}

function alteredChapter(dice: Dice, chapter: ModelChapter, expected: string[]): ModelChapter {
  const title = dice.chance(0.2) ? `${chapter.title} in Europe` : chapter.title;
  if (title !== chapter.title) expected.push(`chapter renamed: ${chapter.title} → ${title}`);
  const tables = chapter.tables.map((table) => alteredTable(dice, table, expected));
  const fresh = dice.chance(0.3) ? [newTable(dice, chapter.title, 'Surplus', 9)] : [];
  for (const table of fresh) {
    table.title ||= 'Surplus by country';
    expected.push(`table added: ${table.id}`);
  }
  // Tables without a title are known by their place as well, and stay.
  const isOrdered = tables.some(({ title: own }) => own === '');
  const all = isOrdered ? [...tables, ...fresh] : dice.shuffled([...tables, ...fresh]);
  return { title, paragraphs: dice.shuffled(chapter.paragraphs), tables: all };
}

function renumbered(chapters: ModelChapter[]): ModelChapter[] {
  return chapters.map((chapter, at) => ({
    ...chapter,
    tables: chapter.tables.map((table, index) => ({ ...table, number: `${at + 20}.${index + 1}` })),
  }));
}

function alteredTable(dice: Dice, table: ModelTable, expected: string[]): ModelTable {
  const factor = dice.chance(0.15) && table.title !== '' ? 1000 : 1;
  const after: ModelTable = {
    ...table,
    unit: factor === 1 ? table.unit : 'USD thousand',
    values: new Map([...table.values].map(([key, value]) => [key, Math.round(value * factor * 10) / 10])),
  };
  const tell = (kind: string, row: ModelLine, column: ModelLine, was: string, is: string) =>
    expected.push(`${table.id}|${kind}|${row.path.join('/')}|${column.path.join('/')}|${was}|${is}`);
  const was = (row: ModelLine, column: ModelLine) =>
    shownValue(table, table.values.get(valueKey(row, column)) ?? 0);

  const gone = {
    row: dice.chance(0.3) ? lone(table.rows) : undefined,
    column: dice.chance(0.3) ? table.columns[0] : undefined,
  };
  const rows = table.rows.filter((row) => row !== gone.row);
  const columns = table.columns.filter((column) => column !== gone.column);
  const renamed = dice.chance(0.3) ? lone(rows) : undefined;
  const newest = newLines(dice, table);
  const name = (row: ModelLine) =>
    row === renamed ? { ...row, path: [...row.path.slice(0, -1), 'Quite another name'] } : row;

  for (const row of rows) {
    // Rows of one name, and a renamed one, are known by their figures.
    const isDelicate = row === renamed || row.id.startsWith('o');
    let left = isDelicate ? (row === renamed ? 0 : 1) : columns.length;
    for (const column of columns) {
      if (left === 0 || !dice.chance(isDelicate ? 0.1 : 0.12)) continue;
      left -= 1;
      const value = Math.round(newValue(dice) * factor * 10) / 10;
      const now = shownValue(after, value);
      if (value === after.values.get(valueKey(row, column))) continue;
      after.values.set(valueKey(row, column), value);
      tell(stateKind(column), name(row), column, was(row, column), now);
    }
    if (gone.column) tell('removed', row, gone.column, was(row, gone.column), '');
  }
  for (const column of gone.row ? table.columns : [])
    if (gone.row) tell('removed', gone.row, column, was(gone.row, column), '');

  after.rows = inGroups(dice, [...rows.map(name), ...newest.rows]);
  after.columns = [...columns, ...newest.columns];
  for (const row of after.rows)
    for (const column of after.columns) {
      const isNew = newest.rows.includes(row) || newest.columns.includes(column);
      if (!isNew) continue;
      const value = Math.round(newValue(dice) * factor * 10) / 10;
      after.values.set(valueKey(row, column), value);
      tell('added', row, column, '', shownValue(after, value));
    }
  if (factor !== 1) expected.push(`${table.id}|unit|USD million|USD thousand`);
  return after;
}

/** The first row that shares its name with no other. */
function lone(rows: readonly ModelLine[]): ModelLine | undefined {
  return rows.find(({ id }) => !id.startsWith('o'));
}

function stateKind({ path }: ModelLine): string {
  if (path[0] === 'Measured') return 'restated';
  return path[0] === 'Forecast' ? 'revised' : 'changed';
}

function newLines(dice: Dice, { rows, columns }: ModelTable): { rows: ModelLine[]; columns: ModelLine[] } {
  const depth = rows[0]?.path.length ?? 1;
  const last = columns.at(-1)?.path ?? [];
  const year = String(Number(last.at(-1)) + 1);
  return {
    rows: dice.chance(0.3) ? [{ id: 'new', path: depth > 1 ? ['Newland', 'Cemented'] : ['Newland'] }] : [],
    columns: dice.chance(0.3) ? [{ id: 'newest', path: [...last.slice(0, -1), year] }] : [],
  };
}

/** Rows in another order; those of a group stay together. */
function inGroups(dice: Dice, rows: readonly ModelLine[]): ModelLine[] {
  const isGrouped = rows.some(({ path }) => path.length > 1);
  if (!isGrouped) return dice.shuffled(rows);
  return dice
    .shuffled([...Map.groupBy(rows, ({ path }) => path[0]).values()])
    .flatMap((group) => dice.shuffled(group));
}
