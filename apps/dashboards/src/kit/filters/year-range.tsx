import { FieldGroup } from '@caliper/ui/field-group.tsx';
import { useId } from 'react';
import classes from './year-range.module.css';

interface YearRangeProps {
  label?: string;
  periods: readonly string[];
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Two handles on one line. Each is a slider of its own, so that arrow keys, Home and End work. */
export function YearRange({ label = 'Years', periods, from, to, onChange }: YearRangeProps) {
  const id = useId();
  const last = Math.max(1, periods.length - 1);
  const [start, end] = [Math.max(0, periods.indexOf(from)), Math.max(0, periods.indexOf(to))];
  const at = (index: number) => periods[index] ?? '';
  const handle = (handleId: string, words: string, value: number) => ({
    id: handleId,
    type: 'range',
    className: classes.handle,
    'aria-valuetext': words,
    min: 0,
    max: last,
    value,
  });
  const style = { '--start': start / last, '--end': end / last } as React.CSSProperties;
  return (
    <FieldGroup
      label={label}
      className={classes.range}
      style={style}
      data-wide={from.length > 4 || undefined}
    >
      <div className={classes.line}>
        <output htmlFor={`${id}-from`} translate="no">
          {from}
        </output>
        <div className={classes.track}>
          <input
            {...handle(`${id}-from`, from, start)}
            aria-label="From"
            // At the end the other handle cannot move, and would cover this one.
            data-above={start === last || undefined}
            onChange={(event) => onChange(at(Math.min(event.target.valueAsNumber, end)), to)}
          />
          <input
            {...handle(`${id}-to`, to, end)}
            aria-label="To"
            onChange={(event) => onChange(from, at(Math.max(event.target.valueAsNumber, start)))}
          />
        </div>
        <output htmlFor={`${id}-to`} translate="no">
          {to}
        </output>
      </div>
    </FieldGroup>
  );
}
