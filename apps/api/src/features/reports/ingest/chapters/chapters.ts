import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Chapter } from '../content.ts';
import type { Correction } from '../corrections/correction.ts';
import { correctionFinding } from '../corrections/correction-findings.ts';
import { findPlaces } from '../corrections/find-places.ts';
import { putRight } from '../corrections/put-right.ts';
import { type Clean, type Element, isElement, isHeading, walk } from '../html/clean-tree.ts';
import { plainText } from '../html/text.ts';
import { isBlank } from '../html/tidy.ts';
import { find, type Notes, warn } from '../notes.ts';
import { blocksOf, composeChapter, headingOf } from './chapter.ts';
import { draftChapters, type ReadPage } from './drafts.ts';
import { chapterName } from './names.ts';
import { atMost, type Named, planChapters } from './plan.ts';
import { labelsIn } from './references.ts';
import { type Guide, resolveLinks } from './resolve-links.ts';
import { tableFindings } from './table-findings.ts';

const tooLong = {
  message: 'The chapter has more text than can be searched.',
  remedy: 'Divide it into several.',
};
const empty = { message: 'The chapter is empty.', remedy: 'Write it, or leave the file out.' };
const untitled = {
  message: 'There is no heading; the title of the chapter was made from the file name.',
  remedy: 'Begin the page with a heading of the first level.',
};
const lone = { remedy: 'Put all captions on the same side.', weight: 'look' } as const;
const describe = 'Give each image an alternative text (alt).';

interface ReadChapters {
  chapters: Chapter[];
  corrections: Correction[];
}

/** Reads one page at a time, so that only one source tree is in memory. */
export async function readChapters<P extends Named>(
  pages: P[],
  readNodes: (page: P) => Promise<Clean[] | null>,
  corrections: readonly Correction[],
  notes: Notes,
): Promise<ReadChapters> {
  const read: ReadPage[] = [];
  for (const { placed, number } of planChapters(pages, notes)) {
    const nodes = await readNodes(placed);
    if (nodes && isBlank(nodes)) find(notes, { file: placed.name, ...empty });
    else if (nodes) read.push({ name: placed.name, number, nodes });
  }
  const drafts = atMost(draftChapters(read), notes);
  const placed = corrections.length > 0 ? place(drafts, corrections, notes) : [];
  const guides = composeAll(drafts, placed, notes);
  resolveLinks(guides, notes);
  const chapters = guides.map(({ chapter }) => chapter);
  complainOfTitles(chapters, notes);
  return { chapters, corrections: placed };
}

/** Finds what each correction is about in the report as it was read, and tells of it. */
function place(drafts: ReadPage[], corrections: readonly Correction[], notes: Notes): Correction[] {
  const asRead = drafts.map(({ name, number, nodes }) => {
    return { number, title: titleOf(name, nodes), blocks: blocksOf(nodes, name) };
  });
  const placed = findPlaces(asRead, corrections);
  for (const one of placed) {
    const page = drafts.find(({ number }) => number === one.place?.chapter);
    warn(notes, correctionFinding(one, page?.name ?? ''));
  }
  return placed;
}

function titleOf(name: string, nodes: Clean[]): string {
  return headingOf(nodes) ?? chapterName(name).title;
}

function composeAll(drafts: ReadPage[], corrections: readonly Correction[], notes: Notes): Guide[] {
  const guides: Guide[] = [];
  for (const { name, number, nodes } of drafts) {
    if (headingOf(nodes) === null) warn(notes, { file: name, ...untitled });
    if (nodes.filter(isElement).every(isHeading))
      warn(notes, { file: name, message: 'The chapter has headings but no text.' });
    const correct = (blocks: Element[]) => putRight(blocks, number, corrections);
    const title = titleOf(name, nodes);
    const { chapter, blocks, tables, places } = composeChapter(number, title, nodes, name, correct);
    if (!isSearchable(chapter.plain_text)) find(notes, { file: name, ...tooLong });
    guides.push({ chapter, page: name, places, labels: labelsIn(blocks) });
    warnOfSilentImages(name, blocks, notes);
    warnOfLoneCaptions(name, blocks, notes);
    for (const table of tables) for (const finding of tableFindings(name, table)) warn(notes, finding);
  }
  return guides;
}

function warnOfLoneCaptions(file: string, blocks: Element[], notes: Notes): void {
  for (const block of blocks)
    if (block.tag !== 'table' && block.origin)
      for (const message of block.origin.remarks)
        warn(notes, { file, excerpt: plainText([block]), block: block.attributes.id, message, ...lone });
}

function warnOfSilentImages(name: string, blocks: Element[], notes: Notes): void {
  const silent = [...walk(blocks)].filter(({ tag, attributes }) => tag === 'img' && !attributes.alt).length;
  if (silent > 0)
    warn(notes, { file: name, message: `Images without a description: ${silent}.`, remedy: describe });
}

function complainOfTitles(chapters: Chapter[], notes: Notes): void {
  const first = new Map<string, number>();
  for (const { chapter_title: title, chapter_number: number } of chapters) {
    const other = first.get(title.toLowerCase());
    first.set(title.toLowerCase(), other ?? number);
    if (other !== undefined)
      find(notes, {
        file: '',
        message: `Chapters ${other} and ${number} both have the title "${title}".`,
        remedy: 'Rename one.',
      });
  }
}

/** The most that PostgreSQL stores for one text. */
const mostBytes = 1_000_000;
/**
 * A letter can be part of a stem, a word and two pairs, and some letters expand to ten or more. Anything shorter than
 * this always fits.
 */
const surelyFits = 10_000;

/** Whether all of a chapter can be indexed. */
function isSearchable(text: string): boolean {
  return text.length <= surelyFits || Buffer.byteLength(lexemesOf(text).join('')) <= mostBytes;
}
