import type { Call } from '../endpoint.ts';

export const readingCalls = {
  readingPlace: 'GET /users/me/places/{kind}/{id}',
  keepReadingPlace: 'PUT /users/me/places/{kind}/{id}',
} as const satisfies Record<string, Call>;
