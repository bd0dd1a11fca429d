import type { Call } from '../endpoint.ts';

export const followingCalls = {
  following: 'GET /following',
  followable: 'GET /following/items/{id}',
  follow: 'POST /following',
  changeRhythm: 'PUT /following/{id}',
  unfollow: 'DELETE /following/{id}',
} as const satisfies Record<string, Call>;
