import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import classes from './phone-field.module.css';

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
    import('@caliper/contract/requests/calling-codes.ts')
      .then(({ callingCodes }) => setCodes(callingCodes))
      .catch(() => {});
  }, []);
  return codes;
}

/** Also the invisible marks that come along when a number is copied from a list of contacts. */
const written = /^[+\d\s()[\]./\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;

/** A number as it is dialled. One with an extension or a remark stays as it was written. */
export function tidyPhone(text: string): string {
  const phone = text.trim();
  if (!written.test(phone)) return phone;
  // In +44 (0)20 the zero is only dialled at home.
  return phone.replace(/^([^(]*\+[^(]*)\(0\)/, '$1').replace(/[^+\d]/g, '');
}

/** The number with this country's code in place of another one, or of the zero that is only dialled at home. */
export function withCallingCode(text: string, code: string, codes: readonly string[]): string {
  const phone = tidyPhone(text);
  const known = codes.filter((one) => phone.startsWith(`+${one}`)).sort((a, b) => b.length - a.length);
  if (phone.startsWith('+')) return `+${code}${phone.slice(1 + (known[0]?.length ?? 0))}`;
  // Italian numbers keep their zero.
  return `+${code}${code === '39' ? phone : phone.replace(/^0/, '')}`;
}
