import { FieldFrame } from '@caliper/ui/field-frame.tsx';
import { Icon } from '@caliper/ui/icons.tsx';
import classes from './native-select.module.css';

interface NativeSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** The browser's own: on a phone nothing serves better than the wheel that people know. */
export function NativeSelect({ label, value, options, onChange, disabled = false }: NativeSelectProps) {
  return (
    <FieldFrame label={label}>
      {(ties) => (
        <>
          <select
            {...ties}
            className={classes.select}
            data-chosen={value !== '' || undefined}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={14} className={classes.arrow} />
        </>
      )}
    </FieldFrame>
  );
}
