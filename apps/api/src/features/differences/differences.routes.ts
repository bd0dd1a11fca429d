import { differencesEndpoints } from '@caliper/contract/differences/differences.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Differences } from './differences.service.ts';

export function differencesRoutes(differences: Differences): Route[] {
  return routes(differencesEndpoints, {
    differences: ({ viewer, params, query }) => differences.differences(viewer, { ...params, ...query }),
    changedTable: ({ viewer, params: { table, ...pair }, query: { comparison, ...versions } }) =>
      differences.table(viewer, { ...pair, ...versions }, table, comparison),
    changedChapter: ({ viewer, params: { chapter, ...pair }, query: { comparison, ...versions } }) =>
      differences.chapter(viewer, { ...pair, ...versions }, chapter, comparison),
    changesWorkbook: ({ viewer, params, query }) => differences.workbook(viewer, { ...params, ...query }),
  });
}
