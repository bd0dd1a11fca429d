import { useMutation } from '@tanstack/react-query';
import { ssoEntry } from '../identity.queries.ts';
import { ssoProblem } from './sso-result.ts';

interface Listeners {
  onDone?: () => void;
  onFailed?: (problem: string | null) => void;
}

/** Trades the one-time code for a session. `problem` is the message if that fails. */
export function useSsoExchange({ onDone, onFailed }: Listeners = {}) {
  const { mutate, reset, isPending, error } = useMutation({
    ...ssoEntry,
    onSuccess: () => onDone?.(),
    onError: (failure) => onFailed?.(ssoProblem(failure)),
  });
  return { exchange: mutate, reset, isPending, problem: error && ssoProblem(error) };
}
