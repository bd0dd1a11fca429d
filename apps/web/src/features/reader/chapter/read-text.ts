import { lineTags } from '@caliper/contract/reader/chapter-text.ts';

/** A text node or a formula, and where its text is in the whole. */
export interface Place {
  node: Text | Element;
  start: number;
  length: number;
}

export interface Reading {
  text: string;
  places: Place[];
}

interface Sheet {
  places: Place[];
  pieces: string[];
  length: number;
  /** The separator before the next text. */
  between: string;
}

const newSheet = (): Sheet => ({ places: [], pieces: [], length: 0, between: '' });

/**
 * The text of a chapter, character for character as the server indexes it for search: line breaks between lines, tabs
 * between cells, a formula as its line of text. What the page itself added (`data-own`) is left out.
 */
export function readText(root: Node): Reading {
  const sheet = newSheet();
  readInside(root, sheet);
  return { text: sheet.pieces.join(''), places: sheet.places };
}

function readInside(parent: Node, sheet: Sheet): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) place(node as Text, (node as Text).data, sheet);
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, sheet);
  }
}

function place(node: Text | Element, text: string, sheet: Sheet): void {
  if (text === '') return;
  sheet.places.push({ node, start: write(text, sheet), length: text.length });
}

/** Returns the offset at which it was written. */
function write(text: string, sheet: Sheet): number {
  if (sheet.pieces.length > 0) {
    sheet.pieces.push(sheet.between);
    sheet.length += sheet.between.length;
  }
  const start = sheet.length;
  sheet.pieces.push(text);
  sheet.length += text.length;
  sheet.between = '';
  return start;
}

function readElement(node: Element, sheet: Sheet): void {
  if (node.hasAttribute('data-own')) return;
  const tag = node.localName;
  if (tag === 'math') place(node, node.getAttribute('alttext') ?? '', sheet);
  else if (tag === 'td' || tag === 'th') readCell(node, sheet);
  else if (lineTags.has(tag)) {
    sheet.between = '\n';
    readInside(node, sheet);
    sheet.between = '\n';
  } else readInside(node, sheet);
}

/** A cell is one line, whatever it contains. */
function readCell(node: Element, sheet: Sheet): void {
  const { text, places } = readText(node);
  if (text !== '') {
    const start = write(text.replaceAll('\n', ' '), sheet);
    for (const place of places) sheet.places.push({ ...place, start: start + place.start });
  }
  sheet.between += '\t';
}
