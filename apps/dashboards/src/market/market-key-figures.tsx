import { cagr, growth } from '../kit/figures.ts';
import { formatGrowth, formatNumber, roughPrecision, shortUnit } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { periodWords, yearsBetween } from '../kit/periods.ts';
import type { Values } from '../lib/dashboard.ts';
import { sizeTitle, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

export function MarketKeyFigures({ market }: { market: Market }) {
  const { view, whole } = market;
  const values = whole.data?.rows[0]?.values ?? [];
  const figures = view.show === 'growth' ? growthFigures(market, values) : sizeFigures(market, values);
  return <KeyFigures figures={figures} asked={[whole]} />;
}

/** The last measured year, its growth, the last forecast, and the yearly growth until then. */
function sizeFigures({ dashboard, view, span }: Market, all: Values): KeyFigure[] {
  const { now, before, last, hasForecast, labelOf } = moments(span);
  const unit = shortUnit(unitOf(dashboard, view));
  const value = at(all, span.start + span.lastMeasured);
  const end = at(all, span.start + span.periods.length - 1);
  const decimals = roughPrecision([value, end]);
  const change = growth(at(all, span.start + span.lastMeasured - 1), value);
  return [
    { value: formatNumber(value, decimals), unit, label: `${sizeTitle(view)}, ${labelOf(now)}` },
    ...(before ? [{ value: formatGrowth(change, ' %'), label: `on ${labelOf(before)}` }] : []),
    ...(hasForecast
      ? [
          { value: formatNumber(end, decimals), unit, label: `Forecast, ${last}` },
          {
            value: withPercent(cagr(value, end, yearsBetween(now, last))),
            label: `CAGR ${now}–${last}`,
          },
        ]
      : []),
  ];
}

/** The yearly growth of the past and of the forecast. */
function growthFigures({ span }: Market, all: Values): KeyFigure[] {
  const { now, before, first, last, hasForecast, labelOf } = moments(span);
  const start = at(all, span.start);
  const value = at(all, span.start + span.lastMeasured);
  const end = at(all, span.start + span.periods.length - 1);
  const change = growth(at(all, span.start + span.lastMeasured - 1), value);
  return [
    { value: formatGrowth(change, ' %'), label: `Growth ${labelOf(now)}${before ? ` on ${before}` : ''}` },
    ...(first < now
      ? [
          {
            value: withPercent(cagr(start, value, yearsBetween(first, now))),
            label: `CAGR ${first}–${labelOf(now)}`,
          },
        ]
      : []),
    ...(hasForecast
      ? [{ value: withPercent(cagr(value, end, yearsBetween(now, last))), label: `CAGR ${now}–${last}` }]
      : []),
  ];
}

function moments({ periods, lastMeasured, forecastFrom }: Market['span']) {
  const now = periods[lastMeasured] ?? '';
  const last = periods.at(-1) ?? '';
  const labelOf = (period: string) => periodWords(period, forecastFrom);
  const before = periods[lastMeasured - 1];
  return { first: periods[0] ?? '', now, before, last, hasForecast: last > now, labelOf };
}

function at(values: Values, index: number): number | null {
  return values[index] ?? null;
}

function withPercent(rate: number | null): string {
  return rate === null ? '–' : `${formatNumber(rate, 1)} %`;
}
