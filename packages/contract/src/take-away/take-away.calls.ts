import type { Call } from '../endpoint.ts';

export const takeAwayCalls = {
  takeAwayContents: 'GET /take-away/{kind}/{id}',
  takenFiles: 'GET /files',
  takeAway: 'POST /files',
  takenFile: 'GET /files/{id}',
  takeAgain: 'POST /files/{id}/again',
  takenFileContent: 'GET /files/{id}/content',
  removeTakenFile: 'DELETE /files/{id}',
  chartSlide: 'POST /reports/{id}/chapters/{chapter}/tables/{table}/slide',
  stampChart: 'POST /reports/{id}/stamp',
  takeDashboardAway: 'POST /dashboards/{kind}/{id}/files',
  dashboardFile: 'GET /dashboards/{kind}/{id}/files/{file}',
  dashboardFileContent: 'GET /dashboards/{kind}/{id}/files/{file}/content',
  stampPanels: 'POST /dashboards/{kind}/{id}/stamp',
} as const satisfies Record<string, Call>;
