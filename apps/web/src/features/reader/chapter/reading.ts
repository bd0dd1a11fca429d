/** A text node, and where its text begins in the whole. */
export interface Place {
  node: Text;
  start: number;
}

export interface Reading {
  text: string;
  places: Place[];
}

/** Elements that stand on lines of their own; a `div` is one that was put around such. */
const lines = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption tr figure figcaption blockquote pre hr br div'.split(
    ' ',
  ),
);

interface Sheet {
  places: Place[];
  pieces: string[];
  length: number;
  /** What comes between what was written and whatever is written next. */
  between: string;
}

const newSheet = (): Sheet => ({ places: [], pieces: [], length: 0, between: '' });

/**
 * The text of a chapter, character for character as the server wrote it down for search: lines parted by line ends,
 * cells by tabs. What the page itself added (`data-own`) is not the chapter's.
 */
export function readText(root: Node): Reading {
  const sheet = newSheet();
  readInside(root, sheet);
  return { text: sheet.pieces.join(''), places: sheet.places };
}

function readInside(parent: Node, sheet: Sheet): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) writeNode(node as Text, sheet);
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, sheet);
  }
}

function writeNode(node: Text, sheet: Sheet): void {
  if (node.data === '') return;
  const start = write(node.data, sheet);
  sheet.places.push({ node, start });
}

/** Tells where it was written. */
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
  if (tag === 'td' || tag === 'th') readCell(node, sheet);
  else if (lines.has(tag)) {
    sheet.between = '\n';
    readInside(node, sheet);
    sheet.between = '\n';
  } else readInside(node, sheet);
}

/** A cell is one line, whatever it holds. */
function readCell(node: Element, sheet: Sheet): void {
  const { text, places } = readText(node);
  if (text !== '') {
    const start = write(text.replaceAll('\n', ' '), sheet);
    for (const place of places) sheet.places.push({ node: place.node, start: start + place.start });
  }
  sheet.between += '\t';
}
