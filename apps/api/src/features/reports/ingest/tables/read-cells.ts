import type { Weight } from '@caliper/contract/problem.ts';
import type { Cell } from '../content.ts';
import { type Figure, readFigure } from './figure.ts';
import type { Placed } from './grid.ts';
import { takeMarks } from './marks.ts';
import { numberOf, type Range, readRange } from './numbers.ts';
import { evidenceIn, fitsBoth, type Style, styleOfColumn } from './separators.ts';

/** What could not be read for certain, told by the cell in question. */
export interface Doubt {
  message: string;
  remedy: string;
  text: string;
  /** By default it is to be settled: a figure may be wrong or missing. */
  weight?: Weight;
}

interface Column {
  style: Style;
  isMixed: boolean;
  isDecided: boolean;
  /** Whether brackets mean minus here: some number in brackets cannot be a reference to a note. */
  hasBrackets: boolean;
}

interface Reading {
  cell: Placed<Cell>;
  figure: Figure | null;
  range: Range | null;
}

/** Reads the cells below the heading, column by column. `notes` are the marks that the notes explain. */
export function readCells(
  body: readonly Placed<Cell>[],
  notes: ReadonlySet<string>,
  doubts: Doubt[],
): Map<Cell, Cell> {
  const columns = Map.groupBy(
    body.filter(({ cell }) => !cell.isColumnHead).map(takenApart),
    ({ cell }) => cell.column,
  );
  const habits = new Map([...columns].map(([at, all]) => [at, habitOf(all)]));
  const decided = [...habits.values()].filter(({ isDecided }) => isDecided);
  const hasCommas = decided.length > 0 && decided.every(({ style }) => style === 'comma');
  const read = new Map<Cell, Cell>();
  for (const [at, all] of columns) {
    const own = habits.get(at) ?? habitOf(all);
    const isByOthers = hasCommas && !own.isDecided;
    const column: Column = isByOthers ? { ...own, style: 'comma' } : own;
    for (const one of all) read.set(one.cell.cell, readCell(one, column, notes, doubts));
    if (isByOthers) doubtGroups(all, doubts);
  }
  return read;
}

function takenApart(cell: Placed<Cell>): Reading {
  const { text } = cell.cell;
  const range = readRange(text);
  return { cell, figure: range ? null : readFigure(text), range };
}

function habitOf(all: readonly Reading[]): Column {
  const figures = all.map(({ figure }) => figure).filter((one) => one !== null);
  return {
    ...styleOfColumn(figures.map(({ digits }) => digits)),
    hasBrackets: figures.some((figure) => figure.isBracketed && !mayBeMark(figure)),
  };
}

/** `(1)` may be minus one or refer to a note. */
function mayBeMark({ isBracketed, digits, isPercent, currency, scale }: Figure): boolean {
  return isBracketed && /^[1-9]\d?$/.test(digits) && !isPercent && !currency && !scale;
}

function readCell(
  { cell: { cell }, figure, range }: Reading,
  column: Column,
  notes: ReadonlySet<string>,
  doubts: Doubt[],
): Cell {
  if (range) return { ...cell, ...ends(range, column.style) };
  if (!figure) return { ...cell, ...labelMarks(cell.text, notes) };
  if (mayBeMark(figure) && !column.hasBrackets && !cell.isHeader)
    return bracketed(cell, figure, notes, doubts);
  const number = cell.isHeader && figure.isBracketed ? undefined : valueIn(column, figure);
  if (number === undefined) {
    if (column.isMixed && !cell.isHeader) doubts.push({ ...mixed, text: cell.text });
    return cell;
  }
  const own = evidenceIn(figure.digits);
  if (column.isMixed && own && own.style !== column.style) doubts.push({ ...byItself, text: cell.text });
  const { qualifier, currency, scale, unit, isPercent, marks } = figure;
  return {
    ...cell,
    ...boundOr(number, qualifier),
    ...(qualifier && { qualifier }),
    ...(currency && { currency }),
    ...(scale && { scale }),
    ...(unit && { unit }),
    ...(isPercent && { percent: true }),
    ...(marks.length > 0 && { marks }),
  };
}

/** `<5` has an end and no value: a sum must not count it as five. */
function boundOr(number: number, qualifier = ''): Partial<Cell> {
  if (/^(?:<=?|≤)$/.test(qualifier)) return { high: number };
  return /^(?:>=?|≥)$/.test(qualifier) ? { low: number } : { number };
}

const byItself = {
  message: 'Points and commas are used in both ways in this column; this cell was read by itself.',
  remedy: 'Write all numbers of the column in one way, such as 1,234.5.',
};

const mixed = {
  message: 'Points and commas are used in both ways in this column; this cell stays text.',
  remedy: 'Write all numbers of the column in one way, such as 1,234.5.',
};

function valueIn({ style, isMixed, isDecided }: Column, figure: Figure): number | undefined {
  const own = evidenceIn(figure.digits);
  if (!isMixed || own?.isCertain || !/[.,]/.test(figure.digits))
    return numberOf(figure, own?.isCertain ? own.style : style);
  const isClear = isDecided ? own === null || own.style === style : own !== null;
  return isClear ? numberOf(figure, isDecided ? style : (own?.style ?? style)) : undefined;
}

function bracketed(cell: Cell, { digits }: Figure, notes: ReadonlySet<string>, doubts: Doubt[]): Cell {
  if (notes.has(digits)) return { ...cell, marks: [digits] };
  doubts.push({
    message: 'A number in brackets may be negative or refer to a note; it stays text.',
    remedy: `Write −${digits}, or mark the note with a raised ${digits}.`,
    text: cell.text,
  });
  return cell;
}

function ends({ low, high }: Range, style: Style): Partial<Cell> {
  const [from, to] = [numberOf(low, style), numberOf(high, style)];
  if (from === undefined || to === undefined || from > to) return {};
  const currency = low.currency ?? high.currency;
  return {
    low: from,
    high: to,
    ...(currency && { currency }),
    ...(high.scale && { scale: high.scale }),
    ...(high.isPercent && { percent: true as const }),
    ...(high.marks.length > 0 && { marks: high.marks }),
  };
}

/** A label keeps all its letters; its marks are those that a note explains, and signs that mean nothing else. */
export function labelMarks(text: string, notes: ReadonlySet<string>): { marks?: string[] } {
  const marks = takeMarks(text).marks.filter((mark) => notes.has(mark) || /^[*†‡]+$/.test(mark));
  return marks.length > 0 ? { marks } : {};
}

/** Where all other columns have decimal commas, `1.234` in one that does not decide it is 1234; and that is said. */
function doubtGroups(all: readonly Reading[], doubts: Doubt[]): void {
  const first = all.find(({ figure }) => figure && fitsBoth(figure.digits));
  if (first)
    doubts.push({
      message:
        'This column does not tell points from commas; it was read like the others, with decimal commas.',
      remedy: 'Write all numbers of the table in one way, such as 1,234.5.',
      text: first.cell.cell.text,
    });
}
