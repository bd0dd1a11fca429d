import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { createNames, type Names } from './names.ts';
import { attributesRead, holdsText, isSkipped } from './vocabulary.ts';

/** An element of a part of a Word file; `w:p`, whatever prefix the file has chosen. */
export interface Xml {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}

export type XmlNode = Xml | string;

/** Says what is wrong with a file that cannot be read at all, and what to do about it. */
export class Unreadable extends Error {
  readonly remedy: string;
  constructor(message: string, remedy = 'Open it in Word and save it again as a Word Document (.docx).') {
    super(message);
    this.remedy = remedy;
  }
}

const limits = { depth: 256, attributes: 200, elements: 800_000 };
const damaged = () => new Unreadable('The Word file is damaged.');
const tooDeep = () =>
  new Unreadable('The Word file is nested too deeply.', 'Simplify its tables and text boxes.');
const tooLarge = () => new Unreadable('The Word file is too large.', 'Divide it into several.');
// No part of a Word file has one, and with it come entities.
const typed = () => new Unreadable('The Word file declares a document type, as no program writes it.');

/** Most elements have neither, and there are very many of them. */
const none: Xml['attributes'] = Object.freeze({});
const childless: XmlNode[] = [];

/** Reads a part in pieces and keeps of it only what can matter for a chapter. */
export async function readXml(pieces: AsyncIterable<Buffer>): Promise<Xml | null> {
  const tree = createTree();
  const parser = new SaxesParser({ xmlns: false, position: false });
  let attributes = 0;
  parser.on('error', () => fail(damaged()));
  parser.on('doctype', () => fail(typed()));
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributes) fail(tooLarge());
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    tree.open(tag);
  });
  parser.on('closetag', tree.close);
  parser.on('text', tree.text);
  parser.on('cdata', tree.text);
  for await (const text of decoded(pieces)) parser.write(text);
  parser.close();
  return tree.root();
}

function fail(error: Unreadable): never {
  throw error;
}

/** UTF-8, or UTF-16 with its mark, as the format prescribes. */
async function* decoded(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const piece of pieces) {
      decoder ??= new TextDecoder(charsetOf(piece), { fatal: true });
      yield decoder.decode(piece, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) fail(damaged());
    throw error;
  }
}

function charsetOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

function createTree() {
  const names = createNames();
  const open: Xml[] = [];
  let root: Xml | null = null;
  let depth = 0;
  let elements = 0;
  /** The depth of the element that is skipped with all that is in it; 0 if none is. */
  let skipped = 0;

  return {
    open(tag: SaxesTagPlain): void {
      depth += 1;
      if (depth > limits.depth) fail(tooDeep());
      if (skipped > 0) return;
      names.enter(tag.attributes);
      const name = names.element(tag.name);
      if (name === null || isSkipped(name)) {
        skipped = depth;
        return;
      }
      elements += 1;
      if (elements > limits.elements) fail(tooLarge());
      const element: Xml = { name, attributes: attributesOf(tag, names), children: childless };
      append(open.at(-1), element);
      open.push(element);
      root ??= element;
    },
    text(text: string): void {
      const holder = skipped > 0 ? undefined : open.at(-1);
      if (holder && holdsText(holder.name)) append(holder, text);
    },
    close(): void {
      if (skipped === 0) open.pop();
      if (skipped === 0 || skipped === depth) names.leave();
      if (skipped === depth) skipped = 0;
      depth -= 1;
    },
    root: () => root,
  };
}

function append(parent: Xml | undefined, child: XmlNode): void {
  if (!parent) return;
  if (parent.children === childless) parent.children = [child];
  else parent.children.push(child);
}

function attributesOf({ attributes }: SaxesTagPlain, names: Names): Xml['attributes'] {
  let kept: Record<string, string> | undefined;
  for (const own of Object.keys(attributes)) {
    const name = names.attribute(own);
    if (name === null || !attributesRead.has(name)) continue;
    kept ??= {};
    kept[name] = attributes[own] ?? '';
  }
  return kept ?? none;
}
