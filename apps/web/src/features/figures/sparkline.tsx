import type { Point } from './figures.queries.ts';
import classes from './sparkline.module.css';

const size = { width: 150, height: 40, edge: 4 };

/** A development in small: what was measured is a line, what is expected dashes on a band. The numbers stand beside it. */
export function Sparkline({ points }: { points: readonly Point[] }) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const places = placesOf(points);
  const at = (index: number) => size.edge + (places[index] ?? 0) * (size.width - 2 * size.edge);
  const height = (value: number) =>
    high === low
      ? size.height / 2
      : size.height - size.edge - ((value - low) / (high - low)) * (size.height - 2 * size.edge);
  const line = (from: number, to: number) =>
    points
      .slice(from, to)
      .map(({ value }, index) => `${at(from + index).toFixed(1)},${height(value).toFixed(1)}`)
      .join(' ');
  const first = points.findIndex(({ state }) => state === 'forecast');
  const forecast = first === -1 ? points.length : first;
  const last = points[forecast - 1];
  return (
    <svg className={classes.spark} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {forecast < points.length && (
        <rect
          className={classes.band}
          x={at(Math.max(0, forecast - 1))}
          y={0}
          width={size.width}
          height={size.height}
        />
      )}
      <polyline className={classes.line} points={line(0, forecast)} />
      <polyline className={classes.forecast} points={line(Math.max(0, forecast - 1), points.length)} />
      {last && <circle className={classes.dot} cx={at(forecast - 1)} cy={height(last.value)} r={3} />}
    </svg>
  );
}

/** From 0 to 1, by year: what leaves years out must not look as if it rose faster. */
function placesOf(points: readonly Point[]): number[] {
  const years = points.flatMap(({ period }) => period?.to ?? []);
  const [from = 0, to = 0] = [years[0], years.at(-1)];
  const areDated = years.length === points.length && to > from;
  return points.map((_, at) =>
    areDated ? ((years[at] ?? from) - from) / (to - from) : at / Math.max(1, points.length - 1),
  );
}
