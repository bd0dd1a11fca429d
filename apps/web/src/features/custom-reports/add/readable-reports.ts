import type { Answer } from '@caliper/contract/endpoints.ts';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../../lib/session/session.ts';
import { distinctSources, type Source } from '../bookmarks.ts';
import { allReportsQuery, type Bookmark, companyReportsQuery } from '../custom-reports.queries.ts';

/** Whether the person may read every report, as far as the session says; the server decides. */
export function readsEverything({ user }: Session): boolean {
  return user.role === 'admin' || user.role === 'sales' || user.special === 'support';
}

/** A sample is one market, and a demo has only made-up figures; neither has chapters to read. */
export function wholeReports(active: Answer<'subscriptions'>['active']): Source[] {
  return active.filter(({ sample, demo }) => !sample && !demo);
}

/** Custom reports cannot contain MedCore reports. */
export function publishedReports({ categoriesData }: Answer<'catalogs'>): Source[] {
  return categoriesData
    .flatMap(({ sub_categories }) => sub_categories.flatMap(({ collections }) => collections))
    .filter(({ visible, c_report_id }) => visible === 1 && c_report_id === null);
}

export interface OfferedReport extends Source {
  /** The custom report already has chapters of it. */
  isSource: boolean;
}

/** Its sources first, then the others by name, the newest edition of each first. */
export function offeredReports(
  collections: readonly Bookmark[],
  readable: readonly Source[],
): OfferedReport[] {
  const sources = distinctSources(collections.filter(({ state }) => state === 'readable'));
  const ids = new Set(sources.map(({ report_id }) => report_id));
  const others = distinctSources(readable)
    .filter(({ report_id }) => !ids.has(report_id))
    .toSorted(
      (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
    );
  return [
    ...sources.map((source) => ({ ...source, isSource: true })),
    ...others.map((other) => ({ ...other, isSource: false })),
  ];
}

export function matching(reports: readonly OfferedReport[], typed: string): readonly OfferedReport[] {
  return reports.filter(({ report_name, report_year, region }) =>
    hasAllWords(`${report_name} ${report_year} ${region}`, typed),
  );
}

/** The reports whose chapters the person may add. */
export function useReadableReports(session: Session) {
  const hasAll = readsEverything(session);
  const all = useQuery({ ...allReportsQuery, enabled: hasAll, select: publishedReports });
  const bought = useQuery({
    ...companyReportsQuery(session.usergroupData.id),
    enabled: !hasAll,
    select: wholeReports,
  });
  return hasAll ? all : bought;
}
