import { Icon } from '@caliper/ui/icons.tsx';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import classes from './reader-header.module.css';
import type { WayBack } from './way-back.ts';

interface ReaderHeaderProps {
  header: RefObject<HTMLElement | null>;
  back: WayBack;
  /** What is read: its title and what belongs to that. */
  name: ReactNode;
  /** There is more than usual to show. */
  isCrowded?: boolean;
  /** Opens and closes the panel at the left. */
  leftToggle?: ReactNode;
  /** What can be done, at the right. */
  children?: ReactNode;
}

/** Stays under the header of the portal: the way back, what is read, and what can be done with it. */
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
