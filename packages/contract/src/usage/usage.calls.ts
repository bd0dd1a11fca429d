import type { Call } from '../endpoint.ts';

export const usageCalls = {
  noteUpgrade: 'POST /usage/upgrade',
  teamUsage: 'GET /team-usage',
  teamUsagePdf: 'GET /team-usage/pdf',
  teamUsageCsv: 'GET /team-usage/csv',
  usageNames: 'GET /team-usage/names',
  switchUsageNames: 'PUT /team-usage/names',
  tellTeam: 'POST /team-usage/tell',
} as const satisfies Record<string, Call>;
