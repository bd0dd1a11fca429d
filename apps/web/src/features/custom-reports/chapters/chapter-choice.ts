import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import type { Bookmark } from '../custom-reports.queries.ts';

type Held = Pick<Bookmark, 'report_id' | 'chapter_number'>;

interface Choosing {
  /** The existing bookmarks; a new custom report has none. */
  collections: readonly Held[];
  reportId: number;
  /** The chapter on screen. */
  current: number | null;
  /** The chapters ticked and unticked by hand. */
  ticks: ReadonlyMap<number, boolean>;
}

export interface ChapterChoice {
  chosen: readonly number[];
  /** All bookmarks after saving, including those of other reports. */
  count: number;
  /** No more chapters can be ticked. */
  isFull: boolean;
  isChanged: boolean;
  /** Why it cannot be saved. */
  problem: string | null;
}

export const unticked: Pick<Choosing, 'ticks'> = { ticks: new Map() };

/** The chapters of one report that will be in a custom report. The current one is included if there is room. */
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

/** Bookmarks without a chapter have no number and cannot be unticked here. */
function chaptersOf(collections: readonly Held[], reportId: number): number[] {
  return collections.flatMap(({ report_id, chapter_number }) =>
    report_id === reportId && chapter_number !== null ? [chapter_number] : [],
  );
}

function problemOf(held: number, chosen: number, count: number): string | null {
  if (count > limits.bookmarks) return problems['bookmarks-limit'].detail;
  return held > 0 && chosen === 0 ? problems['last-chapter'].detail : null;
}

/** Why it cannot be saved; saving must change something. */
export function ticksProblem({ chosen, isChanged, problem }: ChapterChoice): { ticks?: string } {
  if (problem) return { ticks: problem };
  if (isChanged) return {};
  const isEmpty = chosen.length === 0;
  return {
    ticks: isEmpty ? 'Please choose at least one chapter.' : 'This custom report already has these chapters.',
  };
}
