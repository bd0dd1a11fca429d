import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../../lib/session/session.ts';
import { allReportsQuery, companyReportsQuery } from '../custom-reports.queries.ts';
import { publishedReports, readsEverything, wholeReports } from './readable-reports.ts';

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
