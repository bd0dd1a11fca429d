import type { Call } from '../endpoint.ts';

export const accessCheckCalls = {
  accessCheck: 'GET /access-check',
} as const satisfies Record<string, Call>;
