import { isFootnote, mostFootnotes } from '@caliper/contract/reader/chapter-text.ts';
import { ownElement, textIn, wrap, wrapDetail } from '../own.ts';
import { alignFigures, noteTotals, tintForecast } from './columns.ts';
import { gridOf } from './grid.ts';
import { arrangeKind } from './kinds.ts';

export interface TablePlace {
  /** Counted within the chapter, as the server does. */
  number: number;
  table: HTMLTableElement;
  /** The id of its block. */
  block: string;
  /** The first line of its caption. */
  label: string;
  /** The element that holds its tools. */
  slot: HTMLElement;
  /** Scrolls sideways if the table is wider than its room. */
  scroller: HTMLElement;
  /** The scrolling area with its edge, which says that there is more. */
  view: HTMLElement;
  edge: HTMLElement;
}

/** Frames every table of the chapter. One inside a list or a quote is part of that, and only scrolls. */
export function arrangeTables(root: HTMLElement): TablePlace[] {
  for (const table of root.querySelectorAll('table')) table.classList.add('tabular');
  for (const table of root.querySelectorAll<HTMLTableElement>(':scope > :not(table) table'))
    arrangeInner(table);
  const tables = root.querySelectorAll<HTMLTableElement>(':scope > table');
  return [...tables].map((table) => arrangeTable(table));
}

function arrangeInner(table: HTMLTableElement): void {
  alignFigures(gridOf(table));
  if (!table.parentElement?.closest('table')) asScroller(wrap('div', 'scroll', [table]));
}

function arrangeTable(table: HTMLTableElement): TablePlace {
  const kind = table.dataset.kind ?? 'default';
  const number = Number(table.dataset.table);
  styleCells(table, kind);
  const frame = wrap('div', 'table', [table, ...notesAfter(table)]);
  frame.dataset.kind = kind;
  if (table.id) frame.id = table.id;
  table.removeAttribute('id');
  const { head, caption, slot } = headOf(table, number, frame.id);
  frame.prepend(head);
  const scroller = asScroller(wrap('div', 'scroll', [table]));
  const view = wrap('div', 'table-view', [scroller]);
  const edge = ownElement('div', 'table-edge');
  view.append(edge);
  for (const named of [table, scroller]) nameAfter(named, caption, number);
  return { number, table, block: frame.id, label: labelOf(caption, number), slot, scroller, view, edge };
}

function styleCells(table: HTMLTableElement, kind: string): void {
  const grid = gridOf(table);
  for (const { cell } of grid.head.flat()) wrapDetail(cell);
  for (const { cell, column } of [...grid.head.flat(), ...grid.body.flat()])
    if (column === 0) cell.dataset.first = '';
  if (kind !== 'swot') {
    alignFigures(grid);
    tintForecast(grid);
    noteTotals(grid);
  }
  arrangeKind[kind]?.(table, grid);
}

/** The caption is above the scrolling area, with the tools at its right. */
function headOf(table: HTMLTableElement, number: number, id: string) {
  const head = document.createElement('div');
  head.dataset.part = 'table-head';
  const caption = document.createElement('div');
  caption.dataset.part = 'caption';
  caption.id = `${id || `table-${number}`}-caption`;
  caption.append(...(table.caption?.childNodes ?? []));
  table.caption?.remove();
  wrapDetail(caption);
  const slot = ownElement('div', 'table-tools');
  head.append(caption, slot);
  return { head, caption, slot };
}

function nameAfter(element: HTMLElement, caption: HTMLElement, number: number): void {
  if (textIn(caption) === '') element.setAttribute('aria-label', `Table ${number}`);
  else element.setAttribute('aria-labelledby', caption.id);
}

function labelOf(caption: HTMLElement, number: number): string {
  const copy = caption.cloneNode(true) as HTMLElement;
  copy.querySelector('[data-part="detail"]')?.remove();
  return textIn(copy) || `Table ${number}`;
}

/** A scrolling area must be reachable by keyboard. */
function asScroller(element: HTMLElement): HTMLElement {
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  return element;
}

/** The lines below a table that belong to it. */
function notesAfter(table: HTMLTableElement): HTMLElement[] {
  const notes: HTMLElement[] = [];
  let next = table.nextElementSibling;
  while (next instanceof HTMLElement && next.localName === 'p' && notes.length < mostFootnotes) {
    if (next.dataset.note === undefined && !isFootnote(textIn(next))) break;
    next.dataset.part = 'note';
    notes.push(next);
    next = next.nextElementSibling;
  }
  return notes;
}
