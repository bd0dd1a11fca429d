import { Button } from '@caliper/ui/actions/button.tsx';
import { lazy, Suspense } from 'react';
import { hasLand, mapHeight, mapWidth } from './land.ts';
import { LandButtons } from './land-buttons.tsx';
import { RegionButton } from './region-button.tsx';
import { RegionLabel } from './region-label.tsx';
import classes from './region-map.module.css';
import type { RegionProps } from './region-props.ts';

/** If the map fails to load, plain buttons remain, not a broken page. */
const Lands = lazy(() =>
  import('./region-land.tsx').then(
    ({ RegionLand }) => ({ default: RegionLand }),
    () => ({ default: LandButtons }),
  ),
);

interface RegionMapProps extends RegionProps {
  /** The list beside it already has the names and buttons. */
  isBesideList?: boolean;
}

/** A world map to choose a region on. Names and buttons show at once, the map as soon as it has loaded. */
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
