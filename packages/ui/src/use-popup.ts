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
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return { frame, button, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
