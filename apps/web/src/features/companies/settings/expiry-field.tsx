import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import classes from './company-settings.module.css';
import { expiryWords, halfDate, yearAfter } from './settings.ts';

interface ExpiryFieldProps {
  value: string;
  disabled: boolean;
  error: ReactNode;
  onChange: (day: string) => void;
}

export function ExpiryField({ value, disabled, error, onChange }: ExpiryFieldProps) {
  const { words, tone } = expiryWords(value);
  /** The browser reports an incomplete date as empty, which would mean no expiry at all. */
  const read = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const day = input.validity.badInput ? halfDate : input.value;
    if (day !== value) onChange(day);
  };
  return (
    <div>
      <TextField
        label="Expiry"
        type="date"
        min="2000-01-01"
        max="2199-12-31"
        translate="no"
        value={value === halfDate ? '' : value}
        disabled={disabled}
        note={words}
        tone={tone}
        error={error}
        onChange={read}
        // The first part of a date in an empty field fires no change event.
        onKeyUp={read}
        onBlur={read}
      />
      {!disabled && (
        <div className={classes.plus}>
          <Button size="sm" variant="quiet" onClick={() => onChange(yearAfter(value))}>
            Plus one year
          </Button>
        </div>
      )}
    </div>
  );
}
