import { cssColor, type DataColor } from '@caliper/ui/charts/data-color.ts';
import { type TimeSeries, textWidth } from '@caliper/ui/charts/time.ts';
import { TimeBars } from '@caliper/ui/charts/time-bars.tsx';
import { totalsOf } from '@caliper/ui/charts/time-bars-option.ts';
import { TimeLines } from '@caliper/ui/charts/time-lines.tsx';
import { type MouseEvent, useMemo } from 'react';
import { coloredAmong } from '../kit/colors.ts';
import { rowsOf } from '../kit/figures.ts';
import type { Span } from '../kit/periods.ts';
import type { Dashboard, FigureRow } from '../lib/dashboard.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { fewRows, isStacked, onBasis, segmentsOfMarkets } from './main-rows.ts';
import classes from './market.module.css';
import { type Basis, labelsOf, type MarketView, marketsIn } from './market-view.ts';
import { mainFormats } from './use-main.ts';
import type { Market } from './use-market.ts';

/** A chart for each market: on one scale their sizes can be compared, on their own the small ones can be read too. */
export function SideBySide({ market, basis }: { market: Market; basis: Basis }) {
  const { dashboard, view, span, change } = market;
  const { data } = market.parts;
  const charts = useMemo(
    () => apartCharts({ dashboard, view, span, rows: rowsOf({ data }), basis }),
    [dashboard, view, span, data, basis],
  );
  const stacked = isStacked(market);
  const scaleFor = (compared: typeof charts) => ({
    ...mainFormats(
      market,
      compared.flatMap(({ series }) => series.flatMap((one) => one.values)),
    ),
    ...(basis === 'share' ? { min: 0, max: 100 } : sharedEnds(compared, span.periods.length, stacked)),
  });
  const shared = scaleFor(charts);
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
            height={220}
            {...(view.hasOwnScales ? scaleFor([{ name, series }]) : shared)}
          />
        </div>
      ))}
    </div>
  );
}

interface Apart {
  dashboard: Dashboard;
  view: MarketView;
  span: Span;
  /** By market and segment. */
  rows: readonly FigureRow[];
  basis: Basis;
}

/** A chart of its segments for each market; a segment of several markets has one colour. */
export function apartCharts({ dashboard, view, span, rows, basis }: Apart) {
  const segments = labelsOf(dashboard, 'segment');
  const found = segmentsOfMarkets(rows);
  return marketsIn(view, dashboard).map((name) => {
    const own = fewRows(found.get(name) ?? [], span, view.show);
    return { name, series: coloredAmong(onBasis(own, span, view.show, basis), segments) };
  });
}

/** The lowest and the highest value of several charts. Bars begin at zero, lines at the lowest value of all. */
export function sharedEnds(
  charts: readonly { series: readonly TimeSeries[] }[],
  count: number,
  stacked: boolean,
): { min: number; max: number } {
  const values = charts
    .flatMap(({ series }) => (stacked ? totalsOf(series, count) : series.flatMap((one) => one.values)))
    .filter((value) => value !== null);
  const all = stacked || values.length === 0 ? [0, ...values] : values;
  return { min: Math.min(...all), max: Math.max(...all) };
}

interface MultipleLegendProps {
  series: readonly { name: string; color: DataColor }[];
}

/** The legend of a small chart. It is drawn, so that a saved picture has it too. */
function MultipleLegend({ series }: MultipleLegendProps) {
  return (
    <div className={classes.multipleLegend} translate="no">
      {series.map(({ name, color }) => (
        <svg key={name} role="img" aria-label={name} width={textWidth([name]) + 16} height={18}>
          <rect y={4} width={10} height={10} rx={2} fill={cssColor(color)} />
          <text x={15} y={13}>
            {name}
          </text>
        </svg>
      ))}
    </div>
  );
}
