import type { SourceElement, SourceNode } from '../html/source.ts';
import type { Builder } from './builder.ts';
import type { Fields } from './fields.ts';
import type { Line, Look } from './line.ts';
import type { Numbering } from './numbering.ts';
import type { Relations } from './parts.ts';
import type { Pictures } from './pictures.ts';
import type { Removal, Removals } from './removals.ts';
import type { Styles } from './styles.ts';
import type { Xml, XmlNode } from './xml.ts';

/** What all of a Word file shares while it is read. */
export interface WordDocument {
  builder: Builder;
  styles: Styles;
  numbering: Numbering;
  removals: Removals;
  pictures: Pictures;
  /** The texts of comments by id. */
  comments: ReadonlyMap<string, string>;
  notes: NoteShelf;
  /** A document without Heading 1 has its title as a heading. */
  hasChapterHeadings: boolean;
  /** Whether the first chapter has begun. */
  isBegun: boolean;
  /** Reads a text within a text: a cell, a note, a text box. It stands here because these hold each other. */
  readStory(nodes: XmlNode[], within: Story, around?: Xml): SourceNode[];
}

/** Footnotes and endnotes, which wait for the end of their chapter. */
export interface NoteShelf {
  /** Numbers a note at its first reference; null if there is no such note. */
  refer(
    kind: NoteKind,
    id: string,
    story: Story,
    mark?: string,
  ): { label: string; anchor: string; back: string } | null;
  /** The notes that wait, all of them or those between two of them, as blocks. */
  take(from?: number, to?: number): SourceNode[];
  waiting(): number;
}

export type NoteKind = 'footnote' | 'endnote';

/** A text of its own: the body, a note, a text box, a cell. Fields do not cross its borders. */
export interface Story {
  document: WordDocument;
  relations: Relations;
  fields: Fields;
  place(): string;
  /** Text that helps to find the place, for what has none itself. */
  near(): string;
  report(kind: Removal, excerpt?: string): void;
  /** What a table says about the look of this cell. */
  around: Xml | undefined;
}

/** A paragraph while it is read. */
export interface Paragraph {
  story: Story;
  line: Line;
  /** What stands below the paragraph: text boxes and floating pictures. */
  below: SourceNode[];
  style: string | undefined;
  /** Headings and captions are set apart as such, and not in bold too. */
  isTitle: boolean;
}

/** A place in a paragraph. */
export interface Spot {
  paragraph: Paragraph;
  link: Look['link'];
}

/** A block, or an item that waits for its list. */
export type Block = { node: SourceNode } | { item: ListItem };

export interface ListItem {
  level: number;
  value: number;
  format: string;
  content: SourceNode[];
}

export function isHeadingOne(node: SourceNode): node is SourceElement {
  return node.nodeName === 'h1';
}
