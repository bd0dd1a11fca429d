import type { Call } from '../endpoint.ts';

export const requestsCalls = {
  contactUs: 'POST /contact/contact-us',
} as const satisfies Record<string, Call>;
