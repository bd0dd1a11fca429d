import type { ReactNode } from 'react';
import { OverPanel } from './over-panel.tsx';
import classes from './side-panel.module.css';
import type { PanelState } from './use-panels.ts';

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
