import classes from './header-hits.module.css';
import { HitNavigator } from './hit-navigator.tsx';

/** Beside the search box while the panel with the hits is closed. */
export function HeaderHits() {
  return (
    <div className={classes.hits}>
      <HitNavigator />
    </div>
  );
}
