import { type ChangeEvent, type Ref, useId } from 'react';
import classes from './code-input.module.css';
import { FieldError } from './field-error.tsx';

interface CodeInputProps {
  label: string;
  digits: number;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Looks like one box per digit but is one text field, so that pasting, deleting, screen readers and the phone's
 * offer to fill in the code work as usual. The field lies over the boxes, with its own text invisible.
 */
export function CodeInput({ label, digits, value, onChange, error, ref }: CodeInputProps) {
  const id = useId();
  const typed = (event: ChangeEvent<HTMLInputElement>) => onChange(onlyDigits(event.target.value, digits));
  return (
    <div>
      <label htmlFor={id} className="block mb6 label quiet">
        {label}
      </label>
      <div className={classes.field} data-error={error !== undefined || undefined}>
        <input
          ref={ref}
          id={id}
          className={classes.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={typed}
          onSelect={keepCaretAtEnd}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {boxes(value, digits).map(({ place, digit, next }) => (
          <span key={place} className={classes.box} data-next={next || undefined} aria-hidden="true">
            {digit}
          </span>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function boxes(value: string, digits: number) {
  return Array.from({ length: digits }, (_, place) => ({
    place,
    digit: value[place] ?? '',
    next: place === Math.min(value.length, digits - 1),
  }));
}

/** Codes are pasted with spaces, hyphens and surrounding words. */
export function onlyDigits(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most);
}

/** The caret is not visible, so it must stay at the end; a selection is left alone. */
function keepCaretAtEnd(event: React.SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  if (selectionStart === selectionEnd && selectionEnd !== value.length) {
    event.currentTarget.setSelectionRange(value.length, value.length);
  }
}
