import { FieldGroup } from '@caliper/ui/fields/field-group.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { type MouseEvent, useId } from 'react';
import classes from './year-range.module.css';

interface YearRangeProps {
  label?: string;
  periods: readonly string[];
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/**
 * Two handles on one line. Each is a slider of its own, so that arrow keys, Home and End work. A press elsewhere on
 * the line moves the nearer one there. On a narrow screen a year of the line is narrower than a thumb: there, two lists
 * take its place.
 */
export function YearRange({ label = 'Years', periods, from, to, onChange }: YearRangeProps) {
  const id = useId();
  const last = Math.max(1, periods.length - 1);
  const [start, end] = [Math.max(0, periods.indexOf(from)), Math.max(0, periods.indexOf(to))];
  const at = (index: number) => periods[index] ?? '';
  const areBeside = start === end && start > 0 && end < last;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const pressed = Math.round(shareAt(event) * last);
    if (pressed - start < end - pressed) onChange(at(pressed), to);
    else onChange(from, at(pressed));
  };
  const handle = (handleId: string, words: string, value: number) => ({
    id: handleId,
    type: 'range',
    className: classes.handle,
    'aria-valuetext': words,
    min: 0,
    max: last,
    value,
  });
  const list = {
    options: periods.map((period) => ({ value: period, label: period })),
    translate: 'no' as const,
  };
  const style = { '--start': start / last, '--end': end / last } as React.CSSProperties;
  return (
    <FieldGroup label={label} className={classes.range} style={style}>
      <div className={classes.line}>
        <output htmlFor={`${id}-from`} translate="no">
          {from}
        </output>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the handles do the same by keyboard */}
        <div className={classes.track} onClick={press}>
          <input
            {...handle(`${id}-from`, from, start)}
            aria-label="From"
            // At the end the other handle cannot move, and would cover this one.
            data-above={start === last || undefined}
            data-beside={areBeside ? 'left' : undefined}
            onChange={(event) => onChange(at(Math.min(event.target.valueAsNumber, end)), to)}
          />
          <input
            {...handle(`${id}-to`, to, end)}
            aria-label="To"
            data-beside={areBeside ? 'right' : undefined}
            onChange={(event) => onChange(from, at(Math.max(event.target.valueAsNumber, start)))}
          />
        </div>
        <output htmlFor={`${id}-to`} translate="no">
          {to}
        </output>
      </div>
      <div className={classes.lists}>
        <NativeSelect
          {...list}
          label="From"
          value={at(start)}
          onChange={(period) => onChange(period, at(Math.max(end, periods.indexOf(period))))}
        />
        <NativeSelect
          {...list}
          label="To"
          value={at(end)}
          onChange={(period) => onChange(at(Math.min(start, periods.indexOf(period))), period)}
        />
      </div>
    </FieldGroup>
  );
}

/** Where on the line, from 0 to 1, between the middles of the outermost handles: they are as wide as the line is high. */
function shareAt({ currentTarget, clientX }: MouseEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const handle = currentTarget.offsetHeight;
  return Math.min(1, Math.max(0, (clientX - left - handle / 2) / (width - handle)));
}
