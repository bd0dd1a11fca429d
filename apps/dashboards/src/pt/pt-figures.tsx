import { cagr, growth } from '../kit/figures.ts';
import { formatGrowth, formatNumber } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { periodWords, type Span, within, yearsBetween } from '../kit/periods.ts';
import type { Figures, Values } from '../kit/types.ts';
import { useFigures } from '../kit/use-figures.ts';
import { type Pt, questionBy } from './use-pt.ts';

/** The last measured year and the forecast. */
export function PtFigures({ pt }: { pt: Pt }) {
  const { dashboard, span } = pt;
  const whole = useFigures(dashboard, questionBy(pt, []));
  return <KeyFigures figures={toldOf(whole.data, span)} asked={[whole]} />;
}

function toldOf(figures: Figures | undefined, span: Span): KeyFigure[] {
  const values = within(span, figures?.rows ?? [])[0]?.values ?? [];
  const { periods, lastMeasured, forecastFrom } = span;
  const periodAt = (index: number) => periodWords(periods[index] ?? '', forecastFrom);
  const before = growth(values[lastMeasured - 1], values[lastMeasured]);
  return [
    { value: formatNumber(values[lastMeasured]), label: `Procedures, ${periodAt(lastMeasured)}` },
    ...(lastMeasured > 0
      ? [{ value: formatGrowth(before, ' %'), label: `on ${periodAt(lastMeasured - 1)}` }]
      : []),
    ...aheadOf(values, span),
  ];
}

function aheadOf(values: Values, { periods, lastMeasured }: Span): KeyFigure[] {
  const [from, to] = [periods[lastMeasured] ?? '', periods.at(-1) ?? ''];
  if (from === to) return [];
  const last = values[periods.length - 1] ?? null;
  const rate = cagr(values[lastMeasured], last, yearsBetween(from, to));
  return [
    { value: formatNumber(last), label: `Forecast, ${to}` },
    { value: formatGrowth(rate, ' %'), label: `CAGR ${from}–${to}` },
  ];
}
