import { companiesProblems } from './companies/companies.messages.ts';
import { customReportsProblems } from './custom-reports/custom-reports.messages.ts';
import { dashboardsProblems } from './dashboards/dashboards.messages.ts';
import { draftsProblems } from './drafts/drafts.messages.ts';
import { followingProblems } from './following/following.messages.ts';
import { identityProblems } from './identity/identity.messages.ts';
import { itemsProblems } from './items/items.messages.ts';
import { generalProblems, type ProblemText } from './problem.ts';
import { readerProblems } from './reader/reader.messages.ts';
import { reportsProblems } from './reports/reports.messages.ts';
import { subscriptionsProblems } from './subscriptions/subscriptions.messages.ts';
import { synonymsProblems } from './synonyms/synonyms.messages.ts';
import { takeAwayProblems } from './take-away/take-away.messages.ts';
import { teamProblems } from './team/team.messages.ts';
import { usageProblems } from './usage/usage.messages.ts';
import { vocabularyProblems } from './vocabulary/vocabulary.messages.ts';

/** The one message catalogue: code to status, title and sentence. */
export const problems = {
  ...generalProblems,
  ...identityProblems,
  ...companiesProblems,
  ...teamProblems,
  ...reportsProblems,
  ...draftsProblems,
  ...itemsProblems,
  ...readerProblems,
  ...customReportsProblems,
  ...subscriptionsProblems,
  ...dashboardsProblems,
  ...takeAwayProblems,
  ...vocabularyProblems,
  ...followingProblems,
  ...synonymsProblems,
  ...usageProblems,
} satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;
