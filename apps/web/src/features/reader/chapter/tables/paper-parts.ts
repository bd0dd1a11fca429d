import { ownElement } from '../own.ts';
import type { TablePlace } from './arrange-tables.ts';
import { type Grid, gridOf } from './grid.ts';

/** In pixels: upright A4 with the margins that browsers leave. Other paper is wider. */
const paperWidth = 680;

/**
 * Paper does not scroll: a table that is wider stands there in parts, each with the names of the rows. Returns what puts
 * everything back.
 */
export function splitForPaper(tables: readonly TablePlace[]): () => void {
  const split = tables.flatMap((place) => {
    const grid = gridOf(place.table);
    const parts = partsOf(columnWidths(place.table, grid), columnsInside(grid), paperWidth);
    return parts.length > 1 ? [{ view: place.view, stack: stackOf(place, parts) }] : [];
  });
  for (const { view, stack } of split) {
    view.hidden = true;
    view.after(stack);
  }
  return () => {
    for (const { view, stack } of split) {
      stack.remove();
      view.hidden = false;
    }
  };
}

type Part = [from: number, to: number];

/**
 * The columns after the first, in as few parts as fit beside it, all about as wide. Columns under one heading stay
 * together if that takes no further part: `inside` are those that go on with the heading of the one before.
 */
export function partsOf(
  [first = 0, ...others]: readonly number[],
  inside: ReadonlySet<number>,
  room: number,
): Part[] {
  const fits = ([from, to]: Part) =>
    from < to && others.slice(from - 1, to - 1).reduce((sum, one) => sum + one, first) <= room;
  for (let count = 1; count < others.length; count += 1) {
    const starts = Array.from(
      { length: count },
      (_, index) => 1 + Math.round((others.length * index) / count),
    );
    const whole = between(
      starts.map((start) => startOf(start, inside)),
      others.length,
    );
    if (whole.every(fits)) return whole;
    const even = between(starts, others.length);
    if (even.every(fits)) return even;
  }
  return between(
    others.map((_, index) => index + 1),
    others.length,
  );
}

function between(starts: readonly number[], columns: number): Part[] {
  return starts.map((start, index) => [start, starts[index + 1] ?? columns + 1]);
}

/** The nearest column at which a heading begins. */
function startOf(column: number, inside: ReadonlySet<number>): number {
  let before = column;
  while (inside.has(before)) before -= 1;
  let after = column;
  while (inside.has(after)) after += 1;
  return after - column < column - before ? after : before;
}

/** Columns under a heading that began before them. */
function columnsInside({ head }: Grid): Set<number> {
  const found = new Set<number>();
  for (const { column, width } of head.flat())
    for (let at = Math.max(column, 1) + 1; at < column + width; at += 1) found.add(at);
  return found;
}

/** How narrow each column can be. */
function columnWidths(table: HTMLTableElement, { head, body }: Grid): number[] {
  const widths: number[] = [];
  table.style.width = 'min-content';
  for (const { cell, column, width } of [...head.flat(), ...body.flat()])
    for (let at = column; at < column + width; at += 1)
      widths[at] = width === 1 ? cell.offsetWidth : (widths[at] ?? cell.offsetWidth / width);
  table.style.removeProperty('width');
  return widths;
}

function stackOf({ table, label }: TablePlace, parts: readonly Part[]): HTMLElement {
  const stack = ownElement('div', 'paper');
  for (const [index, part] of parts.entries()) {
    const sheet = ownElement('div', 'paper-part');
    if (index > 0) {
      const words = ownElement('div', 'paper-words');
      words.textContent = `${label}, part ${index + 1} of ${parts.length}`;
      sheet.append(words);
    }
    sheet.append(copyOf(table, part));
    stack.append(sheet);
  }
  return stack;
}

/** The table with only its first column and those of the part. What spans several spans those that are left. */
export function copyOf(table: HTMLTableElement, [from, to]: Part): HTMLTableElement {
  const copy = table.cloneNode(true) as HTMLTableElement;
  const { head, body } = gridOf(copy);
  for (const { cell, column, width } of [...head.flat(), ...body.flat()]) {
    const end = column + width;
    const left = (column === 0 ? 1 : 0) + Math.max(Math.min(end, to) - Math.max(column, from), 0);
    if (left === 0) cell.remove();
    else cell.colSpan = left;
  }
  return copy;
}
