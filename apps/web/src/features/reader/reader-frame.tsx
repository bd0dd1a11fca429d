import type { ReactNode, RefObject } from 'react';
import { useBarHeight } from '../../lib/use-bar-height.ts';
import classes from './reader-frame.module.css';

interface ReaderFrameProps {
  header: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** As wide as the window. Sticky elements need to know the height of the header. */
export function ReaderFrame({ header, children }: ReaderFrameProps) {
  useBarHeight(header, '--reader-header');
  return <div className={classes.frame}>{children}</div>;
}

/** The panels and what is between them. */
export function ReaderColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
