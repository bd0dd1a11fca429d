import type { Chapter } from '../content.ts';
import { newLosses } from '../html/left-out.ts';
import { type Pending, readPending } from '../html/pending-links.ts';
import { type Notes, warn } from '../notes.ts';
import { mentioned } from './references.ts';

/** What the links of a report can lead to in a chapter. */
export interface Guide {
  chapter: Chapter;
  /** The file that it comes from. */
  page: string;
  /** The block of each anchor of the source. */
  places: ReadonlyMap<string, string>;
  labels: [label: string, block: string][];
}

interface Target {
  chapter: number;
  block: string;
}

type Find = (pending: Pending) => Target | undefined;

/** Leads the waiting links of all chapters to their blocks. Those that lead nowhere become plain text. */
export function resolveLinks(guides: Guide[], notes: Notes): void {
  const find = finder(guides);
  for (const { chapter, page } of guides) {
    const losses = newLosses();
    chapter.chapter_content = chapter.chapter_content.replace(
      /<a href="(\?[^"]*)">([\s\S]*?)<\/a>/g,
      (_, href: string, content: string) => {
        const pending = readPending(href);
        const target = find(pending) ?? find({ to: 'label', label: mentioned(content) });
        const to = addressOf(target, chapter.chapter_number);
        if (!to && pending.to === 'page') losses.add('nowhere', metAt(pending, page));
        return to ? `<a href="${to}">${content}</a>` : content;
      },
    );
    for (const finding of losses.findings(page)) warn(notes, finding);
  }
}

/** Another chapter is named by its number; the reader knows its address. */
function addressOf(target: Target | undefined, from: number): string | null {
  if (!target) return null;
  const { chapter, block } = target;
  if (chapter === from) return block === '' ? null : `#${block}`;
  return `#chapter-${chapter}${block === '' ? '' : `:${block}`}`;
}

function metAt({ page, anchor, line }: Extract<Pending, { to: 'page' }>, from: string) {
  return { line, excerpt: `${page === from ? '' : page}${anchor === '' ? '' : `#${anchor}`}` };
}

function finder(guides: Guide[]): Find {
  const labels = uniqueLabels(guides);
  return (pending) => {
    if (pending.to === 'label') return labels.get(pending.label) ?? undefined;
    const { page, anchor } = pending;
    const parts = guides.filter((guide) => guide.page === page);
    const part = anchor === '' ? parts[0] : parts.find(({ places }) => places.has(anchor));
    return part && { chapter: part.chapter.chapter_number, block: part.places.get(anchor) ?? '' };
  };
}

/** A name that two tables bear leads to neither. */
function uniqueLabels(guides: Guide[]): Map<string, Target | null> {
  const found = new Map<string, Target | null>();
  const add = (label: string, target: Target) => found.set(label, found.has(label) ? null : target);
  const numbers = chapterNumbers(guides);
  for (const [index, { chapter, labels }] of guides.entries()) {
    for (const [label, block] of labels) add(label, { chapter: chapter.chapter_number, block });
    const number = numbers[index];
    if (number !== undefined) add(`chapter ${number}`, { chapter: chapter.chapter_number, block: '' });
  }
  return found;
}

/** Authors who number their headings mean these numbers, all others those of the chapters. */
function chapterNumbers(guides: Guide[]): (number | undefined)[] {
  const own = guides.map(({ chapter }) => {
    const [, digits] =
      chapter.chapter_title.match(/^(?:chapter\s{1,9})?(\d{1,3})(?=[.:)\s\u2013-]|$)/i) ?? [];
    return digits === undefined ? undefined : Number(digits);
  });
  const areNumbered = own.filter((number) => number !== undefined).length * 2 >= guides.length;
  return areNumbered ? own : guides.map(({ chapter }) => chapter.chapter_number);
}
