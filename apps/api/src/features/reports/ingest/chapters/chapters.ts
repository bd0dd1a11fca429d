import { lexemesOf } from '@caliper/text/lexemes.ts';
import type { Chapter } from '../content.ts';
import { type Clean, type Element, isAnchor, isElement, isHeading, walk } from '../html/clean-tree.ts';
import { isBlank } from '../html/tidy.ts';
import { find, type Notes, warn } from '../notes.ts';
import { composeChapter, headingOf } from './chapter.ts';
import { chapterName } from './names.ts';
import { atMost, type Named, type Planned, planChapters } from './plan.ts';
import { labelsIn } from './references.ts';
import { type Guide, resolveLinks } from './resolve-links.ts';

const tooLong = {
  message: 'The chapter has more text than can be searched.',
  remedy: 'Divide it into several.',
};
const empty = { message: 'The chapter is empty.', remedy: 'Write it, or leave the file out.' };
const untitled = {
  message: 'There is no heading; the title of the chapter was made from the file name.',
  remedy: 'Begin the page with a heading of the first level.',
};
const describe = 'Give each image an alternative text (alt).';

/** Reads one page at a time, so that only one tree is in memory. */
export async function readChapters<P extends Named>(
  pages: P[],
  read: (page: P) => Promise<Clean[] | null>,
  notes: Notes,
): Promise<Chapter[]> {
  const guides: Guide[] = [];
  for (const planned of planChapters(pages, notes)) {
    const nodes = await read(planned.placed);
    if (nodes) addChapters(guides, atMost(draftsOf(planned, nodes, pages.length === 1), notes), notes);
  }
  resolveLinks(guides, notes);
  const chapters = guides.map(({ chapter }) => chapter);
  complainOfTitles(chapters, notes);
  return chapters;
}

interface Draft {
  name: string;
  number: number;
  nodes: Clean[];
}

/** A single page with the whole report is split at its first-level headings. */
function draftsOf({ placed: { name }, number }: Planned<Named>, nodes: Clean[], isWhole: boolean): Draft[] {
  const parts = isWhole ? splitAtHeadings(nodes) : [];
  if (parts.length < 2) return [{ name, number, nodes }];
  return parts.map((part, index) => ({ name, number: index + 1, nodes: part }));
}

function addChapters(guides: Guide[], drafts: Draft[], notes: Notes): void {
  for (const { name, number, nodes } of drafts) {
    if (isBlank(nodes)) {
      find(notes, { file: name, ...empty });
      continue;
    }
    const heading = headingOf(nodes);
    if (heading === null) warn(notes, { file: name, ...untitled });
    if (nodes.filter(isElement).every(isHeading))
      warn(notes, { file: name, message: 'The chapter has headings but no text.' });
    const title = heading ?? chapterName(name).title;
    const { chapter, blocks, places } = composeChapter(number, title, nodes, name);
    if (!isSearchable(chapter.plain_text)) find(notes, { file: name, ...tooLong });
    guides.push({ chapter, page: name, places, labels: labelsIn(blocks) });
    warnOfSilentImages(name, blocks, notes);
  }
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

/** Splits a long page at its first-level headings. Text before the first one belongs to the first part. */
function splitAtHeadings(nodes: Clean[]): Clean[][] {
  const parts: Clean[][] = [];
  let opening: Clean[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'h1') {
      parts.push(parts.length === 0 ? [...opening, node] : [...takeAnchors(parts.at(-1) ?? []), node]);
      opening = [];
    } else (parts.at(-1) ?? opening).push(node);
  }
  return parts.length === 0 ? [opening] : parts.filter((part) => !isBlank(part));
}

/** Anchors right before a heading, such as that of a section around it, belong to what follows. */
function takeAnchors(part: Clean[]): Clean[] {
  const last = part.findLastIndex((node) => !isAnchor(node));
  return part.splice(last + 1);
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
