import type { Chapter } from '../ingest/content.ts';

/** A chapter as ingest made it or as it is stored. */
export type ReadChapter = Pick<
  Chapter,
  'chapter_number' | 'chapter_title' | 'chapter_content' | 'plain_text' | 'blocks' | 'tables'
>;

/** A whole report, as it was read from one package. */
export interface Reading {
  chapters: readonly ReadChapter[];
}
