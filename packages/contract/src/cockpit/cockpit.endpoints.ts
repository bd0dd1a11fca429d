import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { cockpitCalls as calls } from './cockpit.calls.ts';
import {
  clientNotes,
  endingClients,
  lastImports,
  nextStepAnswer,
  nextStepBody,
  noteBody,
  noteParams,
  openCases,
  renewals,
  renewalsQuery,
  wanted,
  wantedQuery,
  whoseQuery,
} from './cockpit.schemas.ts';

const sellers = ['admin', 'sales'] as const;

export const cockpitEndpoints = defineEndpoints(calls, {
  endingClients: {
    summary: 'Clients whose licence ends within 90 days or ended not long ago, the first of each column',
    who: sellers,
    does: 'read',
    query: whoseQuery,
    answer: endingClients,
    problems: [],
  },
  renewals: {
    summary: 'The same with how each uses the portal, what it waits for, and what is to be done next',
    who: sellers,
    does: 'read',
    query: renewalsQuery,
    answer: renewals,
    problems: [],
  },
  writeNextStep: {
    summary: 'What is to be done next for a client; empty for the suggestion',
    who: sellers,
    does: 'write',
    params: idParams,
    body: nextStepBody,
    answer: nextStepAnswer,
    problems: ['not-found'],
  },
  clientNotes: {
    summary: 'What staff have noted about a client, newest first; never shown to it',
    who: sellers,
    does: 'read',
    params: idParams,
    answer: clientNotes,
    problems: ['not-found'],
  },
  addClientNote: {
    summary: 'Adds a note about a client',
    who: sellers,
    does: 'write',
    once: true,
    params: idParams,
    body: noteBody,
    answer: clientNotes,
    status: 201,
    problems: ['not-found'],
  },
  removeClientNote: {
    summary: 'Removes a note: one’s own, or as an admin any',
    who: sellers,
    does: 'write',
    params: noteParams,
    problems: ['not-found'],
  },
  openCases: {
    summary: 'What clients have asked to buy or to renew and wait for, the oldest first',
    who: sellers,
    does: 'read',
    query: whoseQuery,
    answer: openCases,
    problems: [],
  },
  lastImports: {
    summary: 'The last imports of figures, applied or waiting',
    who: ['admin', 'publications'],
    does: 'read',
    query: whoseQuery,
    answer: lastImports,
    problems: [],
  },
  wanted: {
    summary: 'What clients wanted and could not open, and their searches without an answer',
    who: [...sellers, 'publications'],
    does: 'read',
    query: wantedQuery,
    answer: wanted,
    problems: [],
  },
});
