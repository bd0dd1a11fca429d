import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { useEffect, useRef } from 'react';

/** Moves the focus to the first field with an error, whenever there is a new answer. */
export function useFirstWrong(answer: object) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer moves the focus
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}

export const connectionLost =
  'The connection was lost before this was confirmed. Nothing you entered is gone; please try again.';

/** Why something could not be saved. */
export function failureWords(error: unknown): string {
  return error instanceof ApiError ? messageOf(error) : connectionLost;
}
