import type { ReactNode } from 'react';
import { useMeasured } from '../behaviour/use-measured.ts';
import classes from './wide.module.css';

interface WideProps {
  /** Names the region that scrolls. */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A table that is too wide for its place says so, and scrolls by itself. */
export function Wide({ label, className, children }: WideProps) {
  const { frame, measured: isCut } = useMeasured<HTMLDivElement, boolean>(isWider, false);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a page of many tables would be a page of many landmarks
    <div ref={frame} role="group" className={className} aria-label={label} tabIndex={0}>
      {isCut && <p className={classes.sideways}>There are more columns: scroll the table sideways.</p>}
      {children}
    </div>
  );
}

const isWider = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1;
