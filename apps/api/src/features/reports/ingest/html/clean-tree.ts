/** The only shapes that leave the sanitiser. Nothing else can be in a chapter. */
export type Clean = string | Element | Anchor;

export interface Element {
  tag: InlineTag | BlockTag | MathTag;
  attributes: Attributes;
  children: Clean[];
  /** The indent of an item of a list that was written as paragraphs; it is joined with its neighbours. */
  looseAt?: number;
  /** Set for a paragraph that its author keeps on one page with the next block, and for one with the style of a note. */
  habit?: 'with next' | 'note';
  /** Where a table stands in its page, and what was unclear about it or about a line beside it. */
  origin?: Origin;
}

export interface Origin {
  line?: number;
  /** In a Word file: 'Table 3'. */
  place?: string;
  remarks: string[];
  /** The unit that staff gave to all figures of a table. */
  unit?: string;
}

export type Attributes = Partial<Record<AttributeName, string>>;

/** A target for links. It becomes the id of its block. */
export interface Anchor {
  anchor: string;
}

export const inlineTags = [
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
] as const;
export type InlineTag = (typeof inlineTags)[number];

/** Presentation MathML. Its elements hold each other and plain text, never anything of HTML. */
export const mathTags = [
  'math',
  'menclose',
  'mfrac',
  'mi',
  'mmultiscripts',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mprescripts',
  'mroot',
  'mrow',
  'ms',
  'mspace',
  'msqrt',
  'mstyle',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const;
export type MathTag = (typeof mathTags)[number];

export type BlockTag =
  | `h${1 | 2 | 3 | 4 | 5 | 6}`
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'table'
  | 'caption'
  | 'thead'
  | 'tbody'
  | 'tfoot'
  | 'tr'
  | 'th'
  | 'td'
  | 'figure'
  | 'figcaption'
  | 'blockquote'
  | 'pre'
  | 'hr';

type AttributeName =
  | 'id'
  | 'href'
  | 'rel'
  | 'target'
  | 'style'
  | 'colspan'
  | 'rowspan'
  | 'scope'
  | 'start'
  | 'type'
  | 'data-note'
  | 'data-image'
  | 'alt'
  | 'width'
  | 'height'
  | 'data-table'
  | 'data-kind'
  | MathAttribute;

type MathAttribute =
  | 'alttext'
  | 'display'
  | 'displaystyle'
  | 'scriptlevel'
  | 'mathvariant'
  | 'stretchy'
  | 'fence'
  | 'separator'
  | 'accent'
  | 'accentunder'
  | 'largeop'
  | 'movablelimits'
  | 'symmetric'
  | 'form'
  | 'lspace'
  | 'rspace'
  | 'linethickness'
  | 'columnalign'
  | 'rowalign'
  | 'columnspan'
  | 'notation';

export function isElement(node: Clean | undefined): node is Element {
  return typeof node === 'object' && 'tag' in node;
}

export function isAnchor(node: Clean | undefined): node is Anchor {
  return typeof node === 'object' && 'anchor' in node;
}

export function element(tag: Element['tag'], children: Clean[] = [], attributes: Attributes = {}): Element {
  return { tag, attributes, children };
}

const inline = new Set<string>([...inlineTags, ...mathTags]);

export function isBlock(node: Clean | undefined): node is Element {
  return isElement(node) && !inline.has(node.tag);
}

export function isHeading(node: Clean | undefined): boolean {
  return isElement(node) && /^h[1-6]$/.test(node.tag);
}

export function elementsOf(node: Element): Element[] {
  return node.children.filter(isElement);
}

/** Depth first, in reading order. */
export function* walk(nodes: Clean[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* walk(node.children);
  }
}
