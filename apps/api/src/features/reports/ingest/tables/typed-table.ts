import { isFootnote, mostFootnotes } from '@caliper/contract/reader/chapter-text.ts';
import { type Cell, type HeaderCell, type TableKind, type TypedTable, tableKinds } from '../content.ts';
import { type Clean, type Element, elementsOf, isElement } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import { readNumber } from './numbers.ts';
import { unitsOf } from './units.ts';

/** A table as data, for exports, comparisons and charts. */
export function typedTable(table: Element, number: number, following: Element[]): TypedTable {
  const caption = part(table, 'caption')
    .map((one) => plainText(one.children))
    .join(' ');
  const header = rows(part(table, 'thead')).map((row) => elementsOf(row).map(headerCell));
  const foot = rows(part(table, 'tfoot'));
  const notes = foot.filter((row) => elementsOf(row).length === 1);
  const body = [...rows(part(table, 'tbody')), ...foot.filter((row) => elementsOf(row).length > 1)];
  return {
    block: table.attributes.id ?? '',
    number,
    kind: kindOf(table),
    caption,
    units: unitsOf(
      caption,
      header.flat().map(({ text }) => text),
    ),
    header,
    rows: body.map((row) => elementsOf(row).map(dataCell)),
    footnotes: [...notes.map((row) => plainText([row])), ...footnotesAfter(following)],
  };
}

function kindOf(table: Element): TableKind {
  return tableKinds.find((kind) => kind === table.attributes['data-kind']) ?? 'default';
}

function part(table: Element, tag: Element['tag']): Element[] {
  return elementsOf(table).filter((one) => one.tag === tag);
}

function rows(parts: Element[]): Element[] {
  return parts.flatMap(elementsOf);
}

function headerCell(cell: Element): HeaderCell {
  const { colspan, rowspan } = cell.attributes;
  return {
    text: plainText([raised(cell)]),
    ...(colspan && { colspan: Number(colspan) }),
    ...(rowspan && { rowspan: Number(rowspan) }),
  };
}

/** Superscript digits stay superscript in plain text: 45² is not 452. */
function raised(node: Clean): Clean {
  if (!isElement(node)) return node;
  const children = node.tag === 'sup' ? [raisedDigits(plainText(node.children))] : node.children.map(raised);
  return { ...node, children };
}

function raisedDigits(text: string): string {
  return text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit);
}

function dataCell(cell: Element): Cell {
  const base = headerCell(cell);
  const number = readNumber(base.text);
  return {
    ...base,
    ...(number !== undefined && { number }),
    ...(cell.tag === 'th' && { isHeader: true as const }),
  };
}

function footnotesAfter(following: Element[]): string[] {
  const near = following.slice(0, mostFootnotes);
  const lines = near.map((block) => (block.tag === 'p' ? plainText([block]) : ''));
  const end = lines.findIndex((line) => !isFootnote(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}
