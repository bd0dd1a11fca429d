import type { Call } from '../endpoint.ts';

export const dashboardsCalls = {
  embedTicket: 'POST /auth/embed-ticket',
  embedExchange: 'POST /embed/exchange',
  medskuInfo: 'GET /medsku/info/{id}',
  ptInfo: 'GET /pt/info/{id}',
  surveyInfo: 'GET /survey/info/{id}',
  itemContents: 'GET /catalogs/items/{kind}/{id}',
  dashboard: 'GET /dashboards/{kind}/{id}',
  askDashboard: 'POST /dashboards/{kind}/{id}/query',
  imports: 'GET /dashboards/{kind}/imports',
  stageImport: 'POST /dashboards/{kind}/imports',
  importDifferences: 'GET /dashboards/{kind}/imports/{importId}',
  applyImport: 'POST /dashboards/{kind}/imports/{importId}/apply',
  discardImport: 'DELETE /dashboards/{kind}/imports/{importId}',
} as const satisfies Record<string, Call>;
