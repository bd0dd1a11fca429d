import { type RefObject, useEffect } from 'react';

/** Moves the focus to the part marked `data-autofocus` when it appears in a dialog that is already open. */
export function useLateFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [part]);
}
