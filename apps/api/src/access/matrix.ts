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
  'forged token',
  'expired token',
  'foreign key',
  'unsigned token',
] as const;
export type Knocker = (typeof knockers)[number];

type Expected = Record<Knocker, number>;

function everybody(status: number, over: Partial<Expected> = {}): Expected {
  const all = Object.fromEntries(knockers.map((knocker) => [knocker, status])) as Expected;
  return { ...all, ...over };
}

/** Those without a live session. */
const nobody: Partial<Record<Knocker, number>> = {
  'signed out': 401,
  'between the factors': 401,
  disabled: 401,
  locked: 401,
  idle: 401,
  revoked: 401,
  'forged token': 401,
  'expired token': 401,
  'foreign key': 401,
  'unsigned token': 401,
};

/** Calls that anybody with a live session may make, an expired company's people included. */
const signedIn = everybody(200, nobody);

/** Staff calls: everybody else with a session is refused, and an expired company is told why. */
const adminOnly = (status: number) => everybody(403, { ...nobody, admin: status });

interface MatrixRow {
  expected: Expected;
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

const missingUser = { id: '00000000-0000-4000-8000-00000000dead' };

/**
 * Who gets what from each call, written down by hand from the requirements and never from the code. The
 * status is the one for a well-formed request; `body` is what to send. A call without a row fails the test.
 */
export const matrix: Record<CallName, MatrixRow> = {
  captcha: { expected: everybody(200) },
  // 401: the credentials sent here are wrong on purpose.
  signIn: { expected: everybody(401), body: { email: 'nobody@people.example', password: 'wrong password' } },
  // A session is no ticket: only the ticket of a first factor opens these two, and this one is made up.
  sendCode: { expected: everybody(401), body: { ticket: 'made-up', captcha: 'x' } },
  confirmCode: { expected: everybody(401), body: { ticket: 'made-up', verificationId: 'x', code: '123456' } },
  // The cookie decides, not the token: none is sent here.
  refresh: { expected: everybody(401) },
  signOut: { expected: everybody(204) },
  // The captcha sent here is made up; nobody gets further, and nobody learns whether the address is known.
  passwordRecovery: { expected: everybody(422), body: { email: 'nobody@people.example', captcha: 'x' } },
  passwordReset: {
    expected: everybody(422),
    body: { token: 'made-up', password: 'a new one 7', confirmPassword: 'a new one 7' },
  },
  verifyEmail: { expected: everybody(422), body: { token: 'made-up' } },
  // Refused for being weak, which says that the caller would have been let through.
  changePassword: {
    expected: everybody(422, { ...nobody, 'expired company': 403, marketing: 403 }),
    body: { password: 'password', confirmPassword: 'password' },
  },
  ssoCustomer: { expected: everybody(404), params: { slug: 'nobody' } },
  ssoStart: { expected: everybody(404), params: { slug: 'nobody' }, query: '?mode=popup' },
  ssoCallback: { expected: everybody(404), params: { slug: 'nobody' } },
  ssoExchange: { expected: everybody(401), body: { code: 'made-up' } },
  session: { expected: signedIn },
  activity: { expected: signedIn },
  // 404: the account named here does not exist, and only an admin gets to learn that.
  sendVerification: {
    expected: adminOnly(404),
    params: { email: 'nobody@people.example' },
    body: { name: 'Nobody' },
  },
  resetDevices: { expected: adminOnly(404), params: missingUser },
  resetSecondFactor: { expected: adminOnly(404), params: missingUser },
  lockUser: { expected: adminOnly(404), params: missingUser },
  unlockUser: { expected: adminOnly(404), params: missingUser },
  config: { expected: everybody(200) },
  log: { expected: everybody(204), body: { url: '/', error: 'x', errorInfo: 'y' } },
  localOutbox: { expected: everybody(200) },
};
