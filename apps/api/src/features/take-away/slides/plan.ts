import type {
  Block,
  ChartBlock,
  DocumentChapter,
  FigureBlock,
  SourceEntry,
  TableBlock,
  TakenDocument,
} from '../document.ts';
import { textOf } from '../document-words.ts';
import { type TableView, tableView } from '../table-view.ts';
import {
  type Around,
  belowOf,
  type Exhibit,
  type ExhibitFrame,
  frameOf,
  type Part,
} from './exhibit-frame.ts';
import { content } from './page.ts';
import { type TablePage, tablePages } from './table-pages.ts';
import { isText, leadOf, type TextBlock, type TextPage, textPages } from './text-pages.ts';

/** A slide before it is drawn: what stands on it, and to which places of the document it is the answer. */
export type SlidePlan = Anchored &
  (
    | { kind: 'cover' }
    | { kind: 'contents'; entries: readonly ContentsEntry[]; part: Part }
    | { kind: 'chapter'; about: DocumentChapter; entries: readonly ContentsEntry[] }
    | { kind: 'text'; kicker: string; title: string; page: TextPage; part: Part }
    | ({ kind: 'table'; block: TableBlock; view: TableView; page: TablePage; part: Part } & ExhibitFrame)
    | ({ kind: 'chart'; block: ChartBlock; chart: number } & ExhibitFrame)
    | ({ kind: 'figure'; block: FigureBlock; picture: number } & ExhibitFrame)
    | { kind: 'sources'; entries: readonly SourceEntry[]; part: Part }
  );

interface Anchored {
  /** Ids of the document that links may lead to. */
  anchors: readonly string[];
  /** The chapter of which it is, counted from 0; null for what belongs to all. */
  chapter: number | null;
}

export interface ContentsEntry {
  id: string;
  number: string;
  title: string;
  origin: string;
}

const whole: Part = { number: 1, of: 1 };

/** The slides of a document in their order. */
export function planSlides(document: TakenDocument): SlidePlan[] {
  const only = onlyExhibit(document);
  const count = { chart: 0, picture: 0 };
  const chapters = document.chapters.map((chapter, index) => chapterSlides(chapter, index, document, count));
  if (only) return chapters.flat();
  const isOne = document.chapters.length === 1;
  return [
    { kind: 'cover', anchors: [], chapter: null },
    ...(isOne ? [] : contentsSlides(document)),
    ...chapters.flat(),
    ...sourcesSlides(document.sources),
  ];
}

/** A single chart, table or figure is a slide without a cover. */
function onlyExhibit({ chapters, sources }: TakenDocument): boolean {
  const [only, ...others] = chapters.flatMap(({ blocks }) => blocks);
  return only !== undefined && others.length === 0 && !isText(only) && sources.length === 0;
}

const entriesPerSlide = 14;

function contentsSlides({ chapters }: TakenDocument): SlidePlan[] {
  const entries = chapters.map(({ id, number, title, origin }) => ({
    id,
    number: number === null ? '' : String(number),
    title,
    origin,
  }));
  return inParts(entries, entriesPerSlide).map(({ items, part }) => {
    return { kind: 'contents', anchors: [], chapter: null, entries: items, part };
  });
}

const sourcesPerSlide = 6;

function sourcesSlides(sources: readonly SourceEntry[]): SlidePlan[] {
  return inParts(sources, sourcesPerSlide).map(({ items, part }) => {
    return { kind: 'sources', anchors: [], chapter: null, entries: items, part };
  });
}

function inParts<T>(items: readonly T[], most: number): { items: T[]; part: Part }[] {
  const of = Math.ceil(items.length / most);
  return Array.from({ length: of }, (_, index) => ({
    items: items.slice(index * most, (index + 1) * most),
    part: { number: index + 1, of },
  }));
}

type Counts = { chart: number; picture: number };

function chapterSlides(
  chapter: DocumentChapter,
  index: number,
  document: TakenDocument,
  count: Counts,
): SlidePlan[] {
  const exhibits = chapter.blocks.filter((block) => !isText(block));
  const hasText = chapter.blocks.some(isText);
  const kicker = kickerOf(chapter, document);
  const slides = sections(chapter.blocks).flatMap((section) =>
    sectionSlides(section, { chapter, kicker, index, count }),
  );
  const isBare = slides.length === 0 || (chapter.number === null && !hasText && exhibits.length <= 2);
  const [first, ...others] = slides;
  if (onlyExhibit(document) || (isBare && first))
    return first ? [{ ...first, anchors: [chapter.id, ...first.anchors] }, ...others] : [];
  const opening = { anchors: [chapter.id], chapter: index, about: chapter, entries: exhibits.map(entryOf) };
  return [{ kind: 'chapter', ...opening }, ...slides];
}

function kickerOf({ number, title, origin }: DocumentChapter, document: TakenDocument): string {
  const name = [number, title].filter((part) => part !== null && part !== '').join('  ');
  return onlyExhibit(document) && origin !== '' ? origin : name;
}

function entryOf(block: Exhibit): ContentsEntry {
  return { id: block.id, number: block.label, title: block.title, origin: '' };
}

interface Section {
  heading: string;
  texts: TextBlock[];
  exhibits: Exhibit[];
  anchors: string[];
}

/** A heading begins a section: first its text, then what it shows. */
function sections(blocks: readonly Block[]): Section[] {
  const found: Section[] = [{ heading: '', texts: [], exhibits: [], anchors: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      found.push({ heading: textOf(block.runs), texts: [], exhibits: [], anchors: [block.id] });
    else if (isText(block)) found.at(-1)?.texts.push(block);
    else found.at(-1)?.exhibits.push(block);
  }
  return found;
}

interface SectionSetting {
  chapter: DocumentChapter;
  kicker: string;
  index: number;
  count: Counts;
}

function sectionSlides(section: Section, { chapter, kicker, index, count }: SectionSetting): SlidePlan[] {
  const lead = section.exhibits.length > 0 ? leadOf(section.texts, content.width) : null;
  const pages = lead ? [] : textPages(section.texts);
  const texts = pages.map(
    (page, at): SlidePlan => ({
      kind: 'text',
      chapter: index,
      anchors: [...(at === 0 ? section.anchors : []), ...page.paragraphs.map(({ id }) => id)],
      kicker,
      title: section.heading || chapter.title,
      page,
      part: { number: at + 1, of: pages.length },
    }),
  );
  const name = section.heading === '' ? kicker : `${kicker}  ·  ${section.heading}`;
  const shown = section.exhibits.flatMap((block, at) =>
    exhibitSlides(block, { kicker: name, lead: at === 0 ? lead : null }, index, count),
  );
  const [first, ...others] = shown;
  if (texts.length > 0 || !first) return [...texts, ...shown];
  const spoken = lead?.paragraphs.map(({ id }) => id) ?? [];
  return [{ ...first, anchors: [...section.anchors, ...spoken, ...first.anchors] }, ...others];
}

function exhibitSlides(block: Exhibit, around: Around, chapter: number, count: Counts): SlidePlan[] {
  const anchored = { anchors: [block.id], chapter };
  if (block.kind === 'table') return tableSlides(block, around, anchored);
  const frame = frameOf(block, around, whole, belowOf(block));
  if (block.kind === 'chart') {
    count.chart += 1;
    return [{ kind: 'chart', ...anchored, ...frame, block, chart: count.chart }];
  }
  count.picture += 1;
  return [{ kind: 'figure', ...anchored, ...frame, block, picture: count.picture }];
}

function tableSlides(block: TableBlock, around: Around, anchored: Anchored): SlidePlan[] {
  const view = tableView(block.table);
  const below = belowOf(block);
  const room = frameOf(block, around, { number: 1, of: 10 }, [...below, ' ']);
  const { pages, shownRows, allRows } = tablePages(view, { width: content.width, height: room.height });
  const left =
    shownRows < allRows
      ? [`Rows 1 to ${shownRows} of ${allRows.toLocaleString('en-GB')}. The Excel file has all of them.`]
      : [];
  return pages.map((page, at) => {
    const part = { number: at + 1, of: pages.length };
    return {
      kind: 'table',
      ...anchored,
      ...frameOf(block, at === 0 ? around : { ...around, lead: null }, part, [...left, ...below]),
      block,
      view,
      page,
      part,
      anchors: at === 0 ? anchored.anchors : [],
    };
  });
}
