import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { useEffect, useRef } from 'react';

/** Moves the focus to the first field with an error. `errors` must stay the same object until the next answer. */
export function useFirstWrong(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}

export const connectionLost =
  'The connection was lost before this was confirmed. Nothing you entered is gone; please try again.';

/** Why something could not be saved. */
export function failureWords(error: unknown): string {
  return error instanceof ApiError ? messageOf(error) : connectionLost;
}
