import { searchEndpoints } from '@caliper/contract/search/search.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Search } from './search.service.ts';

export function searchRoutes(search: Search): Route[] {
  return routes(searchEndpoints, {
    searchReports: ({ viewer, body }) => search.reports(viewer, body),
    searchReport: ({ viewer, params, body }) => search.report(viewer, params.id, body.query),
    searchCustomReport: ({ viewer, params, body }) => search.customReport(viewer, params.id, body.query),
  });
}
