import { readerEndpoints } from '@caliper/contract/reader/reader.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Reader } from './reader.service.ts';
import type { Recommendations } from './recommendations.service.ts';

export function readerRoutes(reader: Reader, recommendations: Recommendations): Route[] {
  return routes(
    readerEndpoints,
    {
      subscribedReport: ({ viewer, params }) => reader.chapter(viewer, params.id, params.chapter),
      unsubscribedReport: ({ viewer, params }) => reader.unsubscribed(viewer, params.id),
      reportPreview: ({ viewer, params }) => reader.preview(viewer, params.id),
      reportContents: ({ viewer, params }) => reader.contents(viewer, params.id),
      chapterTables: ({ viewer, params, query }) => reader.tables(viewer, params, query.chapter_id),
      clip: ({ viewer, params }) => reader.clip(viewer, params.id, params.clip),
      linkedPlace: ({ viewer, params, query }) => reader.linked(viewer, params.id, query),
      tableExport: ({ viewer, params, query }) => reader.table(viewer, params, query.chapter_id),
      globalDashboardStatus: ({ viewer, params }) => reader.dashboardStatus(viewer, params.id),
      reportEditions: ({ viewer, body }) => reader.editions(viewer, body.title),
      refreshReport: ({ viewer, params, origin }) => reader.refresh(viewer, params.report_id, origin),
      recommendations: ({ viewer, params }) => recommendations.list(viewer, params.id),
      addRecommendation: ({ viewer, origin, body }) =>
        recommendations.add(viewerAsActor(viewer, origin), body),
      removeRecommendation: ({ viewer, origin, params }) =>
        recommendations.remove(viewerAsActor(viewer, origin), params.recId),
    },
    ['subscribedReport'],
  );
}
