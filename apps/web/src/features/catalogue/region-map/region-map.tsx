import { type Region, regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { lazy, Suspense, useId } from 'react';
import { hasLand, mapHeight, mapWidth, type RegionProps } from './land.ts';
import classes from './region-map.module.css';

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
    <fieldset aria-label="Region">
      {!isBesideList && <MapHead {...props} />}
      <div className={classes.map} style={{ aspectRatio: `${mapWidth} / ${mapHeight}` }}>
        <Suspense>
          <Lands {...props} />
        </Suspense>
      </div>
      {hasLand(props.possible) && (
        <p className="small faint centred">Click any available region on the map above to filter</p>
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

/** The regions as buttons, for screens on which the map would be too small. */
export function RegionList(props: RegionProps) {
  const label = useId();
  return (
    <fieldset className={classes.list} aria-labelledby={label}>
      <RegionLabel id={label} region={props.value} />
      {regions.map((region) => (
        <RegionButton key={region} region={region} {...props} />
      ))}
      <Button size="sm" variant="quiet" onClick={() => props.onChange(null)}>
        Reset
      </Button>
    </fieldset>
  );
}

function LandButtons(props: RegionProps) {
  return (
    <div className={classes.row}>
      {regions
        .filter((region) => region !== 'Global')
        .map((region) => (
          <RegionButton key={region} region={region} {...props} />
        ))}
    </div>
  );
}

function RegionButton({ region, possible, value, onChange }: RegionProps & { region: Region }) {
  const isChosen = region === value;
  return (
    <Button
      size="sm"
      variant={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      disabled={!possible.includes(region)}
      onClick={() => onChange(region)}
    >
      {region}
    </Button>
  );
}

interface RegionLabelProps {
  id?: string;
  region: Region | null;
}

function RegionLabel({ id, region }: RegionLabelProps) {
  return (
    <p id={id} className={classes.label}>
      Filtering by region: <b className="bold">{region ?? 'None'}</b>
    </p>
  );
}
