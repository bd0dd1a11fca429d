import { type ReactNode, useId } from 'react';
import { Hint } from '../messages/hint.tsx';
import { FieldGroup } from './field-group.tsx';
import classes from './radio-list.module.css';

interface RadioListProps<V extends string> {
  label: string;
  value: V;
  options: readonly {
    value: V;
    label: ReactNode;
    /** At the end of the line. */
    about?: string;
    /** Why it cannot be chosen now. */
    refusal?: string | null;
  }[];
  onChange: (value: V) => void;
}

/** One of several options, below each other; a long list scrolls by itself. */
export function RadioList<V extends string>({ label, value, options, onChange }: RadioListProps<V>) {
  const name = useId();
  return (
    <FieldGroup label={label}>
      <div className={classes.list}>
        {options.map(({ refusal = null, ...option }) => (
          <Hint key={option.value} words={refusal}>
            <label className={classes.row}>
              <input
                type="radio"
                className={classes.radio}
                name={name}
                checked={option.value === value}
                disabled={refusal !== null}
                onChange={() => onChange(option.value)}
              />
              <span className="grow slim anywhere">
                {option.label}
                {refusal !== null && <span className="block small">{refusal}</span>}
              </span>
              {option.about !== undefined && (
                <span className="rigid small faint" translate="no">
                  {option.about}
                </span>
              )}
            </label>
          </Hint>
        ))}
      </div>
    </FieldGroup>
  );
}
