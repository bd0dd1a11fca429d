import { cssColor } from './data-color.ts';
import { colorOfStep } from './heat-table.tsx';
import { textWidth } from './time.ts';
import classes from './world-map.module.css';

interface MapKeyProps {
  steps: readonly number[];
  format: (value: number) => string;
  /** Id of the pattern of countries without a value. */
  hatch: string;
}

const narrowestStep = 36;
const barHeight = 9;

export function MapKey({ steps, format, hatch }: MapKeyProps) {
  const stepWidth = Math.max(narrowestStep, textWidth(steps.map(format)) + 6);
  const end = steps.length * stepWidth;
  return (
    <svg className={classes.key} width={end + 70} height={30} aria-hidden="true" data-key>
      {steps.map((step, index) => (
        <g key={step} transform={`translate(${index * stepWidth})`}>
          <rect width={stepWidth} height={barHeight} fill={cssColor(colorOfStep(index, steps.length))} />
          <text y={25}>{format(step)}</text>
        </g>
      ))}
      <g transform={`translate(${end + 10})`}>
        <rect width={20} height={barHeight} fill={`url(#${hatch})`} />
        <text y={25}>no data</text>
      </g>
    </svg>
  );
}
