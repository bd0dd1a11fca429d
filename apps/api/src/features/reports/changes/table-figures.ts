import type { FigureChange, FigureChangeKind, ShownFigure } from '@caliper/contract/changes.schemas.ts';
import type { Cell } from '../ingest/content.ts';
import { type CellPair, conversions, unitOf } from './cell-units.ts';
import { type CellDifference, type Conversion, differenceOf, isFigure, isNothing } from './compare-cells.ts';
import { yearsIn } from './heading-words.ts';
import type { KeyedTable, Line } from './keyed-table.ts';
import { type Standing, standings } from './known-years.ts';
import type { PartPair } from './pair-parts.ts';

/** A row and a column in both tables; null where a table does not have them. */
export interface Spot {
  before: [Line, Line] | null;
  after: [Line, Line] | null;
}

/** A cell of either table, and what became of it. */
export interface ComparedCell {
  spot: Spot;
  kind: FigureChangeKind | 'same' | 'incomparable';
  before: ShownFigure | null;
  after: ShownFigure | null;
  /** What the former figure is multiplied with to be in the unit of the later one; null if nothing would do. */
  by: Conversion;
  then: Standing | null;
  now: Standing | null;
}

/** What is different between the cells of two tables, cell by cell. */
export function* figureChanges(
  before: KeyedTable,
  after: KeyedTable,
  parts: readonly PartPair[],
): Generator<FigureChange | 'incomparable'> {
  for (const cells of comparedCells(before, after, parts))
    for (const cell of cells) {
      const change = toChange(before, after, cell);
      if (change) yield change;
    }
}

/** All cells that say something, part by part. */
export function* comparedCells(
  before: KeyedTable,
  after: KeyedTable,
  parts: readonly PartPair[],
): Generator<Iterable<ComparedCell>> {
  const areSameYears = yearsIn(before.table.caption) === yearsIn(after.table.caption);
  const sides = { before, after, was: standings(before), is: standings(after), areSameYears };
  const convert = conversions(commonCells(before, after, parts));
  for (const part of parts) yield cellsOf(sides, part, convert);
}

function* cellsOf(sides: Sides, part: PartPair, convert: Convert): Generator<ComparedCell> {
  for (const spot of spotsOf(part)) {
    const cell = cellAt(sides, spot, convert);
    if (cell) yield cell;
  }
}

type Convert = (units: [string, string]) => Conversion;

interface Sides {
  before: KeyedTable;
  after: KeyedTable;
  was: ReturnType<typeof standings>;
  is: ReturnType<typeof standings>;
  /** Whether the captions name the same years. */
  areSameYears: boolean;
}

/** Every row with every column: common ones in pairs, then those of one table alone. */
function* spotsOf({ rows, columns }: PartPair): Generator<Spot> {
  for (const [up, down] of rows.pairs)
    for (const [left, right] of columns.pairs) yield { before: [up, left], after: [down, right] };
  for (const [up, down] of rows.pairs) {
    for (const column of columns.removed) yield { before: [up, column], after: null };
    for (const column of columns.added) yield { before: null, after: [down, column] };
  }
  const all = { before: [...columns.pairs.map(([left]) => left), ...columns.removed] };
  for (const row of rows.removed)
    for (const column of all.before) yield { before: [row, column], after: null };
  const now = [...columns.pairs.map(([, right]) => right), ...columns.added];
  for (const row of rows.added) for (const column of now) yield { before: null, after: [row, column] };
}

function* commonCells(
  before: KeyedTable,
  after: KeyedTable,
  parts: readonly PartPair[],
): Generator<CellPair> {
  for (const { rows, columns } of parts)
    for (const [up, down] of rows.pairs)
      for (const [left, right] of columns.pairs) {
        const [one, other] = [before.cellAt(up.at, left.at), after.cellAt(down.at, right.at)];
        if (one && other)
          yield {
            one,
            other,
            units: [unitOf(before.table, left.at, one), unitOf(after.table, right.at, other)],
          };
      }
}

function cellAt(
  { before, after, was, is, areSameYears }: Sides,
  spot: Spot,
  convert: Convert,
): ComparedCell | null {
  const [one, other] = [cellIn(before, spot.before), cellIn(after, spot.after)];
  if (isNothing(one) && isNothing(other)) return null;
  const [from, to] = [shownIn(before, spot.before, one), shownIn(after, spot.after, other)];
  const by = from && to ? convert([from.unit, to.unit]) : 1;
  const difference = differenceOf(one, other, by);
  const [then, now] = [spot.before && was(...spot.before), spot.after && is(...spot.after)];
  const shared = { spot, before: from, after: to, by, then, now };
  if (difference === 'none') return { ...shared, kind: 'same' };
  if (difference === 'incomparable') return { ...shared, kind: difference };
  return { ...shared, kind: kindOf(difference, then, now, now?.isDated || areSameYears) };
}

function toChange(
  before: KeyedTable,
  after: KeyedTable,
  { spot, kind, by, then, now, ...shown }: ComparedCell,
): FigureChange | 'incomparable' | null {
  if (kind === 'same' || kind === 'incomparable') return kind === 'same' ? null : kind;
  const [row, column] = spot.after ?? spot.before ?? [];
  if (!row || !column) return null;
  const head = (spot.after ? after : before).table.header.length;
  return {
    kind,
    row: row.path,
    column: column.path,
    year: now?.year ?? then?.year ?? null,
    ...shown,
    relative: relativeChange(shown.before, shown.after, by),
    place: { row: row.at - head, column: column.at },
  };
}

function cellIn(table: KeyedTable, at: [Line, Line] | null): Cell | undefined {
  return at ? table.cellAt(at[0].at, at[1].at) : undefined;
}

function shownIn({ table }: KeyedTable, at: [Line, Line] | null, cell: Cell | undefined): ShownFigure | null {
  if (!at || !cell) return null;
  const unit = isFigure(cell) ? unitOf(table, at[1].at, cell) : '';
  return { text: cell.text.replace(/\s+/g, ' ').trim().slice(0, longest), value: cell.number ?? null, unit };
}

const longest = 300;

/** A figure is restated or revised if it is about the same time: by its headings, or else by the whole table. */
function kindOf(
  difference: Exclude<CellDifference, 'none' | 'incomparable'>,
  then: Standing | null,
  now: Standing | null,
  isSameTime: boolean,
): FigureChangeKind {
  if (difference === 'added' || difference === 'removed' || difference === 'words') return difference;
  if (!isSameTime || then?.state === 'unknown') return 'changed';
  if (then?.state === 'measured') return 'restated';
  if (now?.state === 'measured') return 'measured';
  return now?.state === 'forecast' ? 'revised' : 'changed';
}

function relativeChange(from: ShownFigure | null, to: ShownFigure | null, by: Conversion): number | null {
  if (from?.value == null || to?.value == null || by === null || from.value === 0) return null;
  const base = from.value * by;
  return Number(((to.value - base) / Math.abs(base)).toFixed(6));
}

/** By how much a figure is different, in the unit of the later one. */
export function changeOf({ before, after, by }: Pick<ComparedCell, 'before' | 'after' | 'by'>) {
  const areNumbers = before?.value != null && after?.value != null && by !== null;
  return {
    change: areNumbers ? exact((after?.value ?? 0) - (before?.value ?? 0) * by) : null,
    relative: relativeChange(before, after, by),
  };
}

/** Without what adding in binary leaves behind. */
export function exact(value: number): number {
  return Number(value.toFixed(6));
}
