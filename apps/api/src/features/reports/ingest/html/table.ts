import { headingRows } from '../tables/heading-row.ts';
import { kindOf } from '../tables/kind.ts';
import { cleanCell } from './cells.ts';
import { type Clean, type Element, element, elementsOf } from './clean-tree.ts';
import type { Cleaner } from './cleaner.ts';
import { attribute, elementsNamed, isSourceElement, type SourceElement, type SourceNode } from './source.ts';
import { anchorsIn, isBlank } from './tidy.ts';

/** A table of rows and cells only, with its heading rows in a thead. */
export function cleanTable(node: SourceElement, cleaner: Cleaner): Clean[] {
  const rowsIn = (tag: string) => elementsNamed(node, tag).flatMap((part) => cleanRows(part, cleaner));
  const caption = elementsNamed(node, 'caption').flatMap((one) => cleaner.line(one.childNodes));
  const [head, body, foot] = [rowsIn('thead'), rowsIn('tbody'), rowsIn('tfoot')];
  if (isBlank([...head, ...body, ...foot])) return anchorsIn([...caption, ...head, ...body, ...foot]);
  const headings = head.length > 0 ? 0 : headingRows(body);
  const parts = [
    ...(isBlank(caption) ? [] : [element('caption', caption)]),
    ...part('thead', [...head, ...body.slice(0, headings).map(asHeading)]),
    ...part('tbody', body.slice(headings)),
    ...part('tfoot', foot),
  ];
  const named = `${attribute(node, 'data-kind') ?? ''} ${attribute(node, 'class') ?? ''}`;
  return [element('table', parts, { 'data-kind': kindOf(parts, named) })];
}

function part(tag: 'thead' | 'tbody' | 'tfoot', rows: Element[]): Element[] {
  return rows.length > 0 ? [element(tag, rows)] : [];
}

function cleanRows(section: SourceElement, cleaner: Cleaner): Element[] {
  return elementsNamed(section, 'tr').flatMap((row) => {
    const cells = row.childNodes.filter(isCell).map((cell) => cleanCell(cell, cleaner));
    return cells.length > 0 ? [element('tr', cells)] : [];
  });
}

function isCell(node: SourceNode): node is SourceElement {
  return isSourceElement(node) && /^t[dh]$/.test(node.tagName);
}

function asHeading(row: Element): Element {
  return element(
    'tr',
    elementsOf(row).map((cell) => ({ ...cell, tag: 'th' as const })),
  );
}
