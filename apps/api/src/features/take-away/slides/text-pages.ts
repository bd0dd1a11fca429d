import type { Block, HeadingBlock, ListBlock, ParagraphBlock, Run } from '../document.ts';
import { textOf } from '../document-words.ts';
import { linesOf } from '../words-size.ts';
import type { ParagraphLook } from './text.ts';

export type TextBlock = HeadingBlock | ParagraphBlock | ListBlock;

export const isText = (block: Block): block is TextBlock =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list';

/** A paragraph as slides set it. */
interface SlideParagraph {
  /** Of the block that it comes from. */
  id: string;
  runs: readonly Run[];
  look: ParagraphLook;
  isHeading?: boolean;
}

/** What fits on one slide of text. */
export interface TextPage {
  paragraphs: SlideParagraph[];
  /** Much text stands in two columns; little in one, set larger by so many points. */
  columns: 1 | 2;
  larger: number;
}

const size = 14;
const columnWidth = 416;
const height = 376;
const room = 2 * height;
/** What is no higher than this in columns has room in one wide column of larger letters. */
const little = [
  { height: 200, larger: 4 },
  { height: 440, larger: 2 },
];
export const littleWidth = 720;

export function textPages(blocks: readonly TextBlock[]): TextPage[] {
  const pages: SlideParagraph[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const paragraph of blocks.flatMap(paragraphsOf).flatMap(cutToPages)) {
    const high = heightOf(paragraph);
    if (used + high > room) {
      const moved = headingsAtEnd(pages.at(-1) ?? []);
      pages.push(moved);
      used = moved.reduce((sum, one) => sum + heightOf(one), 0);
    }
    pages.at(-1)?.push(paragraph);
    used += high;
  }
  return pages
    .filter((page) => page.length > 0)
    .map((paragraphs) => {
      const all = paragraphs.reduce((sum, one) => sum + heightOf(one), 0);
      const larger = little.find((one) => all <= one.height)?.larger;
      return { paragraphs, columns: larger === undefined ? 2 : 1, larger: larger ?? 0 };
    });
}

const mostLeadLines = 4;

/** A section of few words needs no slide of its own: they stand above what they are about, over its whole width. */
export function leadOf(
  blocks: readonly TextBlock[],
  width: number,
): { paragraphs: SlideParagraph[]; height: number } | null {
  const paragraphs = blocks.flatMap(paragraphsOf);
  const lines = paragraphs.reduce((sum, { runs }) => sum + linesOf(textOf(runs), size * 1.04, width), 0);
  const isShort = lines <= mostLeadLines && blocks.every(({ kind }) => kind === 'paragraph');
  return isShort && lines > 0
    ? { paragraphs, height: lines * size * 1.3 + paragraphs.length * 3 + 10 }
    : null;
}

/** A heading goes along with what it is about; it is taken from the page. */
function headingsAtEnd(page: SlideParagraph[]): SlideParagraph[] {
  const last = page.findLastIndex(({ isHeading }) => !isHeading);
  return page.splice(last + 1);
}

function paragraphsOf(block: TextBlock): SlideParagraph[] {
  if (block.kind === 'list') return listParagraphs(block);
  if (block.kind === 'heading') {
    const look = { bold: true, before: 10, size: block.level === 2 ? 16 : 14 };
    return [{ id: block.id, runs: block.runs, look, isHeading: true }];
  }
  return [{ id: block.id, runs: block.runs, look: looks[block.style] }];
}

const looks: Record<ParagraphBlock['style'], ParagraphLook> = {
  text: { size, before: 7 },
  quote: { size, before: 7, italic: true, colour: 'tx2' },
  note: { size: 11, before: 4, colour: 'tx2' },
  source: { size: 11, before: 4, colour: 'tx2' },
};

function listParagraphs({ id, isOrdered, items }: ListBlock): SlideParagraph[] {
  const counts: number[] = [];
  return items.map(({ depth, runs }) => {
    counts.length = depth + 1;
    counts[depth] = (counts[depth] ?? 0) + 1;
    const number = isOrdered ? (counts[depth] ?? 1) : null;
    return { id, runs, look: { size, before: 3, bullet: { depth: Math.min(depth, 4), number } } };
  });
}

function heightOf({ runs, look }: SlideParagraph): number {
  const own = look.size ?? size;
  const indent = look.bullet ? (look.bullet.depth + 1) * 14 : 0;
  return linesOf(textOf(runs), own * 1.04, columnWidth - indent) * own * 1.3 + (look.before ?? 0);
}

/** A paragraph that is longer than a slide goes on on the next one. */
function cutToPages(paragraph: SlideParagraph): SlideParagraph[] {
  const most = Math.floor((textOf(paragraph.runs).length * room * 0.8) / heightOf(paragraph));
  if (heightOf(paragraph) <= room) return [paragraph];
  const cut: SlideParagraph[] = [];
  let rest = paragraph.runs;
  while (textOf(rest).length > most) {
    const { before, after } = split(rest, most);
    cut.push({ ...paragraph, runs: before });
    rest = after;
  }
  return [...cut, { ...paragraph, runs: rest }];
}

/** At the last space before a number of letters. */
function split(runs: readonly Run[], most: number): { before: Run[]; after: Run[] } {
  const start = textOf(runs).slice(0, most);
  const space = start.lastIndexOf(' ');
  let left = space > most / 2 ? space + 1 : most;
  const before: Run[] = [];
  const after: Run[] = [];
  for (const run of runs) {
    if (left > 0) before.push({ ...run, text: run.text.slice(0, left) });
    if (run.text.length > left) after.push({ ...run, text: run.text.slice(Math.max(0, left)) });
    left -= run.text.length;
  }
  return { before, after };
}
