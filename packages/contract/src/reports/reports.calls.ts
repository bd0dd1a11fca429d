import type { Call } from '../endpoint.ts';

export const reportsCalls = {
  pastUploads: 'GET /reports/report-info',
  uploadReport: 'POST /reports/upload-report',
  uploadReportNoWriteup: 'POST /reports/upload-report-no-writeup',
  uploadResult: 'GET /reports/upload-result',
  reportVersions: 'GET /reports/{id}/versions',
  versionChanges: 'GET /reports/{id}/versions/{version}/changes',
  rollbackReport: 'POST /reports/{id}/rollback',
  reportSubscribers: 'GET /reports/{id}/subscribers',
  setReportVisible: 'PATCH /reports/visible-status/{id}',
  editReport: 'PUT /reports/{id}',
  deleteReport: 'DELETE /reports/{id}',
} as const satisfies Record<string, Call>;
