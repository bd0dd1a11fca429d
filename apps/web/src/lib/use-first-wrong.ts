import { useEffect, useRef } from 'react';

/**
 * Where mistakes were found, the first of them has the focus, wherever the button stands. `errors` is one object from
 * one answer to the next.
 */
export function useFirstWrong(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
