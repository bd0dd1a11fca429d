import { type Element, element, elementsOf, isElement } from '../html/clean-tree.ts';
import { placeCells } from '../tables/grid.ts';

/** The table with this many of its first rows as its heading. One row at least stays below it. */
export function setHeadRows(table: Element, wanted: number): Element {
  const parts = elementsOf(table);
  const rowsOf = (tag: Element['tag']) => parts.filter((part) => part.tag === tag).map(elementsOf);
  // A later tbody begins with the name of its group, which is no heading of the columns.
  const [firstBody = [], ...groups] = rowsOf('tbody');
  const rows = [...rowsOf('thead').flat(), ...firstBody];
  const before = rows.findIndex((row) => !elementsOf(row).every(isColumnHead));
  const count = Math.min(wanted, groups.length > 0 ? rows.length : rows.length - 1);
  const stubs = before < 0 ? 0 : stubsOf(rows[before]);
  const heads = rows.slice(0, count).map(asHead);
  const body = rows.slice(count).map((row, at) => (count + at < before ? asBody(row, stubs) : row));
  // A thead would cut a heading that reaches down among the figures.
  const isCut = reachesDown(rows, count);
  return {
    ...table,
    children: [
      ...table.children.filter((node) => !isElement(node) || !/^t(?:head|body|foot)$/.test(node.tag)),
      ...part('thead', isCut ? [] : heads),
      ...[isCut ? [...heads, ...body] : body, ...groups].flatMap((group) => part('tbody', group)),
      ...parts.filter(({ tag }) => tag === 'tfoot'),
    ],
  };
}

function part(tag: 'thead' | 'tbody', rows: Element[]): Element[] {
  return rows.length > 0 ? [element(tag, rows)] : [];
}

function isColumnHead({ tag, attributes }: Element): boolean {
  return tag === 'th' && attributes.scope === 'col';
}

/** How many cells of a row of figures name it. */
function stubsOf(row: Element | undefined): number {
  const cells = row ? elementsOf(row) : [];
  const first = cells.findIndex(({ tag }) => tag !== 'th');
  return first < 0 ? cells.length : first;
}

function reachesDown(rows: readonly Element[], count: number): boolean {
  const cells = rows.map((row) =>
    elementsOf(row).map(({ attributes: { colspan, rowspan } }) => ({
      ...(colspan && { colspan: Number(colspan) }),
      ...(rowspan && { rowspan: Number(rowspan) }),
    })),
  );
  return placeCells(cells).some(({ row, rowSpan }) => row < count && row + rowSpan > count);
}

function asHead(row: Element): Element {
  return { ...row, children: elementsOf(row).map((cell) => withScope(cell, 'col')) };
}

function asBody(row: Element, stubs: number): Element {
  const cells = elementsOf(row).map((cell, at) => withScope(cell, at < stubs ? 'row' : null));
  return { ...row, children: cells };
}

function withScope({ attributes: { scope: _, ...others }, ...cell }: Element, scope: string | null): Element {
  return { ...cell, tag: scope ? 'th' : 'td', attributes: { ...others, ...(scope && { scope }) } };
}
