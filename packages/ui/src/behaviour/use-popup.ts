import { useEffect, useRef, useState } from 'react';

/**
 * A panel opened and closed by its button. It closes with Escape, which returns the focus to the button, with a click
 * elsewhere, and when the focus leaves `frame`, which contains both the button and the panel.
 */
export function usePopup<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    // A press on plain words, such as a label, first focuses whatever around them can have the focus. The popup must
    // still be there when the press ends.
    const closeWithoutFocus = (event: FocusEvent) => {
      if (!(event.target as Node).contains(frame.current)) closeOutside(event);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeWithoutFocus);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeWithoutFocus);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = () => setOpen(!open);
  const trigger = { ref: button, type: 'button', 'aria-expanded': open, onClick: toggle } as const;
  return { frame, trigger, open, toggle, close: () => setOpen(false) };
}
