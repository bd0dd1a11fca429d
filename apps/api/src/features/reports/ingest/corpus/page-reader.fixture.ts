import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Reads the finished page as a browser would build its tables (HTML, 4.9.12) and a person would read them. It shares
 * nothing with the code that wrote the page.
 */
export interface PageTable {
  caption: string;
  /** For each column behind the names of the rows, its headings from top to bottom. */
  columns: string[][];
  /** The rows without headings, each with the place of its first cell behind the names. */
  rows: { labels: string[]; cells: string[] }[];
  stub: number;
}

export interface PageRead {
  tables: PageTable[];
  figures: string[];
  links: { words: string; href: string }[];
  blocks: Map<string, string>;
  text: string;
}

export function readFinishedPage(html: string): PageRead {
  const nodes = parseFragment(html).childNodes;
  const all = nodes.flatMap(descendants);
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  return {
    tables: named('table').map(readTable),
    figures: named('figure').map((figure) => captionOf(figure, 'figcaption')),
    links: named('a').map((link) => ({ words: textOf(link), href: attributeOf(link, 'href') })),
    blocks: new Map(all.map((one) => [attributeOf(one, 'id'), textOf(one)])),
    text: nodes.map(textOf).join(' '),
  };
}

function readTable(table: Element): PageTable {
  const inside = descendants(table);
  const rowsOf = (part: string) =>
    inside.filter(({ tagName, parentNode }) => tagName === 'tr' && nameOf(parentNode) === part);
  const gridIn = (...parts: string[]) =>
    gridOf(
      parts.flatMap(rowsOf).map((row) => ({ cells: row.childNodes.filter(isElement) })),
      spansOf,
    );
  const [head, body] = [gridIn('thead'), gridIn('tbody', 'tfoot')];
  const width = Math.max(0, ...[...head, ...body].map((row) => row.length));
  const isName = (at: number) => body.length > 0 && body.every((row) => row[at]?.tagName !== 'td');
  const firstData = Array.from({ length: width }, (_, at) => at).find((at) => !isName(at)) ?? width;
  return {
    caption: captionOf(table, 'caption'),
    columns: Array.from({ length: width - firstData }, (_, at) =>
      pathOf(head.map((row) => row[firstData + at])),
    ),
    rows: body.map((row) => ({
      labels: pathOf(row.slice(0, firstData)),
      cells: Array.from({ length: width - firstData }, (_, at) => textOf(row[firstData + at])),
    })),
    stub: firstData,
  };
}

/** What cells say, each once, from the first to the last. */
function pathOf(cells: (Element | undefined)[]): string[] {
  return [...new Set(cells)].map(textOf).filter((text) => text !== '');
}

interface Spans {
  colspan: number;
  rowspan: number;
}

/** Every place of the grid with the cell that reaches over it. */
export function gridOf<C extends object>(
  rows: readonly { cells: readonly C[] }[],
  spans: (cell: C) => Spans,
): C[][] {
  const grid: C[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column += 1;
      const { colspan, rowspan } = spans(cell);
      for (const line of grid.slice(at, at + rowspan))
        for (let one = column; one < column + colspan; one += 1) line[one] ??= cell;
      column += colspan;
    }
  }
  return grid;
}

const isElement = (node: Node): node is Element => tree.isElementNode(node);

function spansOf(cell: Element): Spans {
  return {
    colspan: Number(attributeOf(cell, 'colspan') || 1),
    rowspan: Number(attributeOf(cell, 'rowspan') || 1),
  };
}

function descendants(node: Node): Element[] {
  return tree.isElementNode(node) ? [node, ...node.childNodes.flatMap(descendants)] : [];
}

function nameOf(node: unknown): string {
  return node && tree.isElementNode(node as Node) ? (node as Element).tagName : '';
}

function attributeOf(node: Element, name: string): string {
  return node.attrs.find((one) => one.name === name)?.value ?? '';
}

function captionOf(node: Element, tag: string): string {
  return node.childNodes
    .filter((one) => nameOf(one) === tag)
    .map(textOf)
    .join(' ');
}

const breaks = /^(p|br|li|tr|td|th|h\d|table|ul|ol|div|caption|figcaption|blockquote|dd|dt)$/;

/** Raised text becomes raised letters where there are such, so that a mark is never a digit. */
function textOf(node: Node | undefined): string {
  if (!node) return '';
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node)) return '';
  const inner = node.childNodes.map(textOf).join('');
  if (node.tagName === 'sup') return `^${inner.trim()}^`;
  return breaks.test(node.tagName) ? ` ${inner} ` : inner;
}
