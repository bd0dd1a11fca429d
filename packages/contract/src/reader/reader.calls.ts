import type { Call } from '../endpoint.ts';

export const readerCalls = {
  subscribedReport: 'GET /reports/subscribed/{id}/{chapter}',
  unsubscribedReport: 'GET /reports/unsubscribed/{id}',
  reportPreview: 'GET /reports/{id}/preview',
  reportContents: 'GET /reports/download-toc/{id}',
  chapterTables: 'GET /reports/{id}/chapters/{chapter}/tables',
  clip: 'GET /custom-report/{id}/clips/{clip}',
  linkedPlace: 'GET /reports/{id}/linked',
  tableExport: 'GET /reports/{id}/chapters/{chapter}/tables/{table}',
  globalDashboardStatus: 'GET /reports/global-dashboard-status/{id}',
  reportEditions: 'POST /reports/upgrade',
  refreshReport: 'PATCH /reports/update-json/{report_id}',
  recommendations: 'GET /reports/recommendations/{id}',
  addRecommendation: 'POST /reports/recommendations',
  removeRecommendation: 'DELETE /reports/recommendations/{recId}',
} as const satisfies Record<string, Call>;
