import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldGroup } from './field-group.tsx';
import classes from './radio-group.module.css';

interface RadioGroupProps<V extends string> {
  label: string;
  value: V | '';
  options: readonly { value: V; label: string; drawing?: ReactNode }[];
  onChange: (value: V) => void;
  /** `tiles` shows a drawing above each name, in a grid. */
  look?: 'row' | 'tiles';
  error?: ReactNode;
}

/** One of a few options, all of them visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, value, options, onChange, look = 'row', error } = props;
  const name = useId();
  return (
    <FieldGroup label={label} aria-describedby={error ? `${name}-error` : undefined}>
      <div className={look === 'row' ? 'flex wrap gap6' : classes.tiles}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span translate="no">{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </FieldGroup>
  );
}
