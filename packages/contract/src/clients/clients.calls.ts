import type { Call } from '../endpoint.ts';

export const clientsCalls = {
  clients: 'GET /clients',
  clientsFile: 'GET /clients/csv',
  clientOwners: 'GET /clients/owners',
  clientHistory: 'GET /usergroups/{id}/history',
} as const satisfies Record<string, Call>;
