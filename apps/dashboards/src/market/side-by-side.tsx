import { type DataColor, seriesColors } from '@caliper/ui/charts/data-color.ts';
import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { type MouseEvent, useMemo } from 'react';
import { keepFocus } from '../frame/keep-focus.ts';
import { namedRows, othersName } from '../kit/figures.ts';
import { fewRows, scaled } from './main-rows.ts';
import { isStacked } from './main-scale.ts';
import classes from './market.module.css';
import { marketsIn, type Scale } from './market-view.ts';
import { MultipleLegend } from './multiple-legend.tsx';
import { sharedEnds } from './shared-ends.ts';
import { mainFormats } from './use-main.ts';
import type { Market } from './use-market.ts';

/** A chart for each market, all on the same scale, so that their sizes can be compared. */
export function SideBySide({ market, scale }: { market: Market; scale: Scale }) {
  const { span, change } = market;
  const charts = useCharts(market, scale);
  const stacked = isStacked(market);
  const ends = scale === 'share' ? { min: 0, max: 100 } : sharedEnds(charts, span.periods.length, stacked);
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

function useCharts({ dashboard, view, span, parts }: Market, scale: Scale) {
  return useMemo(
    () =>
      marketsIn(view, dashboard).map((name) => {
        const own = (parts.data?.rows ?? []).filter(({ key }) => key[0] === name);
        const rows = scaled(fewRows(namedRows(own, 1), span, view.show), span, view.show, scale);
        return { name, series: rows.map((row, place) => ({ ...row, color: colorAt(place, row.name) })) };
      }),
    [dashboard, view, span, parts.data, scale],
  );
}

function colorAt(place: number, name: string): DataColor {
  return name === othersName ? 'chart-other' : (seriesColors[place] ?? 'chart-other');
}
