import type { ReactNode } from 'react';
import { useReader } from '../reader-context.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import { HitWords } from '../search/hit-words.tsx';
import classes from './aside-tools.module.css';

interface AsideToolsProps {
  /** Come first: what the header has no room for. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands at the right of a chapter. */
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
