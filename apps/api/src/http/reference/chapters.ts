import { accessCheckEndpoints } from '@caliper/contract/access-check/access-check.endpoints.ts';
import { auditEndpoints } from '@caliper/contract/audit/audit.endpoints.ts';
import { catalogueEndpoints } from '@caliper/contract/catalogue/catalogue.endpoints.ts';
import { clientsEndpoints } from '@caliper/contract/clients/clients.endpoints.ts';
import { cockpitEndpoints } from '@caliper/contract/cockpit/cockpit.endpoints.ts';
import { companiesEndpoints } from '@caliper/contract/companies/companies.endpoints.ts';
import { customReportsEndpoints } from '@caliper/contract/custom-reports/custom-reports.endpoints.ts';
import { dashboardsEndpoints } from '@caliper/contract/dashboards/dashboards.endpoints.ts';
import { differencesEndpoints } from '@caliper/contract/differences/differences.endpoints.ts';
import { draftsEndpoints } from '@caliper/contract/drafts/drafts.endpoints.ts';
import type { Endpoint } from '@caliper/contract/endpoint.ts';
import { figuresEndpoints } from '@caliper/contract/figures/figures.endpoints.ts';
import { followingEndpoints } from '@caliper/contract/following/following.endpoints.ts';
import { homeEndpoints } from '@caliper/contract/home/home.endpoints.ts';
import { identityEndpoints } from '@caliper/contract/identity/identity.endpoints.ts';
import { itemsEndpoints } from '@caliper/contract/items/items.endpoints.ts';
import { newsEndpoints } from '@caliper/contract/news/news.endpoints.ts';
import { notificationsEndpoints } from '@caliper/contract/notifications/notifications.endpoints.ts';
import { readerEndpoints } from '@caliper/contract/reader/reader.endpoints.ts';
import { readingEndpoints } from '@caliper/contract/reading/reading.endpoints.ts';
import { reportsEndpoints } from '@caliper/contract/reports/reports.endpoints.ts';
import { requestsEndpoints } from '@caliper/contract/requests/requests.endpoints.ts';
import { searchEndpoints } from '@caliper/contract/search/search.endpoints.ts';
import { subscriptionsEndpoints } from '@caliper/contract/subscriptions/subscriptions.endpoints.ts';
import { synonymsEndpoints } from '@caliper/contract/synonyms/synonyms.endpoints.ts';
import { systemEndpoints } from '@caliper/contract/system/system.endpoints.ts';
import { takeAwayEndpoints } from '@caliper/contract/take-away/take-away.endpoints.ts';
import { teamEndpoints } from '@caliper/contract/team/team.endpoints.ts';
import { usageEndpoints } from '@caliper/contract/usage/usage.endpoints.ts';
import { vocabularyEndpoints } from '@caliper/contract/vocabulary/vocabulary.endpoints.ts';

export interface Chapter {
  title: string;
  endpoints: Record<string, Endpoint>;
}

/** The features in the order of the architecture. */
export const chapters: readonly Chapter[] = [
  { title: 'Identity', endpoints: identityEndpoints },
  { title: 'Companies', endpoints: companiesEndpoints },
  { title: 'Clients', endpoints: clientsEndpoints },
  { title: 'Team', endpoints: teamEndpoints },
  { title: 'Catalogue', endpoints: catalogueEndpoints },
  { title: 'Items', endpoints: itemsEndpoints },
  { title: 'Reports', endpoints: reportsEndpoints },
  { title: 'Drafts', endpoints: draftsEndpoints },
  { title: 'Reader', endpoints: readerEndpoints },
  { title: 'Differences', endpoints: differencesEndpoints },
  { title: 'Search', endpoints: searchEndpoints },
  { title: 'Figures', endpoints: figuresEndpoints },
  { title: 'Custom reports', endpoints: customReportsEndpoints },
  { title: 'Dashboards', endpoints: dashboardsEndpoints },
  { title: 'Vocabulary', endpoints: vocabularyEndpoints },
  { title: 'Synonyms', endpoints: synonymsEndpoints },
  { title: 'Places of reading', endpoints: readingEndpoints },
  { title: 'Coming back', endpoints: homeEndpoints },
  { title: 'News', endpoints: newsEndpoints },
  { title: 'Taking away', endpoints: takeAwayEndpoints },
  { title: 'Notifications', endpoints: notificationsEndpoints },
  { title: 'What people follow', endpoints: followingEndpoints },
  { title: 'Subscriptions', endpoints: subscriptionsEndpoints },
  { title: 'Requests', endpoints: requestsEndpoints },
  { title: 'What teams use', endpoints: usageEndpoints },
  { title: 'Staff and their clients', endpoints: cockpitEndpoints },
  { title: 'Why somebody can open something', endpoints: accessCheckEndpoints },
  { title: 'Audit log', endpoints: auditEndpoints },
  { title: 'System', endpoints: systemEndpoints },
];

export function chapterId({ title }: Chapter): string {
  return `chapter-${title.toLowerCase().replaceAll(' ', '-')}`;
}
