import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useRef } from 'react';
import { useBarHeight } from '../../../lib/use-bar-height.ts';
import { useReader } from '../reader-context.ts';
import { HitNavigator } from '../search/hit-navigator.tsx';
import classes from './bottom-bar.module.css';
import type { PanelState } from './panels.ts';

/** On small screens: buttons for the panels, and the hits within reach of a thumb. */
export function BottomBar({ state: { panels, toggle } }: { state: PanelState }) {
  const { search } = useReader();
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--bottom-bar');
  return (
    <nav ref={bar} className={classes.bar} aria-label="Reading">
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={panels.left}
        onClick={() => toggle('left')}
      >
        <Icon name="panelLeft" />
        Chapters
      </button>
      {search.mayHaveHits && (
        <div className={classes.hits}>
          <HitNavigator />
        </div>
      )}
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={panels.right}
        onClick={() => toggle('right')}
      >
        More
        <Icon name="panelRight" />
      </button>
    </nav>
  );
}
