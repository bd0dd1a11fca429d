import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PanelState } from './panels.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  side: 'left' | 'right';
  label: string;
  state: PanelState;
  children: ReactNode;
}

/** A panel beside the text, or over it if there is no room. */
export function SidePanel({ side, label, state, children }: SidePanelProps) {
  if (!state.panels[side]) return null;
  if (state.room === 'narrow') {
    return (
      <OverPanel side={side} label={label} onClose={state.clear}>
        {children}
      </OverPanel>
    );
  }
  return (
    <aside id={panelId(side)} className={classes.panel} data-side={side} aria-label={label}>
      {children}
    </aside>
  );
}

export function panelId(side: 'left' | 'right'): string {
  return `reader-${side}-panel`;
}

interface OverPanelProps {
  side: 'left' | 'right';
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the text. The focus stays in it until Escape, its close button or a press outside closes it. */
function OverPanel({ side, label, onClose, children }: OverPanelProps) {
  const panel = useRef<HTMLDialogElement | null>(null);
  // Stable across renders: a new trap would take the focus.
  const ref = useMergedRef(panel, useFocusTrap());
  useClosing(panel, onClose);
  return (
    <>
      <button type="button" tabIndex={-1} className={classes.scrim} aria-label="Close" onClick={onClose} />
      <dialog open ref={ref} className={classes.over} data-side={side} aria-modal="true" aria-label={label}>
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
