import { useId } from 'react';
import classes from './measure-switch.module.css';

interface MeasureSwitchProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** `sm` in the head of a panel. */
  size?: 'sm' | 'md';
}

/** A few ways to look at the same figures, side by side. */
export function MeasureSwitch<V extends string>(props: MeasureSwitchProps<V>) {
  const { label, value, options, onChange, size = 'md' } = props;
  const name = useId();
  return (
    <fieldset className={classes.group} data-size={size}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
