import type { Bookmark, CustomReport } from '../../custom-reports/index.ts';

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
