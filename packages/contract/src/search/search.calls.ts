import type { Call } from '../endpoint.ts';

export const searchCalls = {
  searchReports: 'POST /search/query',
  searchReport: 'POST /search/report/{id}',
  searchCustomReport: 'POST /search/custom-report/{id}',
} as const satisfies Record<string, Call>;
