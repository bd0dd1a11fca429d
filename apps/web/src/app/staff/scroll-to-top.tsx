import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useSyncExternalStore } from 'react';
import { goToTop } from '../../lib/navigation/go-to-top.ts';
import classes from './scroll-to-top.module.css';

const shownPastPixels = 100;

export function ScrollToTop() {
  const isShown = useSyncExternalStore(followScrolling, () => window.scrollY > shownPastPixels);
  if (!isShown) return null;
  return (
    <button type="button" className={classes.button} onClick={goToTop} aria-label="Scroll to top">
      <Icon name="arrowUp" />
    </button>
  );
}

function followScrolling(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
