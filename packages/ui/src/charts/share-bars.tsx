import '../theme/tokens-data.css';
import { useId } from 'react';
import { cssColor } from './data-color.ts';
import classes from './share-bars.module.css';
import { type Bar, shareBars } from './share-bars-layout.ts';
import { forecastIndex, type TimeSeries } from './time.ts';
import { useWidth } from './use-width.ts';

interface ShareBarsProps {
  label: string;
  periods: readonly string[];
  forecastFrom: string | null;
  /** From the bottom up. */
  series: readonly TimeSeries[];
  height?: number;
  chosen?: readonly string[];
  onPick?: ((name: string) => void) | undefined;
}

/** Parts of a hundred over time, named and counted beside the last bar. */
export function ShareBars({ label, periods, series, height = 300, chosen = [], ...rest }: ShareBarsProps) {
  const { forecastFrom, onPick } = rest;
  const { frame, width } = useWidth<HTMLDivElement>();
  const layout = shareBars({ width, height, periods, series });
  const from = forecastIndex(periods, forecastFrom);
  const isFaded = (name: string) => chosen.length > 0 && !chosen.includes(name);
  return (
    <div ref={frame} className="rel" style={{ height }}>
      <svg className={classes.drawing} width={width} height={height} role="img" aria-label={label}>
        <Band x={layout.bandAt(from)} height={layout.plotHeight} end={layout.plotWidth} />
        {layout.bars.map((bar) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the names beside the bars do the same by keyboard
          <rect
            key={`${bar.name}/${bar.index}`}
            className={classes.part}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            data-pickable={onPick !== undefined || undefined}
            data-faded={isFaded(bar.name) || undefined}
            {...fillOf(bar, bar.index >= from)}
            onClick={() => onPick?.(bar.name)}
          >
            <title>{`${bar.name}, ${periods[bar.index]}: ${bar.share.toFixed(1)}%`}</title>
          </rect>
        ))}
        {layout.ticks.map(({ period, x }) => (
          <text key={period} className={classes.period} x={x} y={height - 6} textAnchor="middle">
            {period}
          </text>
        ))}
        {layout.names.map(({ name, share, y, x, lines: [first, second] }) => (
          <text
            key={name}
            className={classes.name}
            x={x}
            y={y + (second ? -3 : 4.5)}
            data-faded={isFaded(name) || undefined}
          >
            <tspan className={classes.share}>{`${share.toFixed(1)}%`}</tspan>
            {` ${first}`}
            {second && (
              <tspan x={x} dy={16}>
                {second}
              </tspan>
            )}
          </text>
        ))}
      </svg>
      {onPick && (
        <ul className="list" aria-label={`${label}: choose`}>
          {layout.names.map(({ name, share, y, x }) => (
            <li key={name}>
              <button
                type="button"
                className={classes.button}
                style={{ left: x - 6, top: y - 12 }}
                title={name}
                aria-label={`${name}, ${share.toFixed(1)}%`}
                aria-pressed={chosen.includes(name)}
                onClick={() => onPick(name)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const forecastShare = 0.28;

function fillOf({ color }: Bar, isForecast: boolean) {
  const fill = cssColor(color);
  return isForecast
    ? { fill, fillOpacity: forecastShare, stroke: fill, strokeWidth: 1.25 }
    : { fill, stroke: 'var(--cal-surface)', strokeWidth: 1 };
}

/** The ground under what is forecast. */
function Band({ x, height, end }: { x: number; height: number; end: number }) {
  const id = useId();
  if (x >= end) return null;
  return (
    <g aria-labelledby={id}>
      <rect className={classes.band} x={x} y={0} width={end - x} height={height} />
      <line className={classes.edge} x1={x} x2={x} y1={0} y2={height} />
      <text id={id} className={classes.word} x={x + 6} y={14}>
        Forecast
      </text>
    </g>
  );
}
