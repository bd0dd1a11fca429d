import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';

/** The identity provider's result: a one-time code, or a failure that only the server's log explains. */
export type SsoOutcome = { code: string } | { error: string };

export interface SsoResult {
  mode: 'popup' | 'redirect';
  outcome: SsoOutcome;
  returnTo: string | null;
}

/** Reads the fragment from the server's callback; null if the address was opened directly. */
export function readSsoResult(fragment: string): SsoResult | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const mode = parts.get('mode');
  const code = parts.get('code');
  const error = parts.get('error');
  if (mode !== 'popup' && mode !== 'redirect') return null;
  if (!code && !error) return null;
  const outcome = code ? { code } : { error: error ?? '' };
  return { mode, outcome, returnTo: safeReturnPath(parts.get('returnTo')) };
}

/** The message if there is no code: our own refusals give a reason, the provider's errors do not. */
export function outcomeProblem(outcome: { error: string }): string | null {
  return outcome.error === 'license-limit' ? identityProblems['license-limit'].detail : null;
}

/** The message for a failed exchange. The provider's errors are only logged. */
export function ssoProblem(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'sso-failed' ? null : messageOf(error);
}
