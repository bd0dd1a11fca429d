import type { FigureChange, LineChanges, TableChange } from '@caliper/contract/changes.schemas.ts';
import type { HeaderCell, TypedTable } from '../ingest/content.ts';
import { countFigures } from './count-changes.ts';
import type { MatchedLines } from './match-lines.ts';
import type { SameChapters, TablePair } from './match-tables.ts';
import { type PartPair, pairParts } from './pair-parts.ts';
import type { ReportTable } from './report-tables.ts';
import { figureChanges } from './table-figures.ts';
import { isSameUnit } from './unit-parts.ts';

/** What is different in a table of both readings; null if nothing is. */
export function compareTable([before, after]: TablePair, chapters: SameChapters): TableChange | null {
  const isRenumbered = before.place.name !== after.place.name;
  const isMoved = isRenumbered || chapters.get(before.chapter) !== after.chapter;
  const head = {
    before: before.place,
    after: after.place,
    isRenumbered,
    isRetitled: plain(before.place.title) !== plain(after.place.title),
  };
  const isAlike = textsOf(before.table) === textsOf(after.table);
  if (isAlike && !head.isRetitled) return isMoved ? { ...unchanged, ...head, kind: 'renumbered' } : null;
  return { ...unchanged, ...head, ...contentChanges(before, after, isAlike), kind: 'changed' };
}

export const unchanged = {
  rows: { added: [], removed: [], renamed: [] },
  columns: { added: [], removed: [], renamed: [] },
  units: [],
  notes: { added: [], removed: [] },
  isWrittenOtherwise: false,
  figures: [],
  counts: countFigures([]),
  incomparable: 0,
} satisfies Partial<TableChange>;

function contentChanges(before: ReportTable, after: ReportTable, isAlike: boolean) {
  if (isAlike) return {};
  const [one, other] = [before.keyed(), after.keyed()];
  const parts = pairParts(one, other);
  const found = [...figureChanges(one, other, parts)];
  const figures = found.filter((change): change is FigureChange => change !== 'incomparable');
  const changes = {
    rows: linesOf(parts.map(({ rows }) => rows)),
    columns: linesOf(parts.map(({ columns }) => columns)),
    units: unitChanges(one.table, other.table, parts),
    notes: noteChanges(one.table, other.table),
    figures,
    counts: countFigures(figures),
    incomparable: found.length - figures.length,
  };
  const isTold = [changes.rows, changes.columns, changes.notes]
    .flatMap(Object.values)
    .some((list) => list.length > 0);
  return { ...changes, isWrittenOtherwise: !isTold && found.length === 0 && changes.units.length === 0 };
}

/** All that a reader sees of a table but its caption. */
function textsOf({ units, header, rows, footnotes, chapterNotes = [] }: TypedTable): string {
  const seen = (cells: readonly HeaderCell[]) =>
    cells.map(({ text, colspan = 1, rowspan = 1 }) => [plain(text), colspan, rowspan]);
  return JSON.stringify([
    units,
    header.map(seen),
    rows.map(seen),
    footnotes.map(plain),
    chapterNotes.map(plain),
  ]);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function linesOf(parts: readonly MatchedLines[]): LineChanges {
  return {
    added: parts.flatMap(({ added }) => added.map(({ path }) => path)),
    removed: parts.flatMap(({ removed }) => removed.map(({ path }) => path)),
    renamed: parts.flatMap(({ renamed }) =>
      renamed.map(([one, other]) => ({ before: one.path, after: other.path })),
    ),
  };
}

function unitChanges(
  before: TypedTable,
  after: TypedTable,
  parts: readonly PartPair[],
): TableChange['units'] {
  const whole = { column: [], before: before.units, after: after.units };
  const columns = parts.flatMap(({ columns: { pairs } }) =>
    pairs.map(([one, other]) => ({
      column: other.path,
      before: before.columnUnits?.[one.at] ?? '',
      after: after.columnUnits?.[other.at] ?? '',
    })),
  );
  const isSameAsWhole = (one: { before: string; after: string }) =>
    isSameUnit(one.before, whole.before) && isSameUnit(one.after, whole.after);
  return [whole, ...columns.filter((one) => !isSameAsWhole(one))].filter(
    (one) => !isSameUnit(one.before, one.after),
  );
}

function noteChanges(before: TypedTable, after: TypedTable): TableChange['notes'] {
  const [was, is] = [notesOf(before), notesOf(after)];
  return {
    added: [...is].filter((note) => !was.has(note)),
    removed: [...was].filter((note) => !is.has(note)),
  };
}

function notesOf({ footnotes, chapterNotes = [] }: TypedTable): Set<string> {
  return new Set([...footnotes, ...chapterNotes].map(plain));
}
