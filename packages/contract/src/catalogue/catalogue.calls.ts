import type { Call } from '../endpoint.ts';

export const catalogueCalls = {
  cataloguePage: 'GET /catalogs/page',
  demoProgress: 'GET /catalogs/demo-progress',
  catalogs: 'GET /catalogs',
  medskuCatalogs: 'GET /medsku/catalogs',
  ptCatalogs: 'GET /pt/catalogs',
  surveyCatalogs: 'GET /survey/catalogs',
  addFavorite: 'PUT /users/me/favorites/{kind}/{id}',
  removeFavorite: 'DELETE /users/me/favorites/{kind}/{id}',
  reportInfo: 'GET /reports/report-info/{id}',
  reportMarkets: 'GET /global-dashboards/markets/{report_id}',
} as const satisfies Record<string, Call>;
