import { losesSource } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { ProblemError } from '../../http/problem.ts';

export interface Chapter {
  report_id: number;
  chapter_number: number;
}

/** An existing bookmark, with the current number of its chapter. */
export interface Kept {
  collection_id: number;
  report_id: number;
  /** Null if the chapter is gone. */
  chapter_number: number | null;
  custom_order: number;
}

/** The bookmarks to keep and to add, each with its place. */
export interface Draft {
  kept: Kept[];
  added: (Chapter & { custom_order: number })[];
}

export function assertTitle(name: string): void {
  if ([...name].length > limits.title)
    throw new ProblemError('custom-report-title', { field: 'c_report_name' });
}

/** Chapters and clips share the room of a custom report. */
export function assertRoom(chapters: number, clips: number): void {
  if (chapters + clips > limits.bookmarks) throw new ProblemError('bookmarks-limit', { field: 'bookmarks' });
}

export function drafted(chapters: readonly Chapter[]): Draft {
  return checked([], appended([], chapters), 'bookmarks');
}

/** Bookmarks exactly these chapters of one report. Other reports, and chapters that are gone, stay unchanged. */
export function withSource(
  before: readonly Kept[],
  { report_id, chapters }: Pick<Body<'saveSource'>, 'report_id' | 'chapters'>,
): Draft {
  if (chapters.length === 0) throw new ProblemError('last-chapter', { field: 'chapters' });
  if (new Set(chapters).size < chapters.length)
    throw new ProblemError('bookmark-repeated', { field: 'chapters' });
  const isOfIt = (one: Kept) => one.report_id === report_id && one.chapter_number !== null;
  const kept = before.filter((one) => !isOfIt(one) || chapters.includes(one.chapter_number ?? 0));
  const wanted = chapters
    .toSorted((a, b) => a - b)
    .map((chapter_number) => ({ report_id, chapter_number }))
    .filter((chapter) => !kept.some((one) => isSame(chapter, one)));
  return checked(before, appended(kept, wanted), 'chapters');
}

/** Replaces the whole list. */
export function rearranged(before: readonly Kept[], wanted: Body<'saveBookmarks'>['bookmarks']): Draft {
  const draft: Draft = { kept: [], added: [] };
  for (const one of wanted) {
    const { custom_order } = one;
    const known = before.find((other) => isSame(one, other));
    if (known) draft.kept.push({ ...known, custom_order });
    else if ('report_id' in one) draft.added.push(one);
    else throw new ProblemError('not-found');
  }
  return checked(before, draft, 'bookmarks');
}

export function without(before: readonly Kept[], chapter: Chapter): Draft {
  const kept = before.filter((one) => !isSame(chapter, one));
  if (kept.length === before.length) throw new ProblemError('not-found');
  return checked(before, { kept, added: [] }, 'bookmarks');
}

/** Adds chapters after the last bookmark. If the order numbers run out, all bookmarks are renumbered. */
function appended(kept: readonly Kept[], chapters: readonly Chapter[]): Draft {
  const ordered = kept.toSorted((a, b) => a.custom_order - b.custom_order);
  const last = ordered.at(-1)?.custom_order ?? 0;
  const hasRoom = last + chapters.length <= limits.mostOrder;
  const from = hasRoom ? last : ordered.length;
  return {
    kept: hasRoom ? ordered : ordered.map((one, index) => ({ ...one, custom_order: index + 1 })),
    added: chapters.map((chapter, index) => ({ ...chapter, custom_order: from + index + 1 })),
  };
}

function checked(before: readonly Kept[], draft: Draft, field: 'bookmarks' | 'chapters'): Draft {
  const { kept, added } = draft;
  const all = [...kept, ...added];
  const ids = new Set([...kept.map((one) => one.collection_id), ...added.map(nameOf)]);
  if (ids.size < all.length) throw new ProblemError('bookmark-repeated', { field });
  if (all.length > limits.bookmarks) throw new ProblemError('bookmarks-limit', { field });
  const places = new Set(all.map(({ custom_order }) => custom_order));
  if (places.size < all.length) throw new ProblemError('bookmark-order', { field });
  if (losesSource(before, all)) throw new ProblemError('last-chapter', { field });
  return draft;
}

function isSame(one: Chapter | { collection_id: number }, other: Kept): boolean {
  if ('collection_id' in one) return one.collection_id === other.collection_id;
  return one.report_id === other.report_id && one.chapter_number === other.chapter_number;
}

function nameOf({ report_id, chapter_number }: Chapter): string {
  return `${report_id}/${chapter_number}`;
}
