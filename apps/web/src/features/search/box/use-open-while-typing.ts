import { useEffect, useRef, useState } from 'react';

/** Something below a field, closed by a press elsewhere and when the focus leaves `frame`, which contains both. */
export function useOpenWhileTyping<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return { frame, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
