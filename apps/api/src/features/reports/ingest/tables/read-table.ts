import type { Cell, HeaderCell, TypedTable } from '../content.ts';
import { type Placed, placeCells, widthOf } from './grid.ts';
import { marksOfNote } from './marks.ts';
import { percentCells } from './percents.ts';
import { type Doubt, labelMarks, readCells } from './read-cells.ts';
import { readUnits } from './table-units.ts';
import { isUnit } from './units.ts';

/** A table whose cells are known as texts in their places. */
export type WrittenTable = Omit<TypedTable, 'units' | 'columnUnits'>;

export interface ReadTable {
  table: TypedTable;
  doubts: Doubt[];
}

/** Reads the meaning of the cells from their texts and their places. A unit that is given is that of all figures. */
export function readTable(written: WrittenTable, unit?: string): ReadTable {
  const doubts: Doubt[] = [];
  const { caption, header, rows, footnotes, chapterNotes = [] } = written;
  const notes = new Set([...footnotes, ...chapterNotes].flatMap(marksOfNote));
  const { heading, body, width } = placesOf(header, rows);
  const values = readCells(body, notes, doubts);
  const read = body.map((placed) => ({ ...placed, cell: values.get(placed.cell) ?? placed.cell }));
  const isPercent = percentCells(caption, heading, read);
  const { units, columnUnits, rowUnits } = readUnits(caption, heading, read, width);
  const cells = new Map(
    body.map(({ cell }, index) => [cell, withUnit(read[index], isPercent, rowUnits) ?? cell]),
  );
  const table: TypedTable = {
    ...written,
    caption: withoutUnitLine(caption, unit),
    units: unit ?? units,
    columnUnits,
    header: header.map((row) => row.map((cell) => ({ ...cell, ...labelMarks(cell.text, notes) }))),
    rows: rows.map((row) => row.map((cell) => cells.get(cell) ?? cell)),
  };
  return { table, doubts: [...doubts, ...loneMarks(table, notes)] };
}

/** A line below the title with nothing but the unit is told by the units. */
function withoutUnitLine(caption: string, unit: string | undefined): string {
  const [title = '', ...others] = caption.split('\n');
  return [title, ...others.filter((line) => !isUnit(line) && line !== unit)].join('\n');
}

/** Heading and body in one grid, since a heading may reach down. */
export function placesOf(header: readonly HeaderCell[][], rows: readonly Cell[][]) {
  const placed = placeCells<HeaderCell | Cell>([...header, ...rows]);
  return {
    heading: placed.filter(({ row }) => row < header.length) as Placed<HeaderCell>[],
    body: placed.filter(({ row }) => row >= header.length) as Placed<Cell>[],
    width: widthOf(placed),
  };
}

function withUnit(
  placed: Placed<Cell> | undefined,
  isPercent: (placed: Placed<Cell>) => boolean,
  rowUnits: Map<number, string>,
): Cell | undefined {
  if (!placed || placed.cell.number === undefined || placed.cell.isHeader) return placed?.cell;
  const unit = placed.cell.unit ?? rowUnits.get(placed.row);
  const isInPercent = placed.cell.percent || (!placed.cell.currency && isPercent(placed));
  return { ...placed.cell, ...(isInPercent && { percent: true as const }), ...(unit && { unit }) };
}

/** Marks of numbers that no note explains. */
function loneMarks({ header, rows }: TypedTable, notes: ReadonlySet<string>): Doubt[] {
  const found = new Map<string, string>();
  for (const { marks = [], text } of [...header.flat(), ...rows.flat()])
    for (const mark of marks) if (!notes.has(mark) && !found.has(mark)) found.set(mark, text);
  return [...found].map(([mark, text]) => ({
    message: `The mark ${mark} has no note below the table.`,
    remedy: 'Begin the note with the same mark, directly below the table.',
    text,
    weight: 'look' as const,
  }));
}
