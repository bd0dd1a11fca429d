import type { Call } from '../endpoint.ts';

export const customReportsCalls = {
  createCustomReport: 'POST /custom-reports',
  customReportMetadata: 'GET /custom-reports/metadata',
  customReportInfo: 'GET /custom-reports/info/{id}',
  customReports: 'GET /custom-reports/{companyId}',
  customReport: 'GET /custom-report/{id}',
  saveSource: 'PUT /custom-report/single/{id}',
  saveBookmarks: 'PUT /custom-report/multiple/{id}',
  deleteCustomReport: 'DELETE /custom-report/{id}',
  removeBookmark: 'DELETE /custom-report/{id}/{report_id}/{chapter_number}',
  addClip: 'POST /custom-report/{id}/clips',
  orderClips: 'PUT /custom-report/{id}/clips',
  removeClip: 'DELETE /custom-report/{id}/clips/{clip}',
  shareCustomReport: 'PATCH /custom-report/{id}/shared',
  givenCompanies: 'GET /custom-report/{id}/shared_company',
  giveCustomReport: 'PATCH /custom-report/{id}/shared_company',
  companyPacks: 'GET /medcore/subscriptions/company/{id}',
  chosenMarkets: 'GET /custom-reports/subscribed-markets/{id}',
  chooseMarkets: 'PUT /custom-reports/global-dashboard/{id}',
} as const satisfies Record<string, Call>;
