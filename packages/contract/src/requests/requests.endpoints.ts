import { defineEndpoints } from '../endpoint.ts';
import { requestsCalls as calls } from './requests.calls.ts';
import { contactAnswer, contactBody, openRequests } from './requests.schemas.ts';

export const requestsEndpoints = defineEndpoints(calls, {
  contactUs: {
    summary: 'Stores a request and mails it to staff',
    who: ['public'],
    does: 'write',
    once: true,
    body: contactBody,
    answer: contactAnswer,
    status: 202,
    problems: ['too-many-requests', 'not-found'],
  },
  openRequests: {
    summary: 'What the company has asked to buy or to renew and waits for',
    who: ['signed-in'],
    does: 'read',
    answer: openRequests,
    problems: [],
  },
});
