import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { companiesProblems } from '@caliper/contract/companies/companies.messages.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { openSession } from '../../../lib/session/session.ts';
import { openTabChannel } from '../../../lib/session/tab-channel.ts';

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
  return outcome.error === 'license-limit' ? companiesProblems['license-limit'].detail : null;
}

/** The message for a failed exchange. The provider's errors are only logged. */
export function ssoProblem(error: unknown): string | null {
  return error instanceof ApiError && error.code === 'sso-failed' ? null : messageOf(error);
}

/** From the popup to the page that opened it: a window that has visited another site may have lost its opener. */
export const ssoChannel = openTabChannel<SsoOutcome & { slug: string }>('sso');

interface Listeners {
  onDone?: () => void;
  onFailed?: (problem: string | null) => void;
}

/** Trades the one-time code for a session. `problem` is the message if that fails. */
export function useSsoExchange({ onDone, onFailed }: Listeners = {}) {
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (code: string) => openSession(await call('ssoExchange', { body: { code } })),
    meta: showsOwnError,
    onSuccess: () => onDone?.(),
    onError: (failure) => onFailed?.(ssoProblem(failure)),
  });
  return { exchange: mutate, reset, isPending, problem: error && ssoProblem(error) };
}
