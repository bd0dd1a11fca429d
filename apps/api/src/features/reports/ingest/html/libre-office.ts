import { excerptOf } from './excerpt.ts';
import { classesOf } from './page-styles.ts';
import { attribute, isSourceElement, isSourceText, type SourceElement, type SourceNode } from './source.ts';
import { numbering } from './word-lists.ts';

const itemMark = /^(Numbering|Bullet)_20_Symbols$/;

/**
 * LibreOffice writes the numbers of items and headings into their text. Those of items become the numbers of their
 * list again; those of headings and notes get the space that a style gave them.
 */
export function readOfficeMarks(nodes: SourceNode[]): SourceNode[] {
  for (const node of nodes) {
    if (!isSourceElement(node)) continue;
    node.childNodes = withoutEnd(node.childNodes);
    if (node.tagName === 'ol' || node.tagName === 'ul') readItems(node);
    if (classesOf(node).some((name) => /^(heading_numbering|footnodeNumber)$/.test(name))) addSpace(node);
    if (node.tagName === 'td') forgetAlignment(node);
    node.childNodes = readOfficeMarks(node.childNodes);
  }
  return nodes;
}

/** An empty element and a space that cannot break stand at the end of each item. */
function withoutEnd(nodes: SourceNode[]): SourceNode[] {
  const end = nodes.findIndex((node) => isSourceElement(node) && classesOf(node).includes('odfLiEnd'));
  const after = nodes[end + 1];
  const isSpace = after && isSourceText(after) && /^[\s\u00a0]{0,9}$/.test(after.value);
  return end < 0 ? nodes : nodes.toSpliced(end, isSpace ? 2 : 1);
}

function readItems(list: SourceElement): void {
  const items = list.childNodes.filter(isSourceElement).filter(({ tagName }) => tagName === 'li');
  const [first] = items.map(takeMark);
  const [, numeral] = first?.match(/^(\d{1,6}|[a-z])[.)]?$/i) ?? [];
  if (numeral === undefined) return;
  const counted = /^i$/i.test(numeral) ? { type: numeral } : numbering(numeral);
  const found = Object.entries(counted).map(([name, value]) => ({ name, value }));
  list.attrs = [...list.attrs.filter(({ name }) => !/^(start|type)$/.test(name)), ...found];
}

/** Removes the number or bullet at the beginning of an item. */
function takeMark(item: SourceElement): string | undefined {
  let around: SourceElement = item;
  while (true) {
    const first = around.childNodes.find((one) => !isSourceText(one) || one.value.trim() !== '');
    if (!first || !isSourceElement(first) || /^[ou]l$/.test(first.tagName)) return undefined;
    if (isMark(first)) {
      around.childNodes = around.childNodes.filter((one) => one !== first);
      return excerptOf(first);
    }
    around = first;
  }
}

function isMark(node: SourceElement): boolean {
  if (classesOf(node).some((name) => itemMark.test(name))) return true;
  const isAside = /display:\s?block;\s?float:\s?left/.test(attribute(node, 'style') ?? '');
  return isAside && excerptOf(node).length <= 6;
}

function addSpace(mark: SourceElement): void {
  const last = mark.childNodes.at(-1);
  if (last && isSourceText(last)) last.value = `${last.value.trimEnd()} `;
}

/** It gives every cell of a table the same alignment, which says nothing. */
function forgetAlignment(cell: SourceElement): void {
  const isOffice = classesOf(cell).some((name) => /_[A-Z]{1,3}\d{1,5}$/.test(name));
  if (!isOffice || !/^\s*text-align:\s?left/.test(attribute(cell, 'style') ?? '')) return;
  cell.attrs = cell.attrs.filter(({ name }) => name !== 'style');
}
