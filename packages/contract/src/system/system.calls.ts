import type { Call } from '../endpoint.ts';

export const systemCalls = {
  config: 'GET /config',
  guide: 'GET /guide',
  log: 'POST /log',
  localOutbox: 'GET /dev/outbox',
} as const satisfies Record<string, Call>;
