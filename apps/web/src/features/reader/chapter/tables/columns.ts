import { textIn } from '../own.ts';
import type { Grid, PlacedCell } from './grid.ts';

const marks = '(?:\\s?(?:[*†‡§]|[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃ-ᶻ]|\\[\\w{1,2}\\]|,)){0,6}';
const figure = new RegExp(
  `^[~≈<>≤≥]?\\s?\\(?[-−–+]?\\s?(?:(?:US|[A-Z])?[$€£¥]\\s?)?\\(?\\d[\\d,.\\s'’]*\\s?(?:[%x×]|mn|bn|[mkepf](?:st\\.?)?)?\\)?%?${marks}$`,
  'i',
);
const none = /^(?:[-−–—]|n\/?[as]|nm|\.\.)?$/i;

/** Figures are right-aligned, in digits of one width, and not translated. */
export function alignFigures({ head, body }: Grid): void {
  const columns = figureColumns(body);
  for (const { cell, column, width } of [...head.flat(), ...body.flat()]) {
    if (width > 1 || !columns.has(column)) continue;
    cell.dataset.number = '';
    cell.style.removeProperty('text-align');
  }
  for (const { cell } of body.flat()) if (cell.dataset.number === '') cell.translate = false;
}

/** Columns of figures, in which some may be missing. The first column names the rows. */
function figureColumns(body: PlacedCell[][]): Set<number> {
  const found = new Set<number>();
  const others = new Set<number>([0]);
  for (const { cell, column, width } of body.flat()) {
    if (width > 1 || others.has(column)) continue;
    const text = withoutMarks(cell);
    if (figure.test(text)) found.add(column);
    else if (!none.test(text)) others.add(column);
  }
  return new Set([...found].filter((column) => !others.has(column)));
}

/** A raised letter is a reference to a note. */
function withoutMarks(cell: HTMLElement): string {
  if (!cell.querySelector('sup')) return textIn(cell);
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('sup')) mark.remove();
  return textIn(copy);
}

/** Tints the columns whose heading says that they are a forecast. */
export function tintForecast({ head, body }: Grid): void {
  const columns = new Set<number>();
  for (const { cell, column, width } of head.flat()) {
    if (!/forecast|\b(?:19|20)\d\d\s?f$/i.test(textIn(cell))) continue;
    for (let at = column; at < column + width; at += 1) columns.add(at);
  }
  if (columns.size === 0) return;
  for (const { cell, column, width } of [...head.flat(), ...body.flat()]) {
    if (!columns.has(column) || !columns.has(column + width - 1)) continue;
    cell.dataset.forecast = '';
    if (!columns.has(column - 1)) cell.dataset.edge = '';
  }
}

const total = /^(?:grand |sub-?)?totals?\b/i;

/** A row is a total if it is named so, or if it is the last and in bold. */
export function noteTotals({ body }: Grid): void {
  for (const [index, row] of body.entries()) {
    const [first, ...others] = row.map(({ cell }) => cell);
    if (!first || others.length === 0) continue;
    const isSum = total.test(textIn(first)) || (index === body.length - 1 && others.every(isBold));
    const element = first.parentElement;
    if (isSum && element) element.dataset.total = '';
  }
}

function isBold(cell: HTMLElement): boolean {
  return (
    cell.childNodes.length > 0 &&
    [...cell.childNodes].every(({ nodeName }) => /^(?:B|STRONG)$/.test(nodeName))
  );
}
