import type { ComparedTable } from '@caliper/contract/differences/compared.schemas.ts';
import { describe, expect, test } from 'vitest';
import { beside, type Reading } from '../src/features/reports/changes/index.ts';
import { readingOf } from '../src/features/reports/changes/reading.fixture.ts';
import { chaptersOf } from './content/package.ts';
import { type DemoReport, demoReports } from './content/plan.ts';
import type { Chapter } from './content/writing/page.ts';
import {
  cellKey,
  cellsOf,
  inThousands,
  reordered,
  tableKey,
  withColumn,
  withTables,
} from './edition-cells.fixture.ts';

const written = demoReports('demo').filter(({ writeup }) => writeup);
const lines = [...Map.groupBy(written, ({ title, region }) => `${title}, ${region}`).values()];
const pairs = lines.filter(({ length }) => length > 1).slice(0, 10);

/** What a cell was and is, by its table, row and column. */
type Change = [before: string | null, after: string | null];

function expected(before: readonly Chapter[], after: readonly Chapter[]): Map<string, Change> {
  const [was, is] = [cellsOf(before), cellsOf(after)];
  const found = new Map<string, Change>();
  for (const [table, cells] of is) {
    const former = was.get(table);
    if (!former) continue;
    for (const key of new Set([...cells.keys(), ...former.keys()]))
      found.set(`${table} | ${key}`, [former.get(key) ?? null, cells.get(key) ?? null]);
  }
  return found;
}

/** Read once: cleaning a report takes longer than comparing it. */
const readings = new Map<readonly Chapter[], Reading>();

function readingFor(chapters: readonly Chapter[]): Reading {
  const known = readings.get(chapters);
  if (known) return known;
  const made = readingOf(Object.fromEntries(chapters.map(({ title, html }) => [title, html])));
  readings.set(chapters, made);
  return made;
}

function found(before: readonly Chapter[], after: readonly Chapter[]) {
  const { grids } = beside(readingFor(before), readingFor(after));
  const tables = grids.filter(({ content }) => !content.after.title.startsWith('SWOT'));
  return new Map(tables.flatMap(({ content }) => [...changesIn(content, after)]));
}

function* changesIn(
  { parts, after: place }: ComparedTable,
  after: readonly Chapter[],
): Generator<[string, Cell]> {
  const table = tableKey(after[place.chapter - 1]?.title ?? '', place.title.split('\n')[0] ?? '');
  for (const { rows, columns } of parts)
    for (const { path, cells } of rows)
      for (const [at, cell] of cells.entries())
        if (cell) yield [`${table} | ${cellKey(path, columns[at]?.path ?? [])}`, cell];
}

type Cell = NonNullable<ComparedTable['parts'][number]['rows'][number]['cells'][number]>;

/** Only where both sides have a number: what it was less what it is, by hand. */
function differenceOf([before, after]: Change): number | null {
  const [was, is] = [numberIn(before), numberIn(after)];
  return was === null || is === null ? null : Number((is - was).toFixed(6));
}

function numberIn(text: string | null): number | null {
  return text !== null && /^[−-]?[\d,]+(?:\.\d+)?$/.test(text)
    ? Number(text.replaceAll(',', '').replace('−', '-'))
    : null;
}

/** A dash says nothing, on either side. */
const said = (figure: { text: string } | null) => (figure && figure.text !== '–' ? figure.text : null);

function texts(cells: Map<string, Cell>): Map<string, Change> {
  return new Map([...cells].map(([key, { before, after }]) => [key, [said(before), said(after)]]));
}

/** All ten in a thorough run; the others are changed in the same way. */
const isThorough = Boolean(process.env.CALIPER_THOROUGH);

const sorted = (changes: Map<string, unknown>) => [...changes].sort(([a], [b]) => (a < b ? -1 : 1));

describe.each(pairs.map((line) => [`${line[0]?.title}, ${line[0]?.region}`, line] as const))(
  '%s',
  (_, line) => {
    const [newer, older] = line.toSorted((one, other) => other.year - one.year) as [DemoReport, DemoReport];
    const [before, after] = [chaptersOf(older), chaptersOf(newer)];

    test('DIFF-01 every cell of both editions is what their pages say, and so is every difference', () => {
      const [changes, cells] = [expected(before, after), found(before, after)];
      expect(changes.size).toBeGreaterThan(1000);
      expect(sorted(texts(cells))).toEqual(sorted(changes));
      for (const [key, change] of changes) {
        const difference = differenceOf(change);
        if (difference !== null) expect([key, cells.get(key)?.change]).toEqual([key, difference]);
      }
    });

    if (line !== pairs[0] && !isThorough) return;

    test('DIFF-01 rows in another order change nothing', () => {
      const other = withTables(after, reordered);
      expect(sorted(texts(found(before, other)))).toEqual(sorted(expected(before, after)));
    });

    test('DIFF-01 a column more is new, and everything else is as it was', () => {
      const other = withTables(after, withColumn);
      const [changes, cells] = [expected(before, other), found(before, other)];
      expect(sorted(texts(cells))).toEqual(sorted(changes));
      const ranks = [...cells].filter(([key]) => key.endsWith('Analyst’s rank'));
      expect(ranks.length).toBeGreaterThan(100);
      expect(ranks.every(([, { before: was }]) => was === null)).toBe(true);
    });

    test('DIFF-01 figures in thousands are compared with those in millions', () => {
      const other = withTables(after, inThousands);
      const [changes, cells] = [expected(before, after), found(before, other)];
      const converted = [...cells].filter(([, cell]) => cell.converted !== null);
      expect(converted.length).toBeGreaterThan(100);
      for (const [key, { change }] of converted) {
        const difference = differenceOf(changes.get(key) ?? [null, null]);
        if (difference !== null) expect([key, change]).toEqual([key, Number((difference * 1000).toFixed(6))]);
      }
    });
  },
);
