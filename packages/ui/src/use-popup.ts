import { useEffect, useRef, useState } from 'react';

/**
 * A panel that its button opens and closes. It closes with Escape, which gives the focus back to the button, with
 * a press elsewhere, and when the focus moves out of `frame`, which holds both the button and the panel.
 */
export function usePopup<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { frame, button, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
