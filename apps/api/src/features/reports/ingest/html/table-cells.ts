import { type Placed, placeCells, widthOf } from '../tables/grid.ts';
import { type Box, isPlainFigure } from '../tables/row-nature.ts';
import { cleanCell } from './cells.ts';
import { type Clean, type Element, isAnchor, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, elementsNamed, isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { raisedPlainText } from './text.ts';
import { isBlank } from './tidy.ts';

export interface CellBox extends Box {
  element: Element;
  colspan: number;
  rowspan: number;
}

interface Section {
  tag: 'thead' | 'tbody' | 'tfoot';
  rows: CellBox[][];
}

export interface TableGrid {
  placed: Placed<CellBox>[];
  height: number;
  /** How many rows are in a thead. */
  declared: number;
  /** The first row of the tfoot. */
  footFrom: number;
  hasOverlaps: boolean;
}

/** The parts of a table in the order in which they are shown. */
export function readSections(node: SourceElement, cleaner: Cleaner): Section[] {
  const read = (tag: Section['tag'], parts: SourceElement[]) =>
    parts.map((part) => ({
      tag,
      rows: elementsNamed(part, 'tr').map((row) =>
        row.childNodes.filter(isCell).map((cell) => boxOf(cell, cleaner)),
      ),
    }));
  return [
    ...read('thead', elementsNamed(node, 'thead')),
    ...read('tbody', [node, ...elementsNamed(node, 'tbody')]),
    ...read('tfoot', elementsNamed(node, 'tfoot')),
  ];
}

function isCell(node: SourceNode): node is SourceElement {
  return isSourceElement(node) && /^t[dh]$/.test(node.tagName);
}

/** What a cell with this content is, wherever it stands. */
export function boxOfElement(element: Element): Box & { element: Element } {
  const text = raisedPlainText(element).replace(/\s+/g, ' ').trim();
  return {
    element,
    text,
    isFigure: isPlainFigure(text),
    isEmpty: isBlank(element.children),
    isHeading: element.tag === 'th',
    isBold: isBold(element.children),
  };
}

function boxOf(cell: SourceElement, cleaner: Cleaner): CellBox {
  return {
    ...boxOfElement(cleanCell(cell, cleaner)),
    colspan: span(attribute(cell, 'colspan'), 1000) || 1,
    rowspan: span(attribute(cell, 'rowspan'), 65_534),
  };
}

/** The most as in browsers. */
function span(value: string | undefined, most: number): number {
  return /^\s*\d{1,6}/.test(value ?? '') ? Math.min(Number.parseInt(value ?? '', 10), most) : 1;
}

function isBold(nodes: Clean[]): boolean {
  return nodes.every(
    (node) =>
      isAnchor(node) ||
      (isElement(node) &&
        (node.tag === 'b' ||
          node.tag === 'strong' ||
          /font-weight: (bold|[6-9]00)/.test(node.attributes.style ?? '') ||
          (node.children.length > 0 && isBold(node.children)))),
  );
}

/** Places the cells of all parts. A cell ends with its part, unless the row after a thead leaves room for it. */
export function placeSections(sections: Section[]): TableGrid {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const heightOf = (tag: Section['tag']) =>
    filled.filter((one) => one.tag === tag).reduce((sum, { rows }) => sum + rows.length, 0);
  let height = 0;
  const placed = joined(filled).flatMap((rows) => {
    const start = height;
    height += rows.length;
    return placeCells(rows).map((one) => ({ ...one, row: one.row + start }));
  });
  const hasOverlaps = placed.some(({ cell, columnSpan }) => cell.colspan > columnSpan);
  return {
    placed,
    height,
    declared: heightOf('thead'),
    footFrom: height - heightOf('tfoot'),
    hasOverlaps,
  };
}

function joined(sections: Section[]): CellBox[][][] {
  const all = sections.map(({ rows }) => rows);
  const last = sections.findLastIndex(({ tag }) => tag === 'thead');
  const [head, body] = [all[last], all[last + 1]];
  if (!head || !body || !goesOnIn(head, body)) return all;
  return [...all.slice(0, last), [...head, ...body], ...all.slice(last + 2)];
}

/** Whether cells of the thead reach beyond it, and the next row has room for them. */
function goesOnIn(head: CellBox[][], body: CellBox[][]): boolean {
  const placed = placeCells(head);
  const reaching = placed.filter(({ cell, row }) => row + cell.rowspan > head.length);
  const taken = reaching.reduce((sum, { columnSpan }) => sum + columnSpan, 0);
  const next = (body[0] ?? []).reduce((sum, { colspan }) => sum + colspan, 0);
  return taken > 0 && next > 0 && taken + next <= widthOf(placed);
}
