import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { openSession } from '../../../lib/session/session.ts';
import { ssoProblem } from './sso-result.ts';

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
