import { Button } from '@caliper/ui/button.tsx';
import { lazy, Suspense, useId } from 'react';
import { hasLand, mapHeight, mapWidth } from './land.ts';
import { LandButtons } from './land-buttons.tsx';
import { RegionButton } from './region-button.tsx';
import { RegionLabel } from './region-label.tsx';
import classes from './region-map.module.css';
import type { RegionProps } from './region-props.ts';

/** A drawing that cannot be fetched leaves plain buttons behind, not a broken page. */
const Lands = lazy(() =>
  import('./region-land.tsx').then(
    ({ RegionLand }) => ({ default: RegionLand }),
    () => ({ default: LandButtons }),
  ),
);

/** The world to choose a region on. Words and buttons are there at once, the drawing as soon as it is loaded. */
export function RegionMap(props: RegionProps) {
  const label = useId();
  return (
    <fieldset className={classes.panel} aria-labelledby={label}>
      <div className={classes.head}>
        <RegionLabel id={label} region={props.value} />
        <RegionButton region="Global" {...props} />
        <Button size="sm" variant="quiet" onClick={() => props.onChange(null)}>
          Reset
        </Button>
      </div>
      <div className={classes.map} style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}>
        <Suspense>
          <Lands {...props} />
        </Suspense>
      </div>
      {hasLand(props.possible) && (
        <p className={classes.hint}>Click any available region on the map above to filter</p>
      )}
    </fieldset>
  );
}
