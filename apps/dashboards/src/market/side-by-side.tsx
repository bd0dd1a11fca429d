import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { type MouseEvent, useMemo } from 'react';
import { keepFocus } from '../frame/keep-focus.ts';
import { apartCharts } from './apart-charts.ts';
import { isStacked } from './main-basis.ts';
import classes from './market.module.css';
import type { Basis } from './market-view.ts';
import { MultipleLegend } from './multiple-legend.tsx';
import { sharedEnds } from './shared-ends.ts';
import { mainFormats } from './use-main.ts';
import type { Market } from './use-market.ts';

/** A chart for each market, all on the same scale, so that their sizes can be compared. */
export function SideBySide({ market, basis }: { market: Market; basis: Basis }) {
  const { dashboard, view, span, change, parts } = market;
  const charts = useMemo(
    () => apartCharts({ dashboard, view, span, rows: parts.data?.rows ?? [], basis }),
    [dashboard, view, span, parts.data, basis],
  );
  const stacked = isStacked(market);
  const ends = basis === 'share' ? { min: 0, max: 100 } : sharedEnds(charts, span.periods.length, stacked);
  const values = charts.flatMap(({ series }) => series.flatMap((one) => one.values));
  const pick = (event: MouseEvent<HTMLElement>, name: string) => {
    keepFocus(event.currentTarget);
    change({ market: [name], segment: null });
  };
  const Chart = stacked ? TimeBars : TimeLines;
  return (
    <div className={classes.multiples}>
      {charts.map(({ name, series }) => (
        <div key={name} className={classes.multiple}>
          <h3 className={classes.multipleTitle}>
            <button type="button" onClick={(event) => pick(event, name)}>
              <span data-picture-text translate="no">
                {name}
              </span>
            </button>
          </h3>
          <MultipleLegend series={series} />
          <Chart
            label={`${name}: ${series.map((one) => one.name).join(', ')}`}
            periods={span.periods}
            forecastFrom={span.forecastFrom}
            series={series}
            {...mainFormats(market, values)}
            height={220}
            {...ends}
          />
        </div>
      ))}
    </div>
  );
}
