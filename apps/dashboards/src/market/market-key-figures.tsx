import { cagr, growth, rowsOf } from '../kit/figures.ts';
import { formatGrowth, shortUnit } from '../kit/format.ts';
import { formatRate, type KeyFigure, KeyFigures, sizeFigures } from '../kit/key-figures.tsx';
import { periodWords, within, yearsBetween } from '../kit/periods.ts';
import type { Values } from '../lib/dashboard.ts';
import { sizeTitle, unitOf } from './market-words.ts';
import type { Market } from './use-market.ts';

export function MarketKeyFigures({ market }: { market: Market }) {
  const { dashboard, view, whole, span } = market;
  const about = { title: sizeTitle(view), unit: shortUnit(unitOf(dashboard, view)) };
  const [all] = rowsOf(whole);
  const [shown] = within(span, rowsOf(whole));
  const figures =
    view.show === 'growth'
      ? growthFigures(span, all?.values ?? [])
      : sizeFigures(about, shown?.values ?? [], span);
  return <KeyFigures figures={figures} asked={[whole]} />;
}

/** The yearly growth of the past and of the forecast. The first year shown grew from the year before it. */
function growthFigures(
  { periods, start, lastMeasured, forecastFrom }: Market['span'],
  all: Values,
): KeyFigure[] {
  const [first = '', before, now = '', last = ''] = [
    0,
    lastMeasured - 1,
    lastMeasured,
    periods.length - 1,
  ].map((index) => periods[index]);
  const at = (index: number) => all[start + index];
  const rate = (from: number, to: number) =>
    formatRate(cagr(at(from), at(to), yearsBetween(periods[from] ?? '', periods[to] ?? '')));
  const change = formatGrowth(growth(at(lastMeasured - 1), at(lastMeasured)), ' %');
  const label = periodWords(now, forecastFrom);
  return [
    { value: change, label: `Growth ${label}${before ? ` on ${before}` : ''}` },
    ...(first < now ? [{ value: rate(0, lastMeasured), label: `CAGR ${first}–${label}` }] : []),
    ...(last > now ? [{ value: rate(lastMeasured, periods.length - 1), label: `CAGR ${now}–${last}` }] : []),
  ];
}
