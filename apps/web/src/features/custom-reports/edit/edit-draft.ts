import type { Body } from '@caliper/contract/endpoints.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import type { Bookmark, CustomReport } from '../custom-reports.queries.ts';

export interface Entry {
  bookmark: Bookmark;
  isKept: boolean;
}

export interface EditDraft {
  title: string;
  /** In the new order. Removed ones stay visible until it is saved. */
  entries: readonly Entry[];
}

type Base = Pick<CustomReport, 'c_report_name' | 'collections'>;

export function draftOf({ c_report_name, collections }: Base): EditDraft {
  return { title: c_report_name, entries: collections.map((bookmark) => ({ bookmark, isKept: true })) };
}

export function keptIn({ entries }: EditDraft): Bookmark[] {
  return entries.filter(({ isKept }) => isKept).map(({ bookmark }) => bookmark);
}

export function isChanged(base: Base, draft: EditDraft): boolean {
  return draft.title.trim() !== base.c_report_name || !isSameOrder(base.collections, keptIn(draft));
}

function isSameOrder(one: readonly Bookmark[], other: readonly Bookmark[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ collection_id }, index) => other[index]?.collection_id === collection_id)
  );
}

/** A bookmark without a chapter has no chapter number and is identified by its own id. */
export function bookmarksBody(kept: readonly Bookmark[]): Body<'saveBookmarks'>['bookmarks'] {
  return kept.map(({ collection_id, report_id, chapter_number }, index) =>
    chapter_number === null
      ? { collection_id, custom_order: index + 1 }
      : { report_id, chapter_number, custom_order: index + 1 },
  );
}

/** The place of an entry among those that stay, from 1; a removed one has none. */
export function placeOf(entries: readonly Entry[], index: number): number | null {
  if (!entries[index]?.isKept) return null;
  return entries.slice(0, index + 1).filter(({ isKept }) => isKept).length;
}

/** The typed place, or null if it is not valid. */
export function placeIn(typed: string): number | null {
  const place = Number(typed);
  return typed.trim() !== '' && Number.isInteger(place)
    ? Math.min(Math.max(place, 1), limits.mostOrder)
    : null;
}

/** The index in the list that gives an entry this place; a place beyond the last means the end. */
export function indexOfPlace(entries: readonly Entry[], index: number, place: number): number {
  const others = entries.filter((_, at) => at !== index);
  let before = 0;
  const at = others.findIndex(({ isKept }) => isKept && ++before === place);
  return at === -1 ? others.length : at;
}

/**
 * The same changes applied to the latest version: deleted bookmarks are left out, and new ones come at the end or, if
 * the order was not changed here, where they were put.
 */
export function rebased(base: Base, draft: EditDraft, latest: Base): EditDraft {
  const drafted = draft.entries.map(({ bookmark }) => bookmark);
  const order = isSameOrder(base.collections, drafted)
    ? latest.collections
    : merged(drafted, latest.collections);
  const dropped = new Set(
    draft.entries.filter(({ isKept }) => !isKept).map(({ bookmark }) => bookmark.collection_id),
  );
  return {
    title: draft.title === base.c_report_name ? latest.c_report_name : draft.title,
    entries: order.map((bookmark) => ({ bookmark, isKept: !dropped.has(bookmark.collection_id) })),
  };
}

function merged(ours: readonly Bookmark[], latest: readonly Bookmark[]): Bookmark[] {
  const known = ours.flatMap(({ collection_id }) =>
    latest.filter((one) => one.collection_id === collection_id),
  );
  return [...known, ...latest.filter((one) => !known.includes(one))];
}
