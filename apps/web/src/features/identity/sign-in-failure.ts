import { ownWordsFor } from '@caliper/contract/access-check/access-check.values.ts';
import { ApiError, messageOf, unreachable } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { CaptchaFailed } from './captcha.ts';

/** A failure, as the sign-in form needs it. */
export interface Failure {
  /** The pending sign-in is over: it has to start again at the first step. */
  endsSignIn: boolean;
  /** The password was entered too long ago: the page says so and starts again by itself. */
  isStale: boolean;
  /** Another attempt with the same code cannot succeed. */
  spendsCode: boolean;
  /** Another number, or a corrected one, may help. */
  isAboutPhone: boolean;
  /** The person has to open the link in the verification mail first. */
  awaitsEmail: boolean;
  /** Whom the person can ask to be let in. */
  wayOn: WayOn | null;
  /** Why the person is kept out and what can be done, beside the message. */
  beside: string | null;
  message: string;
  fields: Record<string, string>;
}

export type WayOn = 'leader' | 'renewal';

const unexplained = {
  signIn: identityProblems['code-tries-spent'].detail,
  enrolment: identityProblems['something-went-wrong'].detail,
} as const;

/** Problems whose own texts mean nothing to a person who is not signed in. */
const withoutExplanation = ['forbidden', 'bad-request', 'internal', 'unreadable'];

export function failureOf(error: unknown, during: keyof typeof unexplained = 'signIn'): Failure {
  if (error instanceof CaptchaFailed) return { ...nothingKnown, message: error.message };
  if (!(error instanceof ApiError)) return { ...nothingKnown, message: unreachable };
  const { code, status, fields } = error;
  const awaitsEmail = code === 'email-unverified';
  return {
    // A refusal to enter, such as a licence without a free device, ends the attempt like an expired ticket. An
    // unverified e-mail does not: the person can open its link and continue. If the phone has been enrolled in another
    // tab in the meantime, the next sign-in asks for a code.
    endsSignIn:
      code.startsWith('sign-in-session-') || code === 'already-enrolled' || (status === 403 && !awaitsEmail),
    isStale: code === 'recent-login-required',
    spendsCode: code.startsWith('code-'),
    isAboutPhone: code.startsWith('phone-') || fields.phone !== undefined,
    awaitsEmail,
    wayOn: wayOnFrom(code),
    beside: ownWordsFor(code),
    message: withoutExplanation.includes(code) ? unexplained[during] : (fields.phone ?? messageOf(error)),
    fields,
  };
}

const nothingKnown = {
  endsSignIn: false,
  isStale: false,
  spendsCode: false,
  isAboutPhone: false,
  awaitsEmail: false,
  wayOn: null,
  beside: null,
  fields: {},
};

function wayOnFrom(code: string): WayOn | null {
  if (code === 'not-enabled') return 'leader';
  return code === 'company-expired' ? 'renewal' : null;
}
