import type { Bookmark } from './custom-reports.queries.ts';

/** A bookmark's name for screen readers: chapters of different reports may share a title. */
export function spokenName(bookmark: Bookmark, among: readonly Bookmark[]): string {
  const { chapter_title, report_name, report_year, region } = bookmark;
  const namesakes = among.filter((one) => one.chapter_title === chapter_title);
  if (namesakes.length < 2) return chapter_title;
  return [`${chapter_title} of ${report_name}`, report_year, region].filter(Boolean).join(', ');
}
