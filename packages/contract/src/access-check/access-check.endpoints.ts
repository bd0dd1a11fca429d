import { defineEndpoints } from '../endpoint.ts';
import { accessCheckCalls as calls } from './access-check.calls.ts';
import { accessCheck, accessCheckQuery } from './access-check.schemas.ts';

export const accessCheckEndpoints = defineEndpoints(calls, {
  accessCheck: {
    summary: 'Why a person can or cannot open something, and what can be done about it',
    who: ['admin', 'sales', 'support'],
    does: 'read',
    query: accessCheckQuery,
    answer: accessCheck,
    problems: ['not-found'],
  },
});
