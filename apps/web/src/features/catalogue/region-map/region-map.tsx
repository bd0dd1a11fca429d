import { Button } from '@caliper/ui/button.tsx';
import { lazy, Suspense } from 'react';
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

interface RegionMapProps extends RegionProps {
  /** The list beside it has the words and buttons. */
  isBesideList?: boolean;
}

/** The world to choose a region on. Words and buttons are there at once, the drawing as soon as it is loaded. */
export function RegionMap({ isBesideList = false, ...props }: RegionMapProps) {
  return (
    <fieldset className={classes.panel} aria-label="Region">
      {!isBesideList && <MapHead {...props} />}
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

function MapHead(props: RegionProps) {
  return (
    <div className={classes.head}>
      <RegionLabel region={props.value} />
      <RegionButton region="Global" {...props} />
      <Button size="sm" variant="quiet" onClick={() => props.onChange(null)}>
        Reset
      </Button>
    </div>
  );
}
