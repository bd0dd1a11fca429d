import { chosen } from './alternatives.ts';
import type { Spot } from './document.ts';
import { readDrawing } from './drawings.ts';
import type { Look } from './line.ts';
import { fontOf, isHidden, marksOf } from './looks.ts';
import { reportUnread } from './losses.ts';
import { privateCharacters, symbolText } from './symbols.ts';
import type { Xml } from './xml.ts';
import { childNamed, isXml, textWithin } from './xml-query.ts';

/** A run: text with one look, and what stands between text. */
export function readRun(run: Xml, spot: Spot): void {
  const properties = childNamed(run, 'w:rPr');
  const { story, style, isTitle } = spot.paragraph;
  const surrounding = { styles: story.document.styles, style, around: story.around };
  const look: Look = { marks: marksOf(properties, surrounding, isTitle), link: spot.link };
  const reader: Reader = {
    spot,
    look,
    font: fontOf(properties),
    isHidden: isHidden(properties, surrounding),
    mark: markOf(run),
  };
  for (const node of run.children) if (isXml(node)) readPiece(node, reader);
}

interface Reader {
  spot: Spot;
  look: Look;
  font: string;
  isHidden: boolean;
  /** The author's own mark of a note, such as an asterisk, which stands as text after the reference. */
  mark: string | undefined;
}

function markOf(run: Xml): string | undefined {
  const hasOwn = run.children.some(
    (one) => isXml(one) && /^(1|true|on)$/.test(one.attributes['w:customMarkFollows'] ?? ''),
  );
  return hasOwn ? textWithin(run).trim() || '*' : undefined;
}

function readPiece(node: Xml, reader: Reader): void {
  const { fields } = reader.spot.paragraph.story;
  // Fields are read even where they are hidden, or their ends would not be found.
  if (node.name === 'mc:AlternateContent')
    for (const one of chosen(node).filter(isXml)) readPiece(one, reader);
  else if (node.name === 'w:fldChar') readFieldMark(node, reader);
  else if (node.name === 'w:instrText') fields.instruct(textOf(node));
  else if (node.name === 'w:commentReference') readComment(node, reader);
  else if (reader.isHidden) reportHidden(node, reader);
  else if (isPicture(node.name)) {
    if (!fields.isBlind()) readDrawing(node, reader.spot);
    fields.fill();
  } else if (!fields.isSilent()) readText(node, reader);
}

function isPicture(name: string): boolean {
  return name === 'w:drawing' || name === 'w:pict' || name === 'w:object';
}

function readFieldMark({ attributes }: Xml, { spot }: Reader): void {
  const { fields } = spot.paragraph.story;
  const type = attributes['w:fldCharType'];
  if (type === 'begin') fields.begin();
  if (type === 'separate') fields.separate();
  if (type === 'end') fields.end();
}

function readComment({ attributes }: Xml, { spot }: Reader): void {
  const { story } = spot.paragraph;
  story.report('comment', story.document.comments.get(attributes['w:id'] ?? ''));
}

function reportHidden(node: Xml, { spot }: Reader): void {
  const { story } = spot.paragraph;
  // Hidden text in a field that is left out, such as the page numbers of a table of contents, is reported with it.
  if (story.fields.isSilent()) return;
  if (node.name === 'w:t' && textOf(node).trim() !== '') story.report('hidden', textOf(node));
  if (isPicture(node.name)) story.report('hidden', 'A picture');
}

function readText(node: Xml, reader: Reader): void {
  const read = texts[node.name];
  if (read) read(node, reader);
  else reportUnread(node, reader.spot.paragraph.story);
}

const texts: Record<string, (node: Xml, reader: Reader) => void> = {
  'w:delText': (node, { spot }) => spot.paragraph.story.report('deleted', textOf(node)),
  'w:t'(node, reader) {
    if (reader.mark === undefined) add(withSymbols(textOf(node), reader), reader);
  },
  'w:tab': (_, reader) => add('\t', reader),
  'w:ptab': (_, reader) => add('\t', reader),
  'w:noBreakHyphen': (_, reader) => add('\u2011', reader),
  'w:br': readBreak,
  'w:cr': readBreak,
  'w:sym'({ attributes }, reader) {
    const code = Number.parseInt(attributes['w:char'] ?? '', 16);
    add(symbolOf(attributes['w:font'] ?? '', code, reader), reader);
  },
  'w:footnoteReference': readReference,
  'w:endnoteReference': readReference,
  'w:ruby': (node, { spot }) => readRuby(node, spot),
};

function add(text: string, { spot, look }: Reader): void {
  const { line, story } = spot.paragraph;
  if (text !== '') story.fields.fill();
  line.add(text, { ...look, link: look.link ?? story.fields.link() });
}

/** Without `xml:space`, outer white space is only layout of the file. */
function textOf({ children, attributes }: Xml): string {
  const text = children.filter((child) => !isXml(child)).join('');
  return attributes['xml:space'] === 'preserve' ? text : text.trim();
}

function withSymbols(text: string, reader: Reader): string {
  return text.replace(privateCharacters, (character) =>
    symbolOf(reader.font, character.charCodeAt(0), reader),
  );
}

function symbolOf(font: string, code: number, { spot }: Reader): string {
  const text = Number.isNaN(code) ? null : symbolText(font, code);
  if (text === null) spot.paragraph.story.report('symbol', font);
  return text ?? '';
}

/** Breaks of pages and columns mean nothing on a screen. */
function readBreak({ attributes }: Xml, { spot, look }: Reader): void {
  const { line, story } = spot.paragraph;
  const isLine = !/^(page|column)$/.test(attributes['w:type'] ?? '');
  line.add(isLine ? story.document.builder.element('br', []) : ' ', look);
}

function readReference({ name, attributes }: Xml, { spot, mark: own }: Reader): void {
  const { line, story } = spot.paragraph;
  const { builder, notes } = story.document;
  const kind = name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const found = notes.refer(kind, attributes['w:id'] ?? '', story, own);
  if (!found) return;
  const mark = builder.element('sup', [builder.text(found.label)]);
  const link = builder.element('a', [mark], { href: `#${found.anchor}`, name: found.back });
  line.add(link, { marks: [], link: null });
}

/** Of a word with its pronunciation above it, the word. */
function readRuby(node: Xml, spot: Spot): void {
  const { story } = spot.paragraph;
  const above = childNamed(node, 'w:rt');
  if (above) story.report('ruby', textWithin(above));
  for (const one of (childNamed(node, 'w:rubyBase')?.children ?? []).filter(isXml))
    if (one.name === 'w:r') readRun(one, spot);
    else reportUnread(one, story);
}
