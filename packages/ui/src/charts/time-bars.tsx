import type { TimeChartProps } from './time.ts';
import { timeBars } from './time-bars-option.ts';
import { TimeChart } from './time-chart.tsx';

interface TimeBarsProps extends TimeChartProps {
  /** The sums over the first bar, the last measured and the last: not where parts make up a hundred. */
  withTotals?: boolean;
}

/** Parts stacked over time. What is forecast is outlined, on its own ground. */
export function TimeBars({ withTotals = true, ...chart }: TimeBarsProps) {
  return <TimeChart {...chart} option={timeBars} withWords={withTotals} />;
}
