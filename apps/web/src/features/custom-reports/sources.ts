import type { Bookmark } from '../../lib/reports/custom-reports.ts';

type Held = Pick<Bookmark, 'report_id' | 'chapter_number'>;

/**
 * Whether a source report would have no chapters left in a custom report, or nothing would be left at all. Chapters
 * that no longer exist can always be removed.
 */
export function losesSource(before: readonly Held[], left: readonly Held[]): boolean {
  const kept = new Set(left.filter(isLive).map(({ report_id }) => report_id));
  return left.length === 0 || before.filter(isLive).some(({ report_id }) => !kept.has(report_id));
}

function isLive({ chapter_number }: Held): boolean {
  return chapter_number !== null;
}

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
