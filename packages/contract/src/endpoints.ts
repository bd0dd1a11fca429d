import { accessCheckEndpoints } from './access-check/access-check.endpoints.ts';
import { auditEndpoints } from './audit/audit.endpoints.ts';
import type { CallName } from './calls.ts';
import { catalogueEndpoints } from './catalogue/catalogue.endpoints.ts';
import { clientsEndpoints } from './clients/clients.endpoints.ts';
import { cockpitEndpoints } from './cockpit/cockpit.endpoints.ts';
import { companiesEndpoints } from './companies/companies.endpoints.ts';
import { customReportsEndpoints } from './custom-reports/custom-reports.endpoints.ts';
import { dashboardsEndpoints } from './dashboards/dashboards.endpoints.ts';
import { differencesEndpoints } from './differences/differences.endpoints.ts';
import { draftsEndpoints } from './drafts/drafts.endpoints.ts';
import type { AnswerOf, BodyOf, Endpoint, InputOf } from './endpoint.ts';
import { figuresEndpoints } from './figures/figures.endpoints.ts';
import { followingEndpoints } from './following/following.endpoints.ts';
import { homeEndpoints } from './home/home.endpoints.ts';
import { identityEndpoints } from './identity/identity.endpoints.ts';
import { itemsEndpoints } from './items/items.endpoints.ts';
import { newsEndpoints } from './news/news.endpoints.ts';
import { notificationsEndpoints } from './notifications/notifications.endpoints.ts';
import { readerEndpoints } from './reader/reader.endpoints.ts';
import { readingEndpoints } from './reading/reading.endpoints.ts';
import { reportsEndpoints } from './reports/reports.endpoints.ts';
import { requestsEndpoints } from './requests/requests.endpoints.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { subscriptionsEndpoints } from './subscriptions/subscriptions.endpoints.ts';
import { synonymsEndpoints } from './synonyms/synonyms.endpoints.ts';
import { systemEndpoints } from './system/system.endpoints.ts';
import { takeAwayEndpoints } from './take-away/take-away.endpoints.ts';
import { teamEndpoints } from './team/team.endpoints.ts';
import { usageEndpoints } from './usage/usage.endpoints.ts';
import { vocabularyEndpoints } from './vocabulary/vocabulary.endpoints.ts';

/** Every endpoint by the name of its call. */
export const endpoints = {
  ...identityEndpoints,
  ...companiesEndpoints,
  ...clientsEndpoints,
  ...teamEndpoints,
  ...catalogueEndpoints,
  ...reportsEndpoints,
  ...differencesEndpoints,
  ...draftsEndpoints,
  ...itemsEndpoints,
  ...readerEndpoints,
  ...readingEndpoints,
  ...homeEndpoints,
  ...searchEndpoints,
  ...figuresEndpoints,
  ...customReportsEndpoints,
  ...dashboardsEndpoints,
  ...takeAwayEndpoints,
  ...vocabularyEndpoints,
  ...synonymsEndpoints,
  ...newsEndpoints,
  ...notificationsEndpoints,
  ...followingEndpoints,
  ...subscriptionsEndpoints,
  ...requestsEndpoints,
  ...usageEndpoints,
  ...cockpitEndpoints,
  ...accessCheckEndpoints,
  ...auditEndpoints,
  ...systemEndpoints,
} satisfies Record<CallName, Endpoint>;

type Endpoints = typeof endpoints;
export type Input<N extends CallName> = InputOf<Endpoints[N]>;
export type Body<N extends CallName> = BodyOf<Endpoints[N]>;
export type Answer<N extends CallName> = AnswerOf<Endpoints[N]>;
