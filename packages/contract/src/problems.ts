import { identityProblems } from './identity/identity.messages.ts';
import { generalProblems, type ProblemText } from './problem.ts';

/** The one message catalogue: code to status, title and sentence. */
export const problems = { ...generalProblems, ...identityProblems } satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;
