import { type Bookmark, type CustomReport, stateWords } from '../../custom-reports/index.ts';
import type { Entry, TextAddress } from '../entries.ts';

/** Bookmarks are numbered by their order; the chapter numbers of their reports only locate the text. */
export function bookmarkEntries(collections: readonly Bookmark[]): Entry[] {
  return collections.map((bookmark, index) => ({
    id: bookmark.collection_id,
    place: index + 1,
    title: bookmark.chapter_title,
    text: textOf(bookmark),
    source: {
      report_name: bookmark.report_name,
      report_year: bookmark.report_year,
      region: bookmark.region,
      refusal: stateWords[bookmark.state],
    },
  }));
}

/** The report whose news is shown: the same for the creator and for recipients who are not subscribed to it. */
export function newsSource(collections: readonly Bookmark[]): number | undefined {
  return collections.find(({ state }) => state === 'readable' || state === 'not-subscribed')?.report_id;
}

function textOf({ state, report_id, chapter_number }: Bookmark): TextAddress | null {
  return state === 'readable' && chapter_number !== null ? { report_id, chapter_number } : null;
}

type Selection = Pick<CustomReport, 'chapters'> & {
  collections: readonly Pick<Bookmark, 'collection_id' | 'report_id' | 'chapter_number'>[];
};

/**
 * Whether a place can be opened: no bookmark is duplicated, their number is what the report says, and the place is one
 * of them.
 */
export function isSound({ chapters, collections }: Selection, place: number): boolean {
  const distinct = new Set(collections.map(keyOf));
  const isWhole = distinct.size === collections.length && collections.length === chapters;
  return isWhole && place >= 1 && place <= collections.length;
}

/** A bookmark whose chapter no longer exists is identified by its own id. */
function keyOf({ collection_id, report_id, chapter_number }: Selection['collections'][number]): string {
  return chapter_number === null ? `gone ${collection_id}` : `${report_id} ${chapter_number}`;
}

/** What was opened last: the place that the address named, and the bookmark that was there. */
export interface Opened {
  asked: number;
  id: number;
}

/**
 * The place to show when the order changes while reading: that of the same bookmark, or, if it was removed, of the one
 * that took its place. An address that names another place is followed.
 */
export function placeNow(opened: Opened | null, entries: readonly Entry[], asked: number): number {
  if (opened?.asked !== asked) return asked;
  const same = entries.find(({ id }) => id === opened.id);
  return same ? same.place : Math.min(asked, Math.max(entries.length, 1));
}
