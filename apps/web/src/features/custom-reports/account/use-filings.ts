import { useQueries } from '@tanstack/react-query';
import { reportInfoQuery } from '../../reports/index.ts';
import type { CustomReport } from '../custom-reports.queries.ts';
import { sourcesOf } from './report-facts.ts';

/** Where the reports are filed that custom reports draw from. Each is looked up once. */
export function useFilings(reports: readonly CustomReport[]) {
  const ids = [...new Set(reports.flatMap(sourcesOf))];
  return useQueries({
    queries: ids.map(reportInfoQuery),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ? [[data.report_id, data]] : []))),
  });
}
