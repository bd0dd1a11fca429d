import type { TimeChartProps } from './time.ts';
import { TimeChart } from './time-chart.tsx';
import { timeLines } from './time-lines-option.ts';

interface TimeLinesProps extends TimeChartProps {
  /** Names the lines at their ends, where no legend does. */
  withNames?: boolean;
}

/** Lines over time. What is forecast is dashed, and an open dot ends what was measured. */
export function TimeLines({ withNames = false, ...chart }: TimeLinesProps) {
  return <TimeChart {...chart} option={timeLines} withWords={withNames} />;
}
