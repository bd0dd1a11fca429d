import type { Cell, HeaderCell } from '../content.ts';
import type { Placed } from './grid.ts';
import { isUnit, unitIn } from './units.ts';

interface Units {
  units: string;
  columnUnits: string[];
  /** By row, where its heading names one. */
  rowUnits: Map<number, string>;
}

/** The units of a table: of all its figures if they agree, and of each column; from caption, headings or cells. */
export function readUnits(
  caption: string,
  heading: readonly Placed<HeaderCell>[],
  body: readonly Placed<Cell>[],
  width: number,
): Units {
  const stated = statedByHeads(heading, width);
  const written = Array.from({ length: width }, (_, column) => writtenIn(body, column));
  const columnUnits = stated.map((unit, column) => unit || (written[column] ?? ''));
  const values = new Set(
    body.filter(({ cell }) => cell.number !== undefined && !cell.isHeader).map(({ column }) => column),
  );
  // A percent sign in every cell needs no unit above them.
  const found = new Set(
    [...values].map((column) => stated[column] || (written[column] ?? '').replace('%', '')),
  );
  const common = found.size === 1 ? ([...found][0] ?? '') : '';
  const corner = [...found].every((unit) => unit === '') ? (stated.find((unit) => unit !== '') ?? '') : '';
  const rowUnits = statedByRows(body);
  return { units: unitIn(caption) || common || corner, columnUnits, rowUnits };
}

/** The lowest heading that names a unit decides. */
function statedByHeads(heading: readonly Placed<HeaderCell>[], width: number): string[] {
  const found = Array.from({ length: width }, () => '');
  for (const { cell, column, columnSpan } of heading) {
    const isAlone =
      isUnit(cell.text) || /^(?:units|procedures|patients|devices|cases|implants)$/i.test(cell.text);
    const unit = unitIn(cell.text) || (isAlone ? bare(cell.text) : '');
    if (unit) found.fill(unit, column, column + columnSpan);
  }
  return found;
}

function bare(text: string): string {
  return text.trim().replace(/^\((?:in\s)?|\)$/gi, '');
}

function statedByRows(body: readonly Placed<Cell>[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { cell, row, rowSpan } of body) {
    const unit = cell.isHeader ? unitIn(cell.text) : '';
    for (let at = row; unit && at < row + rowSpan; at += 1) found.set(at, unit);
  }
  return found;
}

const words = new Map([
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
  [1e12, 'trillion'],
]);

/** The currency, scale or percent sign that all figures of a column have. */
function writtenIn(body: readonly Placed<Cell>[], column: number): string {
  const cells = body.filter(
    (one) => one.column === column && one.cell.number !== undefined && !one.cell.isHeader,
  );
  const units = new Set(cells.map(({ cell }) => unitOf(cell)));
  return units.size === 1 ? ([...units][0] ?? '') : '';
}

function unitOf({ currency = '', scale, percent }: Cell): string {
  return percent ? '%' : [currency, words.get(scale ?? 1) ?? ''].filter(Boolean).join(' ');
}
