import type { Call } from '../endpoint.ts';

export const auditCalls = {
  auditLog: 'GET /audit-log',
  auditExtract: 'GET /audit-log/extract',
} as const satisfies Record<string, Call>;
