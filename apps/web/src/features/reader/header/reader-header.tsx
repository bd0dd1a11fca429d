import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import classes from './reader-header.module.css';
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
        {back.words}
      </Link>
      <div className={classes.report}>{name}</div>
      {children}
    </header>
  );
}
