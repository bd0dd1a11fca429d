import { expect, test } from 'vitest';
import { identityProblems } from './identity.messages.ts';

/** The exact sentences that people see. Some have no trigger in our own flow yet. */
const sentences = {
  'invalid-credentials': 'The e-mail or password is incorrect.',
  'too-many-attempts': 'Too many attempts. Please try again later.',
  'not-enabled':
    'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
  'company-expired':
    'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
  'user-disabled': 'This user has been disabled.',
  'captcha-failed': 'The captcha check failed. Please try again.',
  'sms-budget-spent': '{product} cannot send any more SMS messages at this time.',
  'phone-missing': 'Phone number is missing. Please enter a phone number.',
  'phone-invalid':
    'Phone number format is invalid. Start with + and your country code, without hyphens or parentheses.',
  'phone-refused': 'Please use a different phone number.',
  'already-enrolled': 'Multi-factor has already been enrolled on this account.',
  'too-many-second-factors': 'The maximum number of second factors has been exceeded.',
  'unsupported-first-factor': 'This first factor does not support a second factor.',
  'email-unverified': 'Please verify your e-mail first, using the verification link sent to it.',
  'sign-in-session-missing': 'The sign-in session is missing. Please log in again.',
  'sign-in-session-invalid': 'The sign-in session is invalid. Please log in again.',
  'sign-in-session-expired': 'Token has expired. Refresh the page and please log in again.',
  'verification-id-missing': 'The verification id is missing.',
  'verification-id-invalid': 'The verification id is invalid.',
  'code-missing': 'Please enter the verification code.',
  'code-invalid': 'The verification code is invalid.',
  'code-expired': 'The verification code has expired. Please request a new one.',
  'code-tries-spent': 'Something went wrong. You may have tried too many times. Please try again later.',
  'something-went-wrong': 'Something went wrong.',
  'session-idle': 'You have been inactive for too long. Please log in again.',
  'recent-login-required':
    'Password is valid, but changing your password requires recent authentication. Please log in again and try again.',
  'passwords-differ': 'Passwords do not match',
  'weak-password': 'Password is too weak. Use at least 8 characters and avoid common passwords.',
  'device-limit-user':
    'You may not log in on more than {n} devices due to your licensing limitation. If you have any questions, please contact support.',
  'device-limit-company':
    'Your current license does not allow your company to log in to more than {n} devices. If you have any questions, please contact support.',
  'sso-not-configured': 'Single sign-on is not configured on this server.',
} satisfies Partial<Record<keyof typeof identityProblems, string>>;

test.each(Object.entries(sentences))('AUTH-11 the sentence of %s is exact', (code, sentence) => {
  expect(identityProblems[code as keyof typeof sentences].detail).toBe(sentence);
});
