import type { Call } from '../endpoint.ts';

export const homeCalls = {
  home: 'GET /users/me/home',
  dismissFirstSteps: 'PUT /users/me/first-steps/dismissed',
} as const satisfies Record<string, Call>;
