import type { Call } from '../endpoint.ts';

export const companiesCalls = {
  companies: 'GET /usergroups',
} as const satisfies Record<string, Call>;
