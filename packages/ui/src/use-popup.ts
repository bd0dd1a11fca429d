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
