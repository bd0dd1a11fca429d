import type { ProblemText } from '../problem.ts';

const unauthenticated = { status: 401, title: 'Not signed in' };
const refused = { status: 403, title: 'Refused' };
const invalid = { status: 422, title: 'Invalid' };
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
  'captcha-failed': { ...invalid, detail: 'The captcha check failed. Please try again.' },
  'sms-budget-spent': {
    ...limited,
    detail: '{product} cannot send any more SMS messages at this time.',
  },
  'not-enrolled': {
    ...refused,
    detail: 'This account has no second factor yet. Please contact support.',
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
} as const satisfies Record<string, ProblemText>;
