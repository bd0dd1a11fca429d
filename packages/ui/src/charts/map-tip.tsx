import { type MapView, tipPlace } from './map-view.ts';
import classes from './world-map.module.css';
import type { MapShape, MapValue } from './world-map.tsx';

interface MapTipProps {
  view: MapView;
  shape: MapShape;
  value: MapValue;
}

/** Beside the country, on the side where there is room, and always within the width of the map. */
export function MapTip({ view, shape, value }: MapTipProps) {
  const { isAbove, style } = tipPlace(view, shape.center);
  const [first, ...others] = value.lines;
  return (
    <div
      className={classes.tip}
      data-above={isAbove || undefined}
      style={style}
      aria-hidden="true"
      translate="no"
    >
      <strong>{value.name}</strong>
      <span>{first}</span>
      {others.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
  );
}
