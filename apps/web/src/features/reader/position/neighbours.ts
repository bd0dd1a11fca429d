import type { ChapterTitle } from '../reader.queries.ts';

export interface Neighbours {
  previous: ChapterTitle | undefined;
  next: ChapterTitle | undefined;
}

/** The chapters before and after one, in the order of the report. */
export function neighboursOf(chapters: readonly ChapterTitle[], chapter: number): Neighbours {
  const at = chapters.findIndex(({ chapter_number }) => chapter_number === chapter);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: chapters[at - 1], next: chapters[at + 1] };
}
