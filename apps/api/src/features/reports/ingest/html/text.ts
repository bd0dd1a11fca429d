import { lineTags } from '@caliper/contract/reader/chapter-text.ts';
import { raisedText } from '../tables/marks.ts';
import { type Clean, type Element, isAnchor, isElement } from './clean-tree.ts';

const cells = /^(td|th)$/;

/** The text so far, and the separator before the next piece. */
interface Sheet {
  pieces: string[];
  between: string;
}

/**
 * The text nodes in order, with line breaks between lines and tabs between cells; a formula as its line of text.
 * Nothing else is added or removed.
 */
export function plainText(nodes: Clean[]): string {
  const sheet: Sheet = { pieces: [], between: '' };
  writeAll(nodes, sheet);
  return sheet.pieces.join('');
}

function writeAll(nodes: Clean[], sheet: Sheet): void {
  for (const node of nodes) {
    if (typeof node === 'string') write(node, sheet);
    else if (!isAnchor(node)) writeElement(node, sheet);
  }
}

function write(text: string, sheet: Sheet): void {
  if (text === '') return;
  if (sheet.pieces.length > 0) sheet.pieces.push(sheet.between);
  sheet.pieces.push(text);
  sheet.between = '';
}

function writeElement(node: Element, sheet: Sheet): void {
  if (node.tag === 'math') write(node.attributes.alttext ?? '', sheet);
  else if (cells.test(node.tag)) {
    write(plainText(node.children).replaceAll('\n', ' '), sheet);
    sheet.between += '\t';
  } else if (lineTags.has(node.tag)) {
    sheet.between = '\n';
    writeAll(node.children, sheet);
    sheet.between = '\n';
  } else writeAll(node.children, sheet);
}

/** The text of a cell or line with small digits and marks as such: 45² is not 452. Tables in a cell keep their lines. */
export function raisedPlainText(node: Element): string {
  const hasTable = node.children.some((child) => isElement(child) && child.tag === 'table');
  const text = hasTable
    ? plainText(node.children.map(raised)).replaceAll('\t', ' ')
    : plainText([raised(node)]);
  return readable(text);
}

/** Without what only arranges a text on paper: hard spaces around it and places where a word may be divided. */
export function readable(text: string): string {
  return text
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f ]+/g, ' ')
    .replace(/^ +| +$/gm, '');
}

/** The node with small digits and marks as such in its text. */
export function raised(node: Clean): Clean {
  if (!isElement(node)) return node;
  const isSmall = node.tag === 'sup' || /vertical-align: super/.test(node.attributes.style ?? '');
  const children = isSmall ? [raisedText(plainText(node.children))] : node.children.map(raised);
  return { ...node, children };
}
