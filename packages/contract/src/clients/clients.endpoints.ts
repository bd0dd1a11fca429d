import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { clientsCalls as calls } from './clients.calls.ts';
import {
  clientHistory,
  clientHistoryQuery,
  clients,
  clientsFileQuery,
  clientsQuery,
  owners,
} from './clients.schemas.ts';

const who = ['admin', 'sales'] as const;

export const clientsEndpoints = defineEndpoints(calls, {
  clients: {
    summary: 'Clients with their licenses, use and next steps, as chosen',
    who,
    does: 'read',
    query: clientsQuery,
    answer: clients,
    problems: [],
  },
  clientsFile: {
    summary: 'The same as a file, with the rows of all pages',
    who,
    does: 'export',
    query: clientsFileQuery,
    file: 'text/csv',
    audited: { as: 'export', of: 'clients', what: 'csv' },
    problems: [],
  },
  clientOwners: {
    summary: 'Everybody who can look after clients',
    who,
    does: 'read',
    answer: owners,
    problems: [],
  },
  clientHistory: {
    summary: 'What was changed about a company and its people, and by whom, newest first',
    who,
    does: 'read',
    params: idParams,
    query: clientHistoryQuery,
    answer: clientHistory,
    problems: ['not-found'],
  },
});
