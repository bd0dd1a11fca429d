import { type Bookmark, stateWords } from '../../custom-reports/index.ts';
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
