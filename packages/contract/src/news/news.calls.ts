import type { Call } from '../endpoint.ts';

export const newsCalls = { news: 'GET /news' } as const satisfies Record<string, Call>;
