import type { ProblemText } from '../problem.ts';

export const usageProblems = {
  'team-too-small': {
    status: 409,
    title: 'Too few members',
    detail: 'Names are shown in teams of four or more members only.',
  },
} as const satisfies Record<string, ProblemText>;
