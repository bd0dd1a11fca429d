import type { Run } from '../document.ts';
import { addressOf, type Relations } from '../ooxml/relations.ts';
import { type Markup, xml } from '../ooxml/xml.ts';

/** What the text of a document needs to know of the rest of it. */
export interface Writing {
  relations: Relations;
  /** The bookmark of each thing that links may lead to. */
  bookmarks: ReadonlyMap<string, Bookmark>;
}

export interface Bookmark {
  name: string;
  number: number;
}

/** Names of bookmarks are short and of plain letters, so things are counted. */
export function bookmarksFor(ids: readonly string[]): Map<string, Bookmark> {
  return new Map(
    ids.map((id, index) => [id, { name: `_Ref${String(index + 1).padStart(6, '0')}`, number: index + 1 }]),
  );
}

interface Letters {
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  colour?: string;
  /** In points. */
  size?: number;
  style?: string;
  raised?: Run['raised'];
}

/** A stretch of text; a line break in it is one on the page. */
export function words(text: string, look: Letters = {}): Markup {
  const pieces = text
    .split('\n')
    .map((line, index) => xml`${index > 0 && xml`<w:br/>`}<w:t xml:space="preserve">${line}</w:t>`);
  return xml`<w:r>${letters(look)}${pieces}</w:r>`;
}

function letters({ isBold, isItalic, colour, size, style, raised }: Letters): Markup | null {
  if (!(isBold || isItalic || colour || size || style || raised)) return null;
  const half = size && Math.round(size * 2);
  return xml`<w:rPr>${style && xml`<w:rStyle w:val="${style}"/>`}${isBold && xml`<w:b/><w:bCs/>`}${isItalic && xml`<w:i/><w:iCs/>`}
    ${colour && xml`<w:color w:val="${colour}"/>`}${half && xml`<w:sz w:val="${half}"/><w:szCs w:val="${half}"/>`}
    ${raised && xml`<w:vertAlign w:val="${raised === 'sup' ? 'superscript' : 'subscript'}"/>`}</w:rPr>`;
}

export function runs(all: readonly Run[], writing: Writing): Markup[] {
  return all.map(({ text, bold, italic, raised, link }) => {
    const look = { isBold: bold, isItalic: italic, raised };
    return link === undefined ? words(text, look) : linked(text, link, writing, look);
  });
}

/** Text that leads somewhere, if there is such a place. */
export function linked(
  text: string,
  to: string,
  { relations, bookmarks }: Writing,
  look: Letters = {},
): Markup {
  const inside = words(text, { ...look, style: 'Hyperlink' });
  if (to.startsWith('#')) {
    const bookmark = bookmarks.get(to.slice(1));
    return bookmark
      ? xml`<w:hyperlink w:anchor="${bookmark.name}" w:history="1">${inside}</w:hyperlink>`
      : words(text, look);
  }
  const id = addressOf(to) && relations.toAddress(to);
  return id ? xml`<w:hyperlink r:id="${id}" w:history="1">${inside}</w:hyperlink>` : words(text, look);
}

interface Set {
  /** Of a paragraph that does not leave the next one. */
  keepsNext?: boolean;
  beginsPage?: boolean;
  /** Markup of its properties that has no place of its own here. */
  numbering?: Markup;
  spacing?: Markup;
  section?: Markup;
  /** Links lead here. */
  id?: string;
}

export function paragraph(
  style: string,
  inside: Markup | readonly Markup[],
  writing: Writing,
  set: Set = {},
): Markup {
  const { keepsNext, beginsPage, numbering, spacing, section, id } = set;
  const bookmark = id === undefined ? undefined : writing.bookmarks.get(id);
  return xml`<w:p><w:pPr><w:pStyle w:val="${style}"/>${keepsNext && xml`<w:keepNext/>`}${beginsPage && xml`<w:pageBreakBefore/>`}
    ${numbering}${spacing}${section}</w:pPr>
    ${bookmark && xml`<w:bookmarkStart w:id="${bookmark.number}" w:name="${bookmark.name}"/><w:bookmarkEnd w:id="${bookmark.number}"/>`}${inside}</w:p>`;
}
