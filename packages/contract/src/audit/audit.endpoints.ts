import { defineEndpoints } from '../endpoint.ts';
import { auditCalls as calls } from './audit.calls.ts';
import { auditExtractQuery, auditLog, auditQuery } from './audit.schemas.ts';

const who = ['admin'] as const;

export const auditEndpoints = defineEndpoints(calls, {
  auditLog: {
    summary: 'Who did what, newest first',
    who,
    does: 'read',
    query: auditQuery,
    answer: auditLog,
    problems: [],
  },
  auditExtract: {
    summary: 'The same as a file, with the places in the chain; that somebody took it is in the log itself',
    who,
    does: 'export',
    query: auditExtractQuery,
    file: 'text/csv',
    problems: [],
  },
});
