import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './reader-frame.module.css';

interface ReaderFrameProps {
  header: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** As wide as the window. Sticky elements need to know the height of the header. */
export function ReaderFrame({ header, children }: ReaderFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = header.current;
    if (!bar) return;
    const follow = () => frame.current?.style.setProperty('--reader-header', `${bar.offsetHeight}px`);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [header]);
  return (
    <div ref={frame} className={classes.frame}>
      {children}
    </div>
  );
}

/** The panels and what is between them. */
export function ReaderColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
