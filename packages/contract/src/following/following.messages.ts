import { follows } from '../limits.ts';
import type { ProblemText } from '../problem.ts';

export const followingProblems = {
  'follows-limit': {
    status: 409,
    title: 'Conflict',
    detail: `You already follow ${follows.perUser} things. Stop following one of them to follow another.`,
  },
} as const satisfies Record<string, ProblemText>;
