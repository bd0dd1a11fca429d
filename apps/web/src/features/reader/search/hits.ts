import type { ReportHits } from '../reader.queries.ts';

/** The hits of a report, by chapter. */
export interface FoundHits {
  inChapter: (chapter: number) => number;
  total: number;
  /** The first chapter that has any; null: none has. */
  first: number | null;
}

export function foundHits(chapters: ReportHits['chapters']): FoundHits {
  const counts = new Map(chapters.map(({ chapter_number, matches }) => [chapter_number, matches]));
  return {
    inChapter: (chapter) => counts.get(chapter) ?? 0,
    total: chapters.reduce((sum, { matches }) => sum + matches, 0),
    first: chapters.find(({ matches }) => matches > 0)?.chapter_number ?? null,
  };
}

/** A hit that the chapter has: an address may ask for more. 0: it has none. */
export function hitWithin(hit: number, count: number): number {
  return Math.min(Math.max(hit, 1), count);
}

/** The hit before or after, or null at the ends. */
export function stepFrom(hit: number, count: number, by: 1 | -1): number | null {
  const next = hitWithin(hit, count) + by;
  return next >= 1 && next <= count ? next : null;
}
