import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import type { Bookmark } from '../../../lib/custom-reports.ts';

type Held = Pick<Bookmark, 'report_id' | 'chapter_number'>;

interface Choosing {
  /** What the custom report has already; a new one has nothing. */
  collections: readonly Held[];
  reportId: number;
  /** The chapter that is being read. */
  current: number | null;
  /** What was ticked and unticked by hand. */
  ticks: ReadonlyMap<number, boolean>;
}

export interface ChapterChoice {
  chosen: readonly number[];
  /** All bookmarks that there will be, those of other reports included. */
  count: number;
  /** No other chapter can be ticked. */
  isFull: boolean;
  isChanged: boolean;
  /** Why it cannot be saved like this. */
  problem: string | null;
}

export const noTicks: ReadonlyMap<number, boolean> = new Map();

/** The chapters of one report that are to be in a custom report. The one that is read comes in, if there is room. */
export function chapterChoice({ collections, reportId, current, ticks }: Choosing): ChapterChoice {
  const held = chaptersOf(collections, reportId);
  const hasRoom = collections.length < limits.bookmarks;
  const offered = current === null || !hasRoom ? held : [...held, current];
  const wanted = new Map([...offered.map((chapter) => [chapter, true] as const), ...ticks]);
  const chosen = [...wanted].filter(([, isTicked]) => isTicked).map(([chapter]) => chapter);
  const count = collections.length - held.length + chosen.length;
  return {
    chosen: chosen.toSorted((one, other) => one - other),
    count,
    isFull: count >= limits.bookmarks,
    isChanged: chosen.length !== held.length || chosen.some((chapter) => !held.includes(chapter)),
    problem: problemOf(held.length, chosen.length, count),
  };
}

/** Those that are gone have no number any more: nobody can untick them here. */
function chaptersOf(collections: readonly Held[], reportId: number): number[] {
  return collections.flatMap(({ report_id, chapter_number }) =>
    report_id === reportId && chapter_number !== null ? [chapter_number] : [],
  );
}

function problemOf(held: number, chosen: number, count: number): string | null {
  if (count > limits.bookmarks) return problems['bookmarks-limit'].detail;
  return held > 0 && chosen === 0 ? problems['last-chapter'].detail : null;
}

/** What is told where saving would do nothing. */
export function nothingToSave({ chosen, isChanged }: ChapterChoice): string | null {
  if (isChanged) return null;
  return chosen.length === 0
    ? 'Choose at least one chapter.'
    : 'This custom report has these chapters already.';
}
