import { useId } from 'react';
import { Icon, type IconName } from '../theme/icons.tsx';
import classes from './choice.module.css';

interface ChoiceProps<V extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: V;
  /** Shown as text, or as an icon if there is one. */
  options: readonly { value: V; label: string; icon?: IconName }[];
  onChange: (value: V) => void;
  /** Size of text options: `sm` in the heading of a panel. */
  size?: 'sm' | 'md';
}

/** A few options side by side, one of them selected: real radio buttons under text or icons. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, value, options, onChange, size = 'md' } = props;
  const name = useId();
  return (
    <fieldset className={classes.group} data-size={size}>
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes.option}
          {...(option.icon && { title: option.label, 'data-icon': true })}
        >
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...(option.icon && { 'aria-label': option.label })}
          />
          {option.icon ? <Icon name={option.icon} /> : option.label}
        </label>
      ))}
    </fieldset>
  );
}
