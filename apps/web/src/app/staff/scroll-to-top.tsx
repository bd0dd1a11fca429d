import { Icon } from '@caliper/ui/icons.tsx';
import { useSyncExternalStore } from 'react';
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

/** Jumps at once, however far it is. The focus moves too: otherwise it stays on a button that is gone. */
function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
