import { IconButton } from '@caliper/ui/actions/icon-button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { PanelState } from '../panels/panels.ts';
import { panelId } from '../panels/side-panel.tsx';
import classes from './header.module.css';
import type { WayBack } from './way-back.ts';

interface ReaderHeaderProps {
  header: RefObject<HTMLElement | null>;
  back: WayBack;
  /** The title of what is read, and related details. */
  name: ReactNode;
  /** The header contains more than usual. */
  isCrowded?: boolean;
  /** Opens and closes the panel at the left. */
  leftToggle?: ReactNode;
  /** Actions, at the right. */
  children?: ReactNode;
}

/** Stays under the portal's header: the way back, the title, and the actions. */
export function ReaderHeader({ header, back, name, isCrowded, leftToggle, children }: ReaderHeaderProps) {
  return (
    <header ref={header} className={classes.header} data-crowded={isCrowded || undefined}>
      {leftToggle}
      <Link className={classes.back} to={back.to}>
        <Icon name="chevronLeft" />
        <span>{back.words}</span>
      </Link>
      <div className={classes.report}>{name}</div>
      {children}
    </header>
  );
}

const looks = {
  left: { icon: 'panelLeft', label: 'Bookmarks panel' },
  right: { icon: 'panelRight', label: 'Side panel' },
} as const;

interface PanelToggleProps {
  side: 'left' | 'right';
  state: PanelState;
  label?: string;
}

/** Small screens have the bottom bar instead. */
export function PanelToggle({ side, state, label = looks[side].label }: PanelToggleProps) {
  const { icon } = looks[side];
  const isOpen = state.panels[side];
  if (state.room === 'narrow') return null;
  return (
    <IconButton
      size="md"
      icon={icon}
      label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId(side) : undefined}
      onClick={() => state.toggle(side)}
    />
  );
}

/** A notice about the report, under the header. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={classes.notice}>{children}</p>;
}
