import type { Call } from '../endpoint.ts';

export const requestsCalls = {
  contactUs: 'POST /contact/contact-us',
  openRequests: 'GET /contact/open-requests',
} as const satisfies Record<string, Call>;
