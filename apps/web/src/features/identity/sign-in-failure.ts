import { ApiError, unreachable } from '@caliper/contract/client/api-error.ts';
import { CaptchaFailed } from './captcha.ts';

/** What went wrong, as the sign-in form needs it. */
export interface Failure {
  /** The pending sign-in is over: only the first step can begin another. */
  endsSignIn: boolean;
  /** The password was given too long ago: the page says so and begins anew by itself. */
  isStale: boolean;
  /** Another attempt with the same code cannot succeed. */
  spendsCode: boolean;
  /** Another number, or the same one written properly, is the remedy. */
  isAboutPhone: boolean;
  /** The link in the verification mail comes first. */
  awaitsEmail: boolean;
  message: string;
  fields: Record<string, string>;
}

const unexplained = {
  signIn: 'Something went wrong. You may have tried too many times. Please try again later.',
  enrolment: 'Something went wrong.',
} as const;

/** Their own texts say nothing to somebody who is not in yet. */
const withoutExplanation = ['forbidden', 'bad-request', 'internal', 'unreadable'];

export function failureOf(error: unknown, during: keyof typeof unexplained = 'signIn'): Failure {
  if (error instanceof CaptchaFailed) return { ...nothingKnown, message: error.message };
  if (!(error instanceof ApiError)) return { ...nothingKnown, message: unreachable };
  const { code, status, detail, fields } = error;
  const awaitsEmail = code === 'email-unverified';
  return {
    // A refusal at the door, such as a licence without a free device, ends the attempt as an old ticket does. An
    // unverified e-mail does not: the person can follow its link and go on. A phone that has been enrolled meanwhile,
    // in another tab, is asked for a code when the sign-in begins again.
    endsSignIn:
      code.startsWith('sign-in-session-') || code === 'already-enrolled' || (status === 403 && !awaitsEmail),
    isStale: code === 'recent-login-required',
    spendsCode: code.startsWith('code-'),
    isAboutPhone: code.startsWith('phone-') || fields.phone !== undefined,
    awaitsEmail,
    message: withoutExplanation.includes(code) ? unexplained[during] : (fields.phone ?? detail),
    fields,
  };
}

const nothingKnown = {
  endsSignIn: false,
  isStale: false,
  spendsCode: false,
  isAboutPhone: false,
  awaitsEmail: false,
  fields: {},
};
