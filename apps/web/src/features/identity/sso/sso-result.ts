import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';

/** How the identity provider's part went: a one-time code, or a failure that only the server's log explains. */
export type SsoOutcome = { code: string } | { error: string };

export interface SsoResult {
  mode: 'popup' | 'redirect';
  outcome: SsoOutcome;
  returnTo: string | null;
}

/** Reads the fragment that the server's callback leads to; null where somebody just opened the address. */
export function readSsoResult(fragment: string, origin?: string): SsoResult | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const mode = parts.get('mode');
  const code = parts.get('code');
  const error = parts.get('error');
  if (mode !== 'popup' && mode !== 'redirect') return null;
  if (!code && !error) return null;
  const outcome = code ? { code } : { error: error ?? '' };
  return { mode, outcome, returnTo: safeReturnPath(parts.get('returnTo'), origin) };
}

/** What a person is told where there is no code: of what is ours to refuse the reason, of the provider's part nothing. */
export function outcomeProblem(outcome: { error: string }): string | null {
  return outcome.error === 'license-limit' ? identityProblems['license-limit'].detail : null;
}

/** What a person is told of a failed exchange. What the provider found wrong is for the log alone. */
export function ssoProblem(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'sso-failed' ? null : messageOf(error);
}
