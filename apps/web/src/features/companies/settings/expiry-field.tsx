import { TextField } from '@caliper/ui/text-field.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { expiryWords, halfDate } from './settings.ts';

interface ExpiryFieldProps {
  value: string;
  disabled: boolean;
  error: ReactNode;
  onChange: (day: string) => void;
}

export function ExpiryField({ value, disabled, error, onChange }: ExpiryFieldProps) {
  const { words, tone } = expiryWords(value);
  /** The browser reads half a date as none, and none would be no end at all. */
  const read = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const day = input.validity.badInput ? halfDate : input.value;
    if (day !== value) onChange(day);
  };
  return (
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
      // Of the first part of a date in an empty field there is no change event.
      onKeyUp={read}
      onBlur={read}
    />
  );
}
