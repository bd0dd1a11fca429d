import type { Bookmark, CustomReport } from '../../../lib/custom-reports.ts';

type Selection = Pick<CustomReport, 'chapters'> & {
  collections: readonly Pick<Bookmark, 'collection_id' | 'report_id' | 'chapter_number'>[];
};

/**
 * Whether a place can be opened: every bookmark is there once, there are as many as the report says, and the place is
 * one of them.
 */
export function isSound({ chapters, collections }: Selection, place: number): boolean {
  const distinct = new Set(collections.map(keyOf));
  const isWhole = distinct.size === collections.length && collections.length === chapters;
  return isWhole && place >= 1 && place <= collections.length;
}

/** One whose chapter is gone is told from others by its own id alone. */
function keyOf({ collection_id, report_id, chapter_number }: Selection['collections'][number]): string {
  return chapter_number === null ? `gone ${collection_id}` : `${report_id} ${chapter_number}`;
}
