import { type ReactNode, useId } from 'react';
import { Icon } from '../theme/icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import classes from './native-select.module.css';

interface NativeSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  disabled?: boolean;
  /** For options that are numbers or names. */
  translate?: 'no';
}

interface SelectFrameProps extends NativeSelectProps {
  error?: ReactNode;
}

/** The browser's own: on a phone nothing works better than the familiar picker. */
export function NativeSelect({ label, error, ...select }: SelectFrameProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => <Select {...select} {...ties} />}
    </FieldFrame>
  );
}

/** The same within a line of text, with its label before it. */
export function InlineSelect({ label, ...select }: NativeSelectProps) {
  const id = useId();
  return (
    <span className="baseline gap2 rigid quiet inlineflex">
      <label htmlFor={id}>{label}</label>
      <span className="rel">
        <Select {...select} id={id} isInline />
      </span>
    </span>
  );
}

type SelectProps = Omit<NativeSelectProps, 'label'> & { id: string; isInline?: boolean };

function Select({ value, options, onChange, isInline = false, ...rest }: SelectProps) {
  return (
    <>
      <select
        {...rest}
        className={classes.select}
        data-inline={isInline || undefined}
        data-chosen={value !== '' || undefined}
        value={value}
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
  );
}
