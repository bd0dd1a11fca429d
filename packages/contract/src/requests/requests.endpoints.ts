import { defineEndpoint } from '../endpoint.ts';
import { requestsCalls as calls } from './requests.calls.ts';
import { contactBody } from './requests.schemas.ts';

export const requestsEndpoints = {
  contactUs: defineEndpoint({
    call: calls.contactUs,
    summary: 'Stores a request and mails it to staff',
    who: ['public'],
    once: true,
    body: contactBody,
    status: 202,
    problems: ['too-many-requests'],
  }),
};
