import { customReportsEndpoints } from '@caliper/contract/custom-reports/custom-reports.endpoints.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Clipping } from './clipping.service.ts';
import type { CustomReports } from './custom-reports.service.ts';
import type { Editing } from './editing.service.ts';
import type { Markets } from './markets.service.ts';
import type { Sharing } from './sharing.service.ts';

interface Services {
  customReports: CustomReports;
  editing: Editing;
  clipping: Clipping;
  sharing: Sharing;
  markets: Markets;
}

export function customReportsRoutes({
  customReports,
  editing,
  clipping,
  sharing,
  markets,
}: Services): Route[] {
  return routes(customReportsEndpoints, {
    createCustomReport: ({ viewer, body, origin }) => editing.create(viewer, body, origin),
    customReportMetadata: ({ viewer, query }) => customReports.metadata(viewer, query.companies),
    customReportInfo: ({ viewer, params }) => customReports.info(viewer, params.id),
    customReports: ({ viewer, params }) => customReports.list(viewer, params.companyId),
    customReport: ({ viewer, params, query }) => customReports.open(viewer, params.id, query),
    saveSource: ({ viewer, params, body, origin }) => editing.saveSource(viewer, params.id, body, origin),
    saveBookmarks: ({ viewer, params, body, origin }) =>
      editing.saveBookmarks(viewer, params.id, body, origin),
    deleteCustomReport: ({ viewer, params, origin }) => editing.remove(viewer, params.id, origin),
    removeBookmark: ({ viewer, params: { id, ...chapter }, query, origin }) =>
      editing.removeBookmark(viewer, id, chapter, query.revision, origin),
    addClip: ({ viewer, params, body }) => clipping.add(viewer, params.id, body),
    orderClips: ({ viewer, params, body }) => clipping.order(viewer, params.id, body.clips),
    removeClip: ({ viewer, params }) => clipping.remove(viewer, params.id, params.clip),
    shareCustomReport: ({ viewer, params, body, origin }) => sharing.share(viewer, params.id, body, origin),
    givenCompanies: ({ viewer, params }) => sharing.companies(viewer, params.id),
    giveCustomReport: ({ viewer, params, body, origin }) => sharing.give(viewer, params.id, body, origin),
    companyPacks: ({ params }) => sharing.packs(params.id),
    chosenMarkets: ({ viewer, params }) => markets.chosen(viewer, params.id),
    chooseMarkets: ({ viewer, params, body, origin }) => markets.choose(viewer, params.id, body, origin),
  });
}
