import { type Cell, type HeaderCell, type TableKind, tableKinds } from '../content.ts';
import { type Element, elementsOf } from '../html/clean-tree.ts';
import { isTableNote } from '../html/table-notes.ts';
import { plainText, raisedPlainText, readable } from '../html/text.ts';
import { type ReadTable, readTable } from './read-table.ts';

/** A table as data, for exports, comparisons and charts. */
export function typedTable(
  table: Element,
  number: number,
  following: Element[],
  linked: Element[],
): ReadTable {
  const caption = part(table, 'caption').map((one) => readable(plainText(one.children)));
  const foot = rows(part(table, 'tfoot'));
  const notes = foot.filter((row) => elementsOf(row).length === 1);
  const above = rows(part(table, 'thead'));
  const body = [...rows(part(table, 'tbody')), ...foot.filter((row) => elementsOf(row).length > 1)];
  const below = notesAfter(following);
  const others = linked.filter((block) => !below.includes(block));
  // A heading that reaches into the figures cannot be in a thead, which would cut it.
  const { unit } = table.origin ?? {};
  const heads = above.length > 0 ? 0 : body.findIndex((row) => !elementsOf(row).every(isColumnHead));
  const written = {
    block: table.attributes.id ?? '',
    number,
    kind: kindOf(table),
    caption: caption.join(' '),
    header: [...above, ...body.slice(0, Math.max(0, heads))].map((row) => elementsOf(row).map(headerCell)),
    rows: body.slice(Math.max(0, heads)).map((row) => elementsOf(row).map(dataCell)),
    footnotes: [...notes.map((row) => plainText([row])), ...below.map((block) => raisedPlainText(block))],
    ...(others.length > 0 && { chapterNotes: others.map((block) => raisedPlainText(block)) }),
  };
  return readTable(written, unit);
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

function isColumnHead({ tag, attributes }: Element): boolean {
  return tag === 'th' && attributes.scope === 'col';
}

function headerCell(cell: Element): HeaderCell {
  const { colspan, rowspan } = cell.attributes;
  return {
    text: raisedPlainText(cell),
    ...(colspan && { colspan: Number(colspan) }),
    ...(rowspan && { rowspan: Number(rowspan) }),
  };
}

function dataCell(cell: Element): Cell {
  if (isColumnHead(cell)) return { ...headerCell(cell), isColumnHead: true };
  return { ...headerCell(cell), ...(cell.tag === 'th' && { isHeader: true as const }) };
}

function notesAfter(following: Element[]): Element[] {
  const end = following.findIndex((block) => !isTableNote(block));
  return following.slice(0, end < 0 ? following.length : end);
}
