import type { Answer } from '@caliper/contract/endpoints.ts';

/** A chapter does not change while it is read: an update is seen after a reload. */
export const readingMilliseconds = 600_000;

export type ChapterTitle = Answer<'subscribedReport'>['chapters'][number];

/** An item in the reader: a chapter of a report, or a bookmark of a custom report. */
export interface Entry {
  /** Identifies the entry, independent of its place. */
  id: number;
  /** Its number in the list and in the address. */
  place: number;
  title: string;
  /** The chapter that it shows; null if it cannot be read. */
  text: TextAddress | null;
  /** For a bookmark: the report it comes from. */
  source?: Source;
}

export interface TextAddress {
  report_id: number;
  chapter_number: number;
}

export interface Source {
  report_name: string;
  report_year: number;
  region: string | null;
  /** Why it cannot be read, in a word or two. */
  refusal: string | null;
}

/** The chapters of a report keep the report's numbers. */
export function chapterEntries(report_id: number, chapters: readonly ChapterTitle[]): Entry[] {
  return chapters.map(({ chapter_number, chapter_title }) => ({
    id: chapter_number,
    place: chapter_number,
    title: chapter_title,
    text: { report_id, chapter_number },
  }));
}

export interface Neighbours {
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** The entries before and after one, in their order. */
export function neighboursOf(entries: readonly Entry[], place: number): Neighbours {
  const at = entries.findIndex((entry) => entry.place === place);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: entries[at - 1], next: entries[at + 1] };
}
