import type { ReactNode } from 'react';
import { useReader } from '../reader-context.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import { HitWords } from '../search/hit-words.tsx';
import classes from './aside-tools.module.css';

interface AsideToolsProps {
  /** Shown first: the tools for which the header has no room. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The content of the right panel. */
export function AsideTools({ tools, children }: AsideToolsProps) {
  const { search } = useReader();
  return (
    <div className={classes.tools}>
      {tools}
      {search.mayHaveHits && (
        <section aria-label="Hits">
          <HitNavigator />
          <HitWords />
        </section>
      )}
      {children}
    </div>
  );
}
