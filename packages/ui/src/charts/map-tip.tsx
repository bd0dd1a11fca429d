import type { MapView } from './map-view.ts';
import classes from './world-map.module.css';
import type { MapShape, MapValue } from './world-map.tsx';

interface MapTipProps {
  view: MapView;
  shape: MapShape;
  value: MapValue;
}

/** Beside the country, on the side where there is room. */
export function MapTip({ view, shape, value }: MapTipProps) {
  const [x, y] = shape.center;
  const left = ((x - view.x) / view.width) * 100;
  const top = ((y - view.y) / view.height) * 100;
  const [first, ...others] = value.lines;
  return (
    <div
      className={classes.tip}
      data-before={left > 55 || undefined}
      data-above={top > 60 || undefined}
      style={{ left: `${left}%`, top: `${top}%` }}
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
