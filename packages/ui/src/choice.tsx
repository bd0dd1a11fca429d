import { useId } from 'react';
import classes from './choice.module.css';
import { Icon, type IconName } from './icons.tsx';

interface ChoiceProps<V extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: V;
  options: readonly { value: V; label: string; icon: IconName }[];
  onChange: (value: V) => void;
}

/** A few options side by side, one of them on: real radio buttons under icons. */
export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} title={option.label}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          <Icon name={option.icon} />
        </label>
      ))}
    </fieldset>
  );
}
