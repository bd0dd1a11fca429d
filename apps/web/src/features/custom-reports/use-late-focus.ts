import { type RefObject, useEffect } from 'react';

/** What comes into a dialog after it has opened takes the focus to the part marked `data-autofocus` by itself. */
export function useLateFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [part]);
}
