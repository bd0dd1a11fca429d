import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import classes from './phone-field.module.css';
import { tidyPhone, withCallingCode } from './phone-number.ts';

type Input = ComponentProps<typeof TextField>;

interface PhoneFieldProps extends Omit<Input, 'type' | 'value' | 'onChange' | 'after' | 'ref'> {
  value: string;
  onChange: (phone: string) => void;
}

/** Takes a number as people write it, and shows it as it will be sent. A list of countries fills in the code. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const tidy = () => {
    if (tidyPhone(value) !== value) onChange(tidyPhone(value));
  };
  const choose = (phone: string) => {
    onChange(phone);
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={classes.place}>
      <TextField
        {...field}
        type="tel"
        translate="no"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={tidy}
        onKeyDown={(event) => event.key === 'Enter' && tidy()}
        after={<CountryList phone={value} onChoose={choose} />}
      />
    </div>
  );
}

interface CountryListProps {
  phone: string;
  onChoose: (phone: string) => void;
}

/** The browser's own list, always back at its first option: it does something, and holds nothing. */
function CountryList({ phone, onChoose }: CountryListProps) {
  const codes = useCallingCodes();
  if (!codes) return null;
  const choose = (code: string) => onChoose(withCallingCode(phone, code, Object.values(codes)));
  return (
    <span className={classes.list}>
      <select
        className={classes.select}
        aria-label="Calling code"
        value=""
        onChange={(event) => choose(codes[event.target.value] ?? '')}
      >
        <option value="">Country</option>
        {Object.entries(codes).map(([country, code]) => (
          <option key={country} value={country}>
            {country} +{code}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={14} className={classes.arrow} />
    </span>
  );
}

/** Without the list, which may not load, the number is typed as before. */
function useCallingCodes(): Readonly<Record<string, string>> | null {
  const [codes, setCodes] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => {
    import('./calling-codes.ts').then(({ callingCodes }) => setCodes(callingCodes)).catch(() => {});
  }, []);
  return codes;
}
