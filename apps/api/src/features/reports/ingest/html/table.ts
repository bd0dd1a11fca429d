import { readsAsHeading } from '../tables/heading-row.ts';
import { kindOf } from '../tables/kind.ts';
import { type Attributes, type Clean, type Element, element, isElement } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { cleanStyle } from './styles.ts';
import { anchorsIn, isBlank } from './tidy.ts';

/** A table of rows and cells only, with its heading rows told apart. */
export function cleanTable(node: SourceElement, cleaner: Cleaner): Clean[] {
  const captions = elements(node, 'caption').flatMap((one) => cleaner.line(one.childNodes));
  const head = elements(node, 'thead').flatMap((part) => rowsOf(part, cleaner));
  const body = node.childNodes.flatMap((part) =>
    isSourceElement(part) && part.tagName === 'tbody' ? rowsOf(part, cleaner) : [],
  );
  const foot = elements(node, 'tfoot').flatMap((part) => rowsOf(part, cleaner));
  const rows = [...head, ...body, ...foot];
  if (rows.every((row) => isBlank(row.children)))
    return [...anchorsIn(captions), ...rows.flatMap((row) => anchorsIn([row]))];
  if (head.length === 0) head.push(...body.splice(0, headingRows(body)).map(asHeading));
  const parts = [
    ...(isBlank(captions) ? [] : [element('caption', captions)]),
    ...(head.length > 0 ? [element('thead', head)] : []),
    ...(body.length > 0 ? [element('tbody', body)] : []),
    ...(foot.length > 0 ? [element('tfoot', foot)] : []),
  ];
  return [element('table', parts, { 'data-kind': kindOf(parts, namedKind(node)) })];
}

function namedKind(node: SourceElement): string {
  return `${attribute(node, 'data-kind') ?? ''} ${attribute(node, 'class') ?? ''}`;
}

function elements(node: SourceElement, tag: string): SourceElement[] {
  return node.childNodes.filter(
    (child): child is SourceElement => isSourceElement(child) && child.tagName === tag,
  );
}

function rowsOf(part: SourceElement, cleaner: Cleaner): Element[] {
  return elements(part, 'tr').flatMap((row) => {
    const cells = row.childNodes.filter(isCell).map((cell) => cleanCell(cell, cleaner));
    return cells.length > 0 ? [element('tr', cells)] : [];
  });
}

function isCell(node: SourceNode): node is SourceElement {
  return isSourceElement(node) && /^t[dh]$/.test(node.tagName);
}

function cleanCell(cell: SourceElement, cleaner: Cleaner): Element {
  const children = cleaner.flow(cell.childNodes);
  const [only, ...others] = children;
  const attributes = cellAttributes(cell);
  const tag = cell.tagName === 'th' ? 'th' : 'td';
  if (!isElement(only) || only.tag !== 'p' || others.length > 0) return element(tag, children, attributes);
  return element(tag, only.children, { ...only.attributes, ...attributes });
}

function cellAttributes(cell: SourceElement): Attributes {
  const scope = attribute(cell, 'scope')?.toLowerCase() ?? '';
  const style = cleanStyle(
    `text-align:${alignmentOf(cell)};vertical-align:${attribute(cell, 'valign') ?? ''};width:${attribute(cell, 'width') ?? ''};${attribute(cell, 'style') ?? ''}`.toLowerCase(),
    ['text-align', 'vertical-align', 'width'],
  );
  return {
    ...span('colspan', attribute(cell, 'colspan'), 100),
    ...span('rowspan', attribute(cell, 'rowspan'), 1000),
    ...(cell.tagName === 'th' && /^(col|row|colgroup|rowgroup)$/.test(scope) && { scope }),
    ...(style && { style }),
  };
}

/** Word aligns the paragraph in the cell, not the cell. */
function alignmentOf(cell: SourceElement): string {
  const paragraphs = elements(cell, 'p').map((one) => attribute(one, 'align'));
  return attribute(cell, 'align') ?? (paragraphs.length === 1 ? (paragraphs[0] ?? '') : '');
}

function span(name: 'colspan' | 'rowspan', value: string | undefined, most: number): Attributes {
  const count = /^\d{1,6}$/.test(value ?? '') ? Math.min(Number(value), most) : 1;
  return count > 1 ? { [name]: String(count) } : {};
}

/** How many of the first rows head the table. */
function headingRows(body: Element[]): number {
  const firstOther = body.findIndex(
    (row) => !row.children.every((cell) => isElement(cell) && cell.tag === 'th'),
  );
  if (firstOther > 0) return firstOther;
  return readsAsHeading(body) ? 1 : 0;
}

function asHeading(row: Element): Element {
  return element(
    'tr',
    row.children.map((cell) => (isElement(cell) ? { ...cell, tag: 'th' as const } : cell)),
  );
}
