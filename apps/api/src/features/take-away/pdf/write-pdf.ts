import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { DocumentChapter, TakenDocument } from '../document.ts';
import { textOf } from '../document-words.ts';
import { writeHeading, writeList, writeParagraph } from './blocks.ts';
import { writeChart } from './chart/write-chart.ts';
import { planContents } from './contents.ts';
import { writeFigure } from './figures.ts';
import { writeFurniture } from './furniture.ts';
import { createPaper, type Element, type Paper } from './paper.ts';
import { writeSources } from './sources.ts';
import { writeTable } from './table/write-table.ts';
import { looks, plain, write } from './text.ts';
import { writeTitlePage } from './title-page.ts';

/** Writes a document as a tagged PDF with bookmarks. Other work is let through between its blocks. */
export async function writePdf(
  document: TakenDocument,
  to: Writable | string,
  progress?: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const paper = createPaper(document, targetsIn(document));
  const end = typeof to === 'string' ? createWriteStream(to) : to;
  const written = finished(end);
  paper.pdf.pipe(end);
  try {
    await writePages(paper, document, { progress, signal });
    paper.pdf.end();
  } catch (error) {
    end.destroy(error as Error);
  }
  await written;
}

interface Watched {
  progress: ((done: number, of: number) => void) | undefined;
  signal: AbortSignal | undefined;
}

async function writePages(
  paper: Paper,
  document: TakenDocument,
  { progress, signal }: Watched,
): Promise<void> {
  const breathe = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  writeTitlePage(paper, document);
  const contents = planContents(paper, document);
  paper.bookmark('Contents', { page: contents.first });
  const of = document.chapters.length;
  for (const [index, chapter] of document.chapters.entries()) {
    progress?.(index, of);
    await writeChapter(paper, chapter, breathe);
  }
  writeSources(paper, document);
  contents.write();
  writeFurniture(paper, document);
  paper.root.end();
  progress?.(of, of);
}

type Breath = () => Promise<void>;

async function writeChapter(paper: Paper, chapter: DocumentChapter, breathe: Breath): Promise<void> {
  const title = chapter.number === null ? chapter.title : `${chapter.number} ${chapter.title}`;
  paper.running = title;
  paper.page();
  const sect = paper.element(paper.root, 'Sect');
  const bookmark = paper.bookmark(title);
  paper.target(chapter.id);
  writeChapterHead(paper, sect, chapter);
  for (const block of chapter.blocks) {
    await writeBlock(paper, sect, block, breathe);
    const page = paper.pageOf.get(block.id);
    if (block.kind === 'heading' && block.level === 2 && page !== undefined)
      paper.bookmark(textOf(block.runs), { parent: bookmark, page });
    await breathe();
  }
  sect.end();
}

function writeChapterHead(paper: Paper, sect: Element, { number, title, origin }: DocumentChapter): void {
  const above = [number === null ? '' : `Chapter ${number}`, origin]
    .filter((part) => part !== '')
    .join(' · ');
  write(paper, sect, 'P', { spans: plain(above, looks.label), leading: 14 }, { after: 4 });
  const { chapter } = looks;
  write(paper, sect, 'H1', { spans: plain(title, chapter), leading: chapter.leading }, { after: 16 });
}

function writeBlock(
  paper: Paper,
  sect: Element,
  block: DocumentChapter['blocks'][number],
  breathe: Breath,
): Promise<void> | void {
  if (block.kind === 'heading') return writeHeading(paper, sect, block);
  if (block.kind === 'paragraph') return writeParagraph(paper, sect, block);
  if (block.kind === 'list') return writeList(paper, sect, block);
  if (block.kind === 'table') return writeTable(paper, sect, block, breathe);
  if (block.kind === 'figure') return writeFigure(paper, sect, block);
  return writeChart(paper, sect, block);
}

function targetsIn({ chapters }: TakenDocument): ReadonlySet<string> {
  return new Set(chapters.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
}
