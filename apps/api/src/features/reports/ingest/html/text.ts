import { lineTags } from '@caliper/contract/reader/chapter-text.ts';
import { type Clean, type Element, isAnchor } from './clean-tree.ts';

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
