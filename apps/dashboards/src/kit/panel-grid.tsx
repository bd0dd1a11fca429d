import type { ReactNode } from 'react';

interface PanelGridProps {
  /** `lead` gives the first of two panels twice the room. */
  look?: 'lead' | 'even';
  children: ReactNode;
}

/** Panels two by two, on a narrow screen one below the other. */
export function PanelGrid({ look = 'lead', children }: PanelGridProps) {
  return <div className={look === 'lead' ? 'thirds' : 'evens'}>{children}</div>;
}
