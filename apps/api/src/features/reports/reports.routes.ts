import { reportsEndpoints } from '@caliper/contract/reports/reports.endpoints.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Route, routes } from '../../http/endpoints.ts';
import type { Publishing } from './publishing.service.ts';
import type { Reports } from './reports.service.ts';

export function reportsRoutes({ publish }: Publishing, reports: Reports): Route[] {
  return routes(reportsEndpoints, {
    pastUploads: ({ query }) => reports.pastUploads(query.categoryId, query.reportYear),
    uploadReport: ({ viewer, origin, body, upload }) =>
      publish(viewerAsActor(viewer, origin), { details: body, writeup: true, zip: upload.path }),
    uploadReportNoWriteup: ({ viewer, origin, body, upload }) =>
      publish(viewerAsActor(viewer, origin), { details: body, writeup: false, zip: upload?.path ?? null }),
    reportVersions: ({ params }) => reports.versions(params.id),
    rollbackReport: ({ viewer, origin, params, body }) =>
      reports.rollback(viewerAsActor(viewer, origin), params.id, body.version),
    setReportVisible: ({ viewer, origin, params, body }) =>
      reports.setVisible(viewerAsActor(viewer, origin), params.id, body.status === 1),
    editReport: ({ viewer, origin, params, body }) =>
      reports.edit(viewerAsActor(viewer, origin), params.id, body),
    deleteReport: ({ viewer, origin, params }) => reports.remove(viewerAsActor(viewer, origin), params.id),
  });
}
