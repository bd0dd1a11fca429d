import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './over-panel.module.css';

interface OverPanelProps {
  side: 'left' | 'right';
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the text. The focus stays in it until Escape, its close button or a press outside closes it. */
export function OverPanel({ side, label, onClose, children }: OverPanelProps) {
  const panel = useRef<HTMLDialogElement | null>(null);
  // Stable across renders: a new trap would take the focus.
  const ref = useMergedRef(panel, useFocusTrap());
  useClosing(panel, onClose);
  return (
    <>
      <button type="button" tabIndex={-1} className={classes.scrim} aria-label="Close" onClick={onClose} />
      <dialog open ref={ref} className={classes.panel} data-side={side} aria-modal="true" aria-label={label}>
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </>
  );
}

/** A dialog opened from the panel is in front and handles Escape itself. */
function useClosing(panel: { current: HTMLDialogElement | null }, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      const isOurs = target === document.body || panel.current?.contains(target as Node);
      if (key === 'Escape' && isOurs) close.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
