import { accessCheckCalls } from './access-check/access-check.calls.ts';
import { auditCalls } from './audit/audit.calls.ts';
import { catalogueCalls } from './catalogue/catalogue.calls.ts';
import { clientsCalls } from './clients/clients.calls.ts';
import { cockpitCalls } from './cockpit/cockpit.calls.ts';
import { companiesCalls } from './companies/companies.calls.ts';
import { customReportsCalls } from './custom-reports/custom-reports.calls.ts';
import { dashboardsCalls } from './dashboards/dashboards.calls.ts';
import { differencesCalls } from './differences/differences.calls.ts';
import { draftsCalls } from './drafts/drafts.calls.ts';
import { figuresCalls } from './figures/figures.calls.ts';
import { followingCalls } from './following/following.calls.ts';
import { homeCalls } from './home/home.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { itemsCalls } from './items/items.calls.ts';
import { newsCalls } from './news/news.calls.ts';
import { notificationsCalls } from './notifications/notifications.calls.ts';
import { readerCalls } from './reader/reader.calls.ts';
import { readingCalls } from './reading/reading.calls.ts';
import { reportsCalls } from './reports/reports.calls.ts';
import { requestsCalls } from './requests/requests.calls.ts';
import { searchCalls } from './search/search.calls.ts';
import { subscriptionsCalls } from './subscriptions/subscriptions.calls.ts';
import { synonymsCalls } from './synonyms/synonyms.calls.ts';
import { systemCalls } from './system/system.calls.ts';
import { takeAwayCalls } from './take-away/take-away.calls.ts';
import { teamCalls } from './team/team.calls.ts';
import { usageCalls } from './usage/usage.calls.ts';
import { vocabularyCalls } from './vocabulary/vocabulary.calls.ts';

/** Every call by its name: method and path only, light enough for the browser's first load. */
export const calls = {
  ...identityCalls,
  ...companiesCalls,
  ...clientsCalls,
  ...teamCalls,
  ...catalogueCalls,
  ...reportsCalls,
  ...differencesCalls,
  ...draftsCalls,
  ...itemsCalls,
  ...readerCalls,
  ...readingCalls,
  ...homeCalls,
  ...searchCalls,
  ...figuresCalls,
  ...customReportsCalls,
  ...dashboardsCalls,
  ...takeAwayCalls,
  ...vocabularyCalls,
  ...synonymsCalls,
  ...newsCalls,
  ...notificationsCalls,
  ...followingCalls,
  ...subscriptionsCalls,
  ...requestsCalls,
  ...usageCalls,
  ...cockpitCalls,
  ...accessCheckCalls,
  ...auditCalls,
  ...systemCalls,
};

export type CallName = keyof typeof calls;
