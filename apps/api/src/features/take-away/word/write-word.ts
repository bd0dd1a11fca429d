import type { Writable } from 'node:stream';
import type { TakenDocument } from '../document.ts';
import { filePropertiesOf } from '../document-words.ts';
import { chartParts } from '../ooxml/charts/chart-parts.ts';
import { type Part, writePackage } from '../ooxml/package.ts';
import { pictureParts, type ShownPicture } from '../ooxml/pictures.ts';
import { propertyParts } from '../ooxml/properties.ts';
import { createRelations, type Relations } from '../ooxml/relations.ts';
import { themeMarkup, themeType } from '../ooxml/theme.ts';
import { type Markup, xml, xmlFile } from '../ooxml/xml.ts';
import { type Body, chapterMarkup, sourcesMarkup } from './blocks.ts';
import { contents, titlePage } from './front.ts';
import { footerMarkup, headerMarkup } from './furniture.ts';
import { numberingMarkup } from './numbering.ts';
import { portraitWidth, sectionEnd } from './page.ts';
import { fontTable, settingsMarkup, stylesMarkup, wordSpaces } from './styles.ts';
import { bookmarksFor } from './text.ts';

const format = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const path = 'word/document.xml';

/** Writes a document for Word: real styles, contents, native charts, tables that repeat their heads. */
export async function writeWord(
  document: TakenDocument,
  to: Writable | string,
  progress?: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const root = createRelations();
  const relations = createRelations(path);
  root.to('officeDocument', path);
  const charts = chartsOf(document);
  const pictures = picturesOf(document);
  const lists = countedLists(document);
  const body: Body = {
    relations,
    bookmarks: bookmarksFor(targetsIn(document)),
    ends: {
      header: relations.to('header', 'word/header1.xml'),
      footer: relations.to('footer', 'word/footer1.xml'),
    },
    charts: charts.places,
    pictures: pictures.places,
    lists,
  };
  const parts: Part[] = [
    ...charts.parts,
    ...pictures.parts,
    ...frameParts(document, relations, lists.size),
    ...propertyParts(filePropertiesOf(document), 'Microsoft Office Word', root),
    // Last, when it is known which pictures could be read.
    { path, type: `${format}.document.main+xml`, relations, content: () => bodyOf(document, body, progress) },
  ];
  await writePackage(parts, root, to, { signal });
}

function* bodyOf(
  document: TakenDocument,
  body: Body,
  progress?: (done: number, of: number) => void,
): Generator<string> {
  const { chapters } = document;
  yield xmlFile(xml``);
  yield `<w:document${wordSpaces.source}><w:body>`;
  for (const part of titlePage(document, body)) yield part.source;
  yield lastOf('title', body);
  for (const part of contents(document, body)) yield part.source;
  for (const [index, chapter] of chapters.entries()) {
    progress?.(index, chapters.length);
    for (const part of chapterMarkup(chapter, body)) yield part.source;
  }
  for (const part of sourcesMarkup(document, body)) yield part.source;
  progress?.(chapters.length, chapters.length);
  yield `${sectionEnd('portrait', body.ends).source}</w:body></w:document>`;
}

/** The paragraph that ends the pages of a kind. */
function lastOf(kind: 'title', { ends }: Body): string {
  return xml`<w:p><w:pPr><w:pStyle w:val="ExhibitNote"/>${sectionEnd(kind, ends)}</w:pPr></w:p>`.source;
}

function targetsIn({ chapters }: TakenDocument): string[] {
  const ids = chapters.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  return [...new Set([...ids, 'sources'])];
}

function chartsOf({ chapters, meta }: TakenDocument) {
  const places = new Map<string, { path: string; number: number; size: { width: number; height: number } }>();
  const parts: Part[] = [];
  for (const block of chapters.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'chart') continue;
    const number = places.size + 1;
    const size = { width: portraitWidth, height: chartHeight(block.chart), text: 9 };
    const made = chartParts(block.chart, { folder: 'word', number, size, language: meta.language });
    places.set(block.id, { path: made.path, number, size });
    parts.push(...made.parts);
  }
  return { places, parts };
}

function chartHeight({ shape, categories }: { shape: string; categories: readonly string[] }): number {
  return shape === 'ranking' ? Math.min(600, Math.max(120, categories.length * 22 + 40)) : 240;
}

/** A broken picture leaves an empty part, to which nothing refers. */
function picturesOf({ chapters }: TakenDocument) {
  const places = new Map<string, ShownPicture>();
  const parts: Part[] = [];
  for (const block of chapters.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'figure') continue;
    const made = pictureParts(block.image, { folder: 'word', number: places.size + 1 });
    places.set(block.id, made.picture);
    parts.push(...made.parts);
  }
  return { places, parts };
}

/** The bullets are the first list. */
function countedLists({ chapters }: TakenDocument): ReadonlyMap<string, number> {
  const lists = chapters.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'list' && block.isOrdered),
  );
  return new Map(lists.map(({ id }, index) => [id, index + 2]));
}

function frameParts(document: TakenDocument, relations: Relations, counted: number): Part[] {
  const { meta } = document;
  const part = (type: string, name: string, content: () => Markup): Part => {
    relations.to(type, `word/${name}.xml`);
    return { path: `word/${name}.xml`, type: `${format}.${type}+xml`, content };
  };
  relations.to('theme', 'word/theme/theme1.xml');
  return [
    part('styles', 'styles', () => stylesMarkup(meta.language)),
    part('numbering', 'numbering', () => numberingMarkup(counted)),
    part('settings', 'settings', () => settingsMarkup(meta.language)),
    part('fontTable', 'fontTable', () => fontTable),
    part('header', 'header1', () => headerMarkup(document)),
    part('footer', 'footer1', () => footerMarkup(document)),
    { path: 'word/theme/theme1.xml', type: themeType, content: () => themeMarkup(meta.provider) },
  ];
}
