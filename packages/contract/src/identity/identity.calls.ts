import type { Call } from '../endpoint.ts';

export const identityCalls = {
  captcha: 'GET /auth/captcha',
  signIn: 'POST /auth/sign-in',
  sendCode: 'POST /auth/second-factor/send',
  confirmCode: 'POST /auth/second-factor/confirm',
  refresh: 'POST /auth/refresh',
  signOut: 'POST /auth/sign-out',
  session: 'GET /session',
  activity: 'POST /session/activity',
} as const satisfies Record<string, Call>;
