import { searchEndpoints } from '@caliper/contract/search/search.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Search } from './search.service.ts';

export function searchRoutes(search: Search): Route[] {
  return routes(searchEndpoints, {
    searchReports: ({ viewer, body }) => search.reports(viewer, body),
    bestMatches: ({ viewer, body }) => search.best(viewer, body),
    whileTyping: ({ viewer, body }) => search.whileTyping(viewer, body),
    recentSearches: ({ viewer }) => search.recent(viewer),
    rememberSearch: ({ viewer, body }) => search.remember(viewer, body),
    forgetSearch: ({ viewer, params }) => search.forget(viewer, params.recent_id),
    forgetSearches: ({ viewer }) => search.forget(viewer),
    reportExhibits: ({ viewer, params }) => search.exhibits(viewer, params.id),
    explainSearch: ({ viewer, body }) => search.explain(viewer, body),
    searchReport: ({ viewer, params, body }) => search.report(viewer, params.id, body),
    searchCustomReport: ({ viewer, params, body }) => search.customReport(viewer, params.id, body),
  });
}
