import type { ProblemText } from '../problem.ts';

const unauthenticated = { status: 401, title: 'Not signed in' };
const refused = { status: 403, title: 'Refused' };
const invalid = { status: 422, title: 'Invalid' };
const taken = { status: 409, title: 'Conflict' };
const limited = { status: 429, title: 'Too many attempts' };

export const identityProblems = {
  'invalid-credentials': { ...unauthenticated, detail: 'The e-mail or password is incorrect.' },
  'too-many-attempts': { ...limited, detail: 'Too many attempts. Please try again later.' },
  'not-enabled': {
    ...refused,
    detail:
      'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
  },
  'company-expired': {
    ...refused,
    detail:
      'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
  },
  'user-disabled': { ...refused, detail: 'This user has been disabled.' },
  'viewing-only': {
    ...refused,
    detail:
      'You are looking at the portal as a client. Nothing can be changed, taken away or shown that is theirs alone.',
  },
  'viewing-refused': {
    ...taken,
    detail: 'This person could not sign in at the moment, so there is nothing to look at.',
  },
  'viewing-over': { ...taken, detail: 'You no longer look at the portal as a client.' },
  'captcha-failed': { ...invalid, detail: 'The captcha check failed. Please try again.' },
  'sms-budget-spent': {
    ...limited,
    detail: '{product} cannot send any more SMS messages at this time.',
  },
  'phone-missing': { ...invalid, detail: 'Phone number is missing. Please enter a phone number.' },
  'phone-invalid': {
    ...invalid,
    detail:
      'Phone number format is invalid. Start with + and your country code, without hyphens or parentheses.',
  },
  'phone-refused': { ...invalid, detail: 'Please use a different phone number.' },
  'already-enrolled': { ...taken, detail: 'Multi-factor has already been enrolled on this account.' },
  'too-many-second-factors': {
    ...taken,
    detail: 'The maximum number of second factors has been exceeded.',
  },
  'unsupported-first-factor': {
    ...refused,
    detail: 'This first factor does not support a second factor.',
  },
  'email-unverified': {
    ...refused,
    detail: 'Please verify your e-mail first, using the verification link sent to it.',
  },
  'sign-in-session-missing': {
    ...unauthenticated,
    detail: 'The sign-in session is missing. Please log in again.',
  },
  'sign-in-session-invalid': {
    ...unauthenticated,
    detail: 'The sign-in session is invalid. Please log in again.',
  },
  'sign-in-session-expired': {
    ...unauthenticated,
    detail: 'Token has expired. Refresh the page and please log in again.',
  },
  'verification-id-missing': { ...invalid, detail: 'The verification id is missing.' },
  'verification-id-invalid': { ...invalid, detail: 'The verification id is invalid.' },
  'code-missing': { ...invalid, detail: 'Please enter the verification code.' },
  'code-invalid': { ...invalid, detail: 'The verification code is invalid.' },
  'code-expired': { ...invalid, detail: 'The verification code has expired. Please request a new one.' },
  'code-tries-spent': {
    ...limited,
    detail: 'Something went wrong. You may have tried too many times. Please try again later.',
  },
  'something-went-wrong': { ...invalid, detail: 'Something went wrong.' },
  'session-idle': {
    ...unauthenticated,
    detail: 'You have been inactive for too long. Please log in again.',
  },
  'recent-login-required': {
    ...unauthenticated,
    detail:
      'Password is valid, but changing your password requires recent authentication. Please log in again and try again.',
  },
  'passwords-differ': { ...invalid, detail: 'Passwords do not match' },
  'weak-password': {
    ...invalid,
    detail: 'Password is too weak. Use at least 8 characters and avoid common passwords.',
  },
  'link-invalid': {
    ...invalid,
    detail: 'This link has been used or has expired. Please request a new one.',
  },
  'device-limit-user': {
    ...refused,
    detail:
      'You may not log in on more than {n} devices due to your licensing limitation. If you have any questions, please contact support.',
  },
  'device-limit-company': {
    ...refused,
    detail:
      'Your current license does not allow your company to log in to more than {n} devices. If you have any questions, please contact support.',
  },
  'sso-not-configured': {
    status: 503,
    title: 'Not configured',
    detail: 'Single sign-on is not configured on this server.',
  },
  'sso-failed': {
    ...unauthenticated,
    detail: 'Single sign-on did not succeed. Please try again.',
  },
} as const satisfies Record<string, ProblemText>;

/** The second line of a refused password: what is weak about it. Staff also read it, so it does not say 'your'. */
export const weaknesses = {
  short: 'It is shorter than 8 characters.',
  common: 'It is a common password, or one with a few characters around it.',
  sequence: 'It follows the order of the alphabet, the numbers or the keyboard.',
  repetition: 'It repeats the same characters.',
  product: 'It contains the name of this portal.',
  company: 'It contains the name of the company.',
  name: 'It contains the name of the person.',
  email: 'It contains a part of the e-mail address.',
} as const;
export type Weakness = keyof typeof weaknesses;
