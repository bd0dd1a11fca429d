import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './reader-frame.module.css';

interface ReaderFrameProps {
  header: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** From edge to edge. What stays in place while the text scrolls has to know how high the header is. */
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

/** The panels and what stands between them. */
export function ReaderColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
