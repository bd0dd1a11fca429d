import type { TakenDocument } from '../document.ts';
import { countOf, editionLine, exhibitTitle, licenceLine, textOf } from '../document-words.ts';
import { colours } from '../ooxml/theme.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { page, twips } from './page.ts';
import { linked, paragraph, type Writing, words } from './text.ts';

const coverHeight = 400;
const white = colours.white;

/** A cover in the product's ink, and below it what is in the document and for whom it was made. */
export function titlePage(document: TakenDocument, writing: Writing): Markup[] {
  const { meta, stamp } = document;
  const statement = [meta.region, editionLine(meta)].filter((part) => part !== '').join(' · ');
  const below = [meta.subtitle, statement].filter((part) => part !== '');
  const size = meta.title.length > 160 ? 18 : meta.title.length > 80 ? 24 : 34;
  const cover = [
    paragraph('Subtitle', words(meta.provider, { colour: 'C6D0DA', isBold: true }), writing, {
      spacing: xml`<w:spacing w:before="0" w:after="${twips(Math.max(40, 230 - meta.title.length))}"/>`,
    }),
    paragraph('Title', words(meta.title, { colour: white, size }), writing),
    ...below.map((text) => paragraph('Subtitle', words(text, { colour: 'C6D0DA' }), writing)),
  ];
  return [
    coverTable(cover),
    ...counts(document).map((text) =>
      paragraph('Subtitle', words(text, { colour: colours.accentText, isBold: true }), writing, {
        spacing: xml`<w:spacing w:before="480" w:after="120"/>`,
      }),
    ),
    ...(meta.releaseNote === '' ? [] : [paragraph('BodyText', words(meta.releaseNote), writing)]),
    paragraph('Licence', words(licenceLine(stamp), { isBold: true, colour: colours.ink }), writing, {
      spacing: xml`<w:spacing w:before="1200" w:after="0"/>`,
    }),
    ...[stamp.terms, meta.citation]
      .filter((text) => text !== '')
      .map((text) => paragraph('Licence', words(text), writing)),
    ...(meta.address === null
      ? []
      : [paragraph('Licence', linked(meta.address, meta.address, writing), writing)]),
  ];
}

/** One cell from edge to edge of the page. */
function coverTable(inside: readonly Markup[]): Markup {
  const width = twips(page.width);
  const side = twips(page.side);
  return xml`<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/><w:tblInd w:w="${-side}" w:type="dxa"/>
    <w:tblBorders><w:bottom w:val="single" w:sz="36" w:space="0" w:color="${colours.accent}"/></w:tblBorders><w:tblLayout w:type="fixed"/>
    <w:tblCellMar><w:left w:w="${side}" w:type="dxa"/><w:right w:w="${side}" w:type="dxa"/></w:tblCellMar></w:tblPr>
    <w:tblGrid><w:gridCol w:w="${width}"/></w:tblGrid>
    <w:tr><w:trPr><w:cantSplit/><w:trHeight w:val="${twips(coverHeight)}" w:hRule="atLeast"/></w:trPr>
    <w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="${colours.ink}"/>
      <w:tcMar><w:top w:w="${twips(60)}" w:type="dxa"/><w:bottom w:w="${twips(36)}" w:type="dxa"/></w:tcMar><w:vAlign w:val="bottom"/></w:tcPr>${inside}</w:tc></w:tr></w:tbl>`;
}

function counts(document: TakenDocument): string[] {
  const all = [
    [document.chapters.length, 'chapter'],
    [countOf(document, 'table'), 'table'],
    [countOf(document, 'chart'), 'chart'],
    [countOf(document, 'figure'), 'figure'],
  ] as const;
  const shown = all
    .filter(([count]) => count > 0)
    .map(([count, one]) => `${count} ${one}${count === 1 ? '' : 's'}`);
  return shown.length === 0 ? [] : [shown.join('   ·   ')];
}

interface Entry {
  style: 'TOC1' | 'TOC2' | 'TableofFigures';
  text: string;
  id: string;
}

/** Contents whose entries lead to their places; the program adds the pages when it updates the field. */
export function contents(document: TakenDocument, writing: Writing): Markup[] {
  const chapters = document.chapters.flatMap((chapter): Entry[] => [
    { style: 'TOC1', text: chapterTitle(chapter), id: chapter.id },
    ...chapter.blocks.flatMap((block): Entry[] =>
      block.kind === 'heading' && block.level === 2
        ? [{ style: 'TOC2', text: textOf(block.runs), id: block.id }]
        : [],
    ),
  ]);
  if (document.sources.length > 0) chapters.push({ style: 'TOC1', text: 'Sources', id: 'sources' });
  const exhibits = document.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block): Entry[] => {
      const isExhibit = block.kind === 'table' || block.kind === 'figure' || block.kind === 'chart';
      const text = isExhibit ? exhibitTitle(block) : '';
      return text === '' ? [] : [{ style: 'TableofFigures', text, id: block.id }];
    }),
  );
  return [
    paragraph('TOCHeading', words('Contents'), writing),
    ...field('TOC \\o "1-2" \\h \\z \\u', chapters, writing),
    ...(exhibits.length === 0
      ? []
      : [
          paragraph('TOCHeading', words('Tables and figures'), writing, {
            spacing: xml`<w:spacing w:before="480"/>`,
          }),
          ...field('TOC \\h \\z \\t "Caption,1"', exhibits, writing),
        ]),
  ];
}

export function chapterTitle({ number, title }: { number: number | null; title: string }): string {
  return number === null ? title : `${number}  ${title}`;
}

function field(code: string, entries: readonly Entry[], writing: Writing): Markup[] {
  const begin = xml`<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`;
  const end = xml`<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  return entries.map(({ style, text, id }, index) => {
    const bookmark = writing.bookmarks.get(id);
    const line = bookmark
      ? xml`<w:hyperlink w:anchor="${bookmark.name}" w:history="1">${words(text)}</w:hyperlink>`
      : words(text);
    return paragraph(
      style,
      xml`${index === 0 && begin}${line}${index === entries.length - 1 && end}`,
      writing,
    );
  });
}
