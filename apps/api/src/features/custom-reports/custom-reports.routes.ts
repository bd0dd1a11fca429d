import { customReportsEndpoints } from '@caliper/contract/custom-reports/custom-reports.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { CustomReports } from './custom-reports.service.ts';
import type { Editing } from './editing.service.ts';
import type { Markets } from './markets.service.ts';
import type { Sharing } from './sharing.service.ts';

interface Services {
  customReports: CustomReports;
  editing: Editing;
  sharing: Sharing;
  markets: Markets;
}

export function customReportsRoutes({ customReports, editing, sharing, markets }: Services): Route[] {
  return routes(customReportsEndpoints, {
    createCustomReport: ({ viewer, origin, body }) => editing.create(viewer, origin, body),
    customReportMetadata: ({ viewer, query }) => customReports.metadata(viewer, query.companies),
    customReportInfo: ({ viewer, params }) => customReports.info(viewer, params.id),
    customReports: ({ viewer, params }) => customReports.list(viewer, params.companyId),
    customReport: ({ viewer, params, query }) => customReports.open(viewer, params.id, query),
    saveSource: ({ viewer, origin, params, body }) => editing.saveSource(viewer, origin, params.id, body),
    saveBookmarks: ({ viewer, origin, params, body }) =>
      editing.saveBookmarks(viewer, origin, params.id, body),
    deleteCustomReport: ({ viewer, origin, params }) => editing.remove(viewer, origin, params.id),
    removeBookmark: ({ viewer, origin, params: { id, ...chapter }, query }) =>
      editing.removeBookmark(viewer, origin, id, chapter, query.revision),
    shareCustomReport: ({ viewer, origin, params, body }) =>
      sharing.share(viewer, origin, params.id, body.users),
    givenCompanies: ({ viewer, params }) => sharing.companies(viewer, params.id),
    giveCustomReport: ({ viewer, origin, params, body }) => sharing.give(viewer, origin, params.id, body),
    chosenMarkets: ({ viewer, params }) => markets.chosen(viewer, params.id),
    chooseMarkets: ({ viewer, origin, params, body }) => markets.choose(viewer, origin, params.id, body),
  });
}
