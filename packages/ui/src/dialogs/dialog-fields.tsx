import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';

export const DialogBusy = createContext(false);

/** The fields of a dialog: disabled while the dialog is busy. The buttons are outside it. */
export function DialogFields({ children }: { children: ReactNode }) {
  const isBusy = use(DialogBusy);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isBusy) passFocusOn(fields.current);
  }, [isBusy]);
  return (
    <div ref={fields} className="contents" inert={isBusy}>
      {children}
    </div>
  );
}

/** Enter in a field also submits. The disabled field cannot keep the focus, and the page behind must not get it. */
function passFocusOn(fields: HTMLElement | null): void {
  if (!fields?.contains(document.activeElement)) return;
  fields.closest('form')?.querySelector<HTMLElement>('[aria-busy="true"]')?.focus();
}
