import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Chapter } from './content/writing/page.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * What the pages of a package say, read for tests by nothing but a parser of HTML and the rules below, so that what the
 * product finds can be held against it. Rows and columns are known by their headings without units.
 */
export type Cells = Map<string, Map<string, string>>;

/** The texts of all cells: by chapter and title of their table, then by row and column. */
export function cellsOf(chapters: readonly Chapter[]): Cells {
  const found: Cells = new Map();
  for (const { title, html } of chapters)
    for (const table of elementsIn(parse(html), 'table').filter(hasRows)) {
      const [caption] = elementsIn(table, 'caption');
      const [name = ''] = linesOf(caption);
      found.set(tableKey(title, name), cellsIn(table));
    }
  return found;
}

/** The four boxes of a SWOT have no headings of rows and columns. */
function hasRows({ attrs }: Element): boolean {
  return !attrs.some(({ name, value }) => name === 'class' && value === 'swot');
}

export function tableKey(chapter: string, caption: string): string {
  return `${chapter} | ${caption.replace(/^Table \d+\.\d+ /, '')}`
    .replace(/\b20\d\d\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function cellKey(row: readonly string[], column: readonly string[]): string {
  const heads = column.filter((text) => !/^(?:Measured|Forecast)$/.test(text)).map(withoutUnit);
  return `${row.join(' / ')} | ${heads.filter(Boolean).join(' / ')}`;
}

function withoutUnit(text: string): string {
  return text.replace(/,? ?(?:USD(?: million| thousand)?|%)$/, '').trim();
}

function cellsIn(table: Element): Map<string, string> {
  const grid = gridOf(table);
  const head = grid.filter(({ cells }) => cells.every(({ isHead }) => isHead));
  const found = new Map<string, string>();
  for (const { cells } of grid.slice(head.length)) {
    const labels = cells.filter(({ isHead }) => isHead);
    for (const [at, { text, isHead }] of cells.entries()) {
      const column = [...new Set(head.map((row) => row.cells[at]?.text ?? ''))].filter((one) => one !== '');
      if (!isHead && text !== '' && text !== '–')
        found.set(
          cellKey(
            labels.map((one) => one.text),
            column,
          ),
          text,
        );
    }
  }
  return found;
}

interface GridCell {
  text: string;
  isHead: boolean;
}

/** Spans written out, so that every row has all of its cells. */
function gridOf(table: Element): { cells: GridCell[] }[] {
  const rows = elementsIn(table, 'tr');
  const grid: GridCell[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of [...elementsIn(row, 'th', 'td')]) {
      while (grid[at]?.[column]) column += 1;
      const one = { text: linesOf(cell).join(' '), isHead: cell.tagName === 'th' };
      for (let down = 0; down < spanOf(cell, 'rowspan'); down += 1)
        for (let right = 0; right < spanOf(cell, 'colspan'); right += 1) {
          const target = grid[at + down];
          if (target) target[column + right] = one;
        }
    }
  }
  return grid.map((cells) => ({ cells }));
}

function spanOf(cell: Element, name: string): number {
  return Number(cell.attrs.find((attr) => attr.name === name)?.value ?? 1);
}

function elementsIn(node: DefaultTreeAdapterTypes.Node, ...names: string[]): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [
    ...('tagName' in child && names.includes(child.tagName) ? [child] : []),
    ...elementsIn(child, ...names),
  ]);
}

function linesOf(node: Element | undefined): string[] {
  if (!node) return [];
  const text = (one: Node): string =>
    one.nodeName === '#text'
      ? (one as DefaultTreeAdapterTypes.TextNode).value
      : one.nodeName === 'br'
        ? '\n'
        : ((one as Element).childNodes ?? []).map(text).join('');
  return node.childNodes
    .map(text)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The same report with its tables changed: text of a table in, text of a table out. */
export function withTables(chapters: readonly Chapter[], change: (table: string) => string): Chapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    html: chapter.html.replace(/<table[\s\S]*?<\/table>/g, (table) => change(table)),
  }));
}

/** Rows in another order, where no heading reaches over several. */
export function reordered(table: string): string {
  return table.replace(/<tbody>([\s\S]*)<\/tbody>/, (whole, body: string) => {
    if (body.includes('rowspan')) return whole;
    const rows = body.match(/<tr[\s\S]*?<\/tr>/g) ?? [];
    return `<tbody>${rows.toReversed().join('\n')}</tbody>`;
  });
}

/** A column more at the right. */
export function withColumn(table: string): string {
  const heads = (table.match(/<thead>[\s\S]*<\/thead>/)?.[0].match(/<tr/g) ?? []).length;
  let row = 0;
  return table.replace(/<\/tr>/g, () => {
    row += 1;
    if (row === 1) return `<th scope="col" rowspan="${heads}">Analyst’s rank</th></tr>`;
    return row <= heads ? '</tr>' : `<td>Rank ${row}</td></tr>`;
  });
}

/** In thousands instead of millions, where the whole table is in millions. */
export function inThousands(table: string): string {
  const isOfMillions = /<caption>[^<]*<br><span>USD million at/.test(table) && !table.includes('Units');
  const hasOthers = /<thead>[\s\S]*(?:Share|Leader|Growth|share|CAGR, %|Price)[\s\S]*<\/thead>/.test(table);
  // Growth stands in the last column and has no unit of money.
  const endsWithGrowth = /CAGR<br>[^\n]*<\/th><\/tr>/.test(table);
  if (!isOfMillions || hasOthers || !endsWithGrowth) return table;
  return table
    .replaceAll('USD million', 'USD thousand')
    .replace(
      /(<td[^>]*>(?:<strong>)?)([\d,]+\.\d)((?:<\/strong>)?<\/td>)(?!<\/tr>)/g,
      (_, start, text, end) => {
        const value = Math.round(Number(text.replaceAll(',', '')) * 1000);
        return `${start}${value.toLocaleString('en-US')}${end}`;
      },
    );
}
