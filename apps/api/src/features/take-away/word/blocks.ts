import type { Block, DocumentChapter, FigureBlock, TableBlock, TakenDocument } from '../document.ts';
import { exhibitTitle, licenceLine, linesBelow } from '../document-words.ts';
import { chartGraphic } from '../ooxml/charts/chart-parts.ts';
import { blipMarkup, type ShownPicture } from '../ooxml/pictures.ts';
import { type Markup, xml } from '../ooxml/xml.ts';
import { drawing, pictureGraphic } from './drawings.ts';
import { chapterTitle } from './front.ts';
import { itemNumbering } from './numbering.ts';
import { portraitWidth, type SectionEnds, sectionEnd } from './page.ts';
import { fittedTable, tableMarkup } from './table.ts';
import { linked, paragraph, runs, type Writing, words } from './text.ts';

/** What the text refers to in other parts of the file. */
export interface Body extends Writing {
  ends: SectionEnds;
  /** Of each chart its part, by the id of its block. */
  charts: ReadonlyMap<string, { path: string; number: number; size: { width: number; height: number } }>;
  /** Of each picture, by the id of its block. */
  pictures: ReadonlyMap<string, ShownPicture>;
  /** The number of each counted list. */
  lists: ReadonlyMap<string, number>;
}

export function* chapterMarkup(chapter: DocumentChapter, body: Body): Generator<Markup> {
  const { origin, id, blocks } = chapter;
  const hasOrigin = origin !== '';
  if (hasOrigin) yield paragraph('Eyebrow', words(origin), body, { beginsPage: true });
  yield paragraph('Heading1', words(chapterTitle(chapter)), body, { id, beginsPage: !hasOrigin });
  for (const block of blocks) yield* blockMarkup(block, body);
}

function* blockMarkup(block: Block, body: Body): Generator<Markup> {
  if (block.kind === 'table') yield* tableBlock(block, body);
  else if (block.kind === 'list') yield* listBlock(block, body);
  else if (block.kind === 'heading')
    yield paragraph(`Heading${block.level}`, runs(block.runs, body), body, { id: block.id });
  else if (block.kind === 'paragraph')
    yield paragraph(paragraphs[block.style], runs(block.runs, body), body, { id: block.id });
  else yield* drawnBlock(block, body);
}

const paragraphs = { text: 'BodyText', quote: 'Quote', note: 'Note', source: 'Note' } as const;

function* listBlock({ id, items }: Extract<Block, { kind: 'list' }>, body: Body): Generator<Markup> {
  const number = body.lists.get(id);
  for (const [index, { depth, runs: all }] of items.entries())
    yield paragraph(number === undefined ? 'ListBullet' : 'ListNumber', runs(all, body), body, {
      numbering: itemNumbering(depth, number ?? 1),
      ...(index === 0 && { id }),
    });
}

type Exhibit = Extract<Block, { kind: 'table' | 'figure' | 'chart' }>;

function* head(block: Exhibit, body: Body, part = ''): Generator<Markup> {
  const title = xml`${words(exhibitTitle(block))}${part !== '' && words(part, { isBold: false })}`;
  yield paragraph(
    'Caption',
    title,
    body,
    part === '' || part.startsWith('  Part 1 ') ? { id: block.id } : {},
  );
  if (block.subtitle !== '') yield paragraph('ExhibitUnit', words(block.subtitle), body);
}

function* foot(block: Exhibit, body: Body): Generator<Markup> {
  for (const line of linesBelow(block)) yield paragraph('ExhibitNote', words(line), body);
  yield paragraph('ExhibitNote', [], body);
}

/** A wide table stands on wide pages of its own. */
function* tableBlock(block: TableBlock, body: Body): Generator<Markup> {
  const { isWide, parts } = fittedTable(block);
  const section = (kind: 'portrait' | 'landscape') =>
    paragraph('ExhibitNote', [], body, { section: sectionEnd(kind, body.ends) });
  if (isWide) yield section('portrait');
  for (const [index, part] of parts.entries()) {
    yield* head(block, body, parts.length === 1 ? '' : `  Part ${index + 1} of ${parts.length}`);
    yield* tableMarkup(block, part);
    if (index < parts.length - 1) yield paragraph('ExhibitNote', [], body);
  }
  yield* foot(block, body);
  if (isWide) yield section('landscape');
}

function* drawnBlock(block: Extract<Block, { kind: 'figure' | 'chart' }>, body: Body): Generator<Markup> {
  yield* head(block, body);
  const inside = block.kind === 'chart' ? chartRun(block, body) : pictureRun(block, body);
  yield paragraph('Normal', inside, body, { keepsNext: linesBelow(block).length > 0 });
  yield* foot(block, body);
}

function chartRun(block: Extract<Block, { kind: 'chart' }>, { charts, relations }: Body): Markup {
  const chart = charts.get(block.id);
  if (!chart) return words(block.alt);
  const about = {
    number: chart.number,
    name: `Chart ${chart.number}`,
    alt: block.alt || block.title,
    ...chart.size,
  };
  return drawing(about, chartGraphic(relations.to('chart', chart.path)));
}

function pictureRun(block: FigureBlock, { pictures, relations, charts }: Body): Markup {
  const picture = pictures.get(block.id);
  if (!picture || picture.isMissing) {
    const where = block.address === null ? '' : ' It can be seen where this is read.';
    return words(`This picture could not be put into the file.${where}`, { isItalic: true });
  }
  const alt = block.alt || exhibitTitle(block);
  // Drawings are counted through the document: first all charts, then all pictures.
  const number = charts.size + [...pictures.keys()].indexOf(block.id) + 1;
  const about = { number, name: `Picture ${number}`, alt, ...sizeOf(block) };
  return drawing(about, pictureGraphic(blipMarkup(picture, relations), about));
}

/** Pictures are made for screens of 96 pixels to the inch. */
function sizeOf({ image }: FigureBlock): { width: number; height: number } {
  const [wide, high] = [Math.max(1, image.width), Math.max(1, image.height)];
  const scale = Math.min(0.75, portraitWidth / wide, 460 / high);
  return { width: wide * scale, height: high * scale };
}

export function* sourcesMarkup({ sources, meta, stamp }: TakenDocument, body: Body): Generator<Markup> {
  if (sources.length === 0) return;
  yield paragraph('Heading1', words('Sources'), body, { id: 'sources', beginsPage: true });
  for (const { text, address } of sources)
    yield paragraph(
      'Normal',
      [words(`${text} `), ...(address ? [linked(address, address, body)] : [])],
      body,
    );
  yield paragraph('Heading2', words('How to refer to this document'), body);
  yield paragraph('Normal', words(meta.citation), body);
  yield paragraph('Heading2', words('License'), body);
  yield paragraph('Normal', words(`${licenceLine(stamp)} ${stamp.terms}`.trim()), body);
}
