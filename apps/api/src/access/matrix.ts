import type { CallName } from '@caliper/contract/calls.ts';

/** Everybody who may knock, whatever their standing. */
export const knockers = [
  'signed out',
  'between the factors',
  'disabled',
  'locked',
  'expired company',
  'standard',
  'team leader',
  'admin',
  'sales',
  'publications',
  'support',
  'marketing',
  'headquarter',
  'other company',
  'idle',
  'revoked',
] as const;
export type Knocker = (typeof knockers)[number];

type Expected = Record<Knocker, number>;

function everybody(status: number, over: Partial<Expected> = {}): Expected {
  const all = Object.fromEntries(knockers.map((knocker) => [knocker, status])) as Expected;
  return { ...all, ...over };
}

/** Those without a live session. */
const nobody = {
  'signed out': 401,
  'between the factors': 401,
  disabled: 401,
  locked: 401,
  idle: 401,
  revoked: 401,
};

/** Calls that anybody with a live session may make, an expired company's people included. */
const signedIn = everybody(200, nobody);

/**
 * Who gets what from each call, written down by hand from the requirements and never from the code. The
 * status is the one for a well-formed request; `body` is what to send. A call without a row fails the test.
 */
export const matrix: Record<CallName, { expected: Expected; body?: object }> = {
  captcha: { expected: everybody(200) },
  // 401: the credentials sent here are wrong on purpose.
  signIn: { expected: everybody(401), body: { email: 'nobody@people.example', password: 'wrong password' } },
  // A session is no ticket: only the ticket of a first factor opens these two, and this one is made up.
  sendCode: { expected: everybody(401), body: { ticket: 'made-up', captcha: 'x' } },
  confirmCode: { expected: everybody(401), body: { ticket: 'made-up', verificationId: 'x', code: '123456' } },
  // The cookie decides, not the token: none is sent here.
  refresh: { expected: everybody(401) },
  signOut: { expected: everybody(204) },
  session: { expected: signedIn },
  activity: { expected: signedIn },
  config: { expected: everybody(200) },
  log: { expected: everybody(204), body: { url: '/', error: 'x', errorInfo: 'y' } },
  localOutbox: { expected: everybody(200) },
};
