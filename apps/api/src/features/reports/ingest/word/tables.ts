import type { SourceElement, SourceNode } from '../html/source.ts';
import type { Story } from './document.ts';
import { nearest } from './styles.ts';
import { rowsIn } from './table-rows.ts';
import { headingCount, type Placed, spread } from './table-spans.ts';
import type { Xml } from './xml.ts';
import { childNamed, textWithin, valueIn } from './xml-query.ts';

/** A table with its merged cells, and its heading rows apart. */
export function readTable(node: Xml, story: Story): SourceNode[] {
  const { builder } = story.document;
  const rows = rowsIn(node, story);
  const placed = spread(rows, story.place(), ({ node: cell }) => {
    // Word shows nothing of what is in a cell that another one covers.
    if (textWithin(cell).trim() !== '') story.report('hidden', textWithin(cell));
  });
  if (placed.length === 0) return [];
  const headings = headingCount(rows, placed);
  const looks = looksOf(childNamed(node, 'w:tblPr'), story);
  const written = placed.map((row, index) => {
    const cells = row.map((cell) =>
      writeCell(cell, index < headings, look(looks, index === 0, cell.column === 0), story),
    );
    return builder.element('tr', cells);
  });
  const parts = [
    ...(headings > 0 ? [builder.element('thead', written.slice(0, headings))] : []),
    builder.element('tbody', written.slice(headings)),
  ];
  return [builder.element('table', parts, { 'data-place': story.place() })];
}

function writeCell(placed: Placed, isHeading: boolean, around: Xml | undefined, story: Story): SourceElement {
  const { builder, readStory } = story.document;
  const { cell, columns, rows } = placed;
  const content = cell ? readStory(cell.node.children, story, around) : [];
  const vertical = valueIn(cell?.properties, 'w:vAlign');
  return builder.element(isHeading ? 'th' : 'td', content, {
    colspan: columns > 1 ? String(columns) : undefined,
    rowspan: rows > 1 ? String(rows) : undefined,
    style: vertical ? `vertical-align:${vertical === 'center' ? 'middle' : vertical}` : undefined,
  });
}

interface TableLooks {
  firstRow: Xml | undefined;
  firstColumn: Xml | undefined;
  all: Xml | undefined;
}

/** The style of a table may set its first row and column apart, most often in bold. */
function looksOf(properties: Xml | undefined, { document }: Story): TableLooks {
  const id = valueIn(properties, 'w:tblStyle');
  const chain = id === undefined ? [] : document.styles.chain('table', id);
  const wanted = childNamed(properties, 'w:tblLook')?.attributes ?? {};
  const bits = Number.parseInt(wanted['w:val'] ?? '0', 16) || 0;
  const has = (said: string | undefined, bit: number) =>
    said === undefined ? (bits & bit) !== 0 : /^(1|true|on)$/.test(said);
  return {
    firstRow: has(wanted['w:firstRow'], 0x20) ? nearest(chain, ({ firstRow }) => firstRow) : undefined,
    firstColumn: has(wanted['w:firstColumn'], 0x80)
      ? nearest(chain, ({ firstColumn }) => firstColumn)
      : undefined,
    all: nearest(chain, ({ run }) => run),
  };
}

function look({ firstRow, firstColumn, all }: TableLooks, isFirstRow: boolean, isFirstColumn: boolean) {
  if (isFirstRow && firstRow) return firstRow;
  return isFirstColumn && firstColumn ? firstColumn : all;
}
