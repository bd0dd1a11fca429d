import { identityProblems } from './identity/identity.messages.ts';
import { generalProblems, type ProblemText } from './problem.ts';
import { readerProblems } from './reader/reader.messages.ts';
import { reportsProblems } from './reports/reports.messages.ts';
import { subscriptionsProblems } from './subscriptions/subscriptions.messages.ts';

/** The one message catalogue: code to status, title and sentence. */
export const problems = {
  ...generalProblems,
  ...identityProblems,
  ...reportsProblems,
  ...readerProblems,
  ...subscriptionsProblems,
} satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;
