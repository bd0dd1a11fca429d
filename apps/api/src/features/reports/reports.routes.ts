import { reportsEndpoints } from '@caliper/contract/reports/reports.endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { type Origin, type Route, routes } from '../../http/endpoints.ts';
import { assertStillIn } from '../identity/index.ts';
import type { Managing } from '../items/index.ts';
import type { Publication, Publishing } from './publishing.service.ts';
import type { Reports } from './reports.service.ts';
import type { UploadResult } from './upload-result.ts';

interface Parts {
  publishing: Publishing;
  reports: Reports;
  managing: Managing;
  uploadResult: UploadResult;
}

export function reportsRoutes({ publishing, reports, managing, uploadResult }: Parts): Route[] {
  const publishFor = (viewer: Viewer, publication: Publication, origin: Origin) =>
    publishing.publish(viewerAsActor(viewer, origin), publication, (tx) => assertStillIn(tx, viewer));

  return routes(reportsEndpoints, {
    pastUploads: ({ query }) => reports.pastUploads(query.categoryId, query.reportYear),
    uploadReport: ({ viewer, origin, body, upload }) =>
      publishFor(viewer, { details: body, writeup: true, zip: upload.path }, origin),
    uploadReportNoWriteup: ({ viewer, origin, body, upload }) =>
      publishFor(viewer, { details: body, writeup: false, zip: upload?.path ?? null }, origin),
    uploadResult: ({ viewer, query }) => uploadResult(viewer.userId, query.key),
    reportVersions: ({ params }) => reports.versions(params.id),
    versionChanges: ({ params }) => reports.versionChanges(params.id, params.version),
    rollbackReport: ({ viewer, origin, params, body }) =>
      reports.rollback(viewerAsActor(viewer, origin), params.id, body),
    reportSubscribers: ({ params }) => reports.subscribers(params.id),
    setReportVisible: ({ viewer, origin, params, body }) =>
      managing.setVisible(viewerAsActor(viewer, origin), 'report', params.id, body.status === 1),
    editReport: ({ viewer, origin, params, body }) =>
      managing.edit(viewerAsActor(viewer, origin), 'report', params.id, body),
    deleteReport: ({ viewer, origin, params }) =>
      managing.remove(viewerAsActor(viewer, origin), 'report', params.id),
  });
}
