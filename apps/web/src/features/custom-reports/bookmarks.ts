import type { BookmarkState } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import type { Bookmark } from './custom-reports.queries.ts';

export interface Source {
  report_id: number;
  report_name: string;
  report_year: number;
  region: string | null;
}

/** The source reports of a custom report, in order of first appearance. */
export function distinctSources<B extends Source>(collections: readonly B[]): B[] {
  return collections.filter(
    ({ report_id }, index) => collections.findIndex((one) => one.report_id === report_id) === index,
  );
}

/** A bookmark's name for screen readers: chapters of different reports may share a title. */
export function spokenName(bookmark: Bookmark, among: readonly Bookmark[]): string {
  const { chapter_title, report_name, report_year, region } = bookmark;
  const namesakes = among.filter((one) => one.chapter_title === chapter_title);
  if (namesakes.length < 2) return chapter_title;
  return [`${chapter_title} of ${report_name}`, report_year, region].filter(Boolean).join(', ');
}

/** Why a bookmark cannot be read at present. */
export const stateWords: Record<BookmarkState, string | null> = {
  readable: null,
  'not-subscribed': 'Not subscribed',
  withdrawn: 'Report withdrawn',
  gone: 'Chapter no longer available',
};
