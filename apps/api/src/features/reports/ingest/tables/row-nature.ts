import { readFigure } from './figure.ts';
import type { Placed } from './grid.ts';
import { readRange, saysNothing } from './numbers.ts';
import { isPeriod } from './periods.ts';
import { isUnit } from './units.ts';

/** A cell as far as the meaning of its table depends on it. */
export interface Box {
  text: string;
  /** Whether its author made it a heading. */
  isHeading: boolean;
  isBold: boolean;
  /** Whether it has neither text nor image. */
  isEmpty: boolean;
  /** Whether it is a figure, or says that there is none. */
  isFigure: boolean;
}

/**
 * What a row says about itself: figures, years or units above figures, several words, one word only, nothing. `bold` is
 * a row of words in bold.
 */
export type RowNature = 'data' | 'years' | 'units' | 'bold' | 'words' | 'single' | 'blank';

type Row = readonly Placed<Box>[];

export function rowNatures(rows: readonly Row[], width: number): RowNature[] {
  const figuresEnd = lastFigures(rows, width);
  return rows.map((row, index) => {
    const filled = row.filter(({ cell }) => cell.text !== '');
    const values = width > 1 ? filled.filter(({ column }) => column > 0) : filled;
    if (values.some(({ cell }) => cell.isFigure)) return 'data';
    const years = values.filter(({ cell }) => isPeriod(cell.text));
    if (years.some((year) => columnsOf(year).some((at) => (figuresEnd[at] ?? -1) > index))) return 'years';
    if (years.length > 0 && years.length === values.length) return 'data';
    return natureOfWords(filled, values);
  });
}

function natureOfWords(filled: Row, values: Row): RowNature {
  if (values.length > 0 && values.every(({ cell }) => isUnit(cell.text))) return 'units';
  if (filled.length < 2) return filled.length === 0 ? 'blank' : 'single';
  return filled.every(({ cell }) => cell.isBold) ? 'bold' : 'words';
}

/** A year may be a heading as well, and is no figure here. */
export function isPlainFigure(text: string): boolean {
  if (text === '' || text.length > 60) return false;
  if (!/\d/.test(text)) return saysNothing(text);
  return (readFigure(text) !== null || readRange(text) !== null) && !isPeriod(text);
}

/** For each column the last row with a figure in it. */
function lastFigures(rows: readonly Row[], width: number): Int32Array {
  const last = new Int32Array(width).fill(-1);
  for (const row of rows) for (const { cell, row: at, column } of row) if (cell.isFigure) last[column] = at;
  return last;
}

function columnsOf({ column, columnSpan }: Placed<unknown>): number[] {
  return Array.from({ length: columnSpan }, (_, at) => column + at);
}

/** A row of figures that no heading would hold: with decimals, thousands, money or percent. */
export function isSurelyData(row: Row): boolean {
  const values = row.filter(({ cell, column }) => column > 0 && cell.text !== '');
  const sure = values.filter(({ cell }) => {
    const figure = cell.isFigure ? readFigure(cell.text) : null;
    return figure && (/\d[.,]\d|\d{5}/.test(figure.digits) || figure.isPercent || figure.currency);
  });
  return sure.length > 0 && sure.length * 2 >= values.length;
}
