import { type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldWords {
  label: string;
  /** Shown under the field. */
  error?: ReactNode;
  /** How to fill it in, if the label is not enough. */
  hint?: ReactNode;
}

export interface FieldNote {
  /** Under the field: the current state, while the hint says what to do. */
  note?: ReactNode;
  /** Colours the field and its note; the note says the same in words. */
  tone?: 'ok' | 'bad' | undefined;
}

/** Attributes that tie the control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords, FieldNote {
  size?: 'md' | 'lg';
  children: (ties: ControlTies) => ReactNode;
}

/** Label above, hint below it, note and error underneath: the same for every control. */
export function FieldFrame({ label, error, hint, note, tone, size = 'md', children }: FieldFrameProps) {
  const id = useId();
  const wrong = Boolean(error);
  const words = { hint, note, error };
  const described = (['hint', 'note', 'error'] as const).filter((name) => Boolean(words[name]));
  return (
    <div>
      <label htmlFor={id} className="block mb6 label quiet">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.frame} data-size={size}>
        {children({
          id,
          'aria-invalid': wrong,
          'aria-describedby': described.map((name) => `${id}-${name}`).join(' ') || undefined,
        })}
      </div>
      {note && (
        <p id={`${id}-note`} className={classes.note} data-tone={tone}>
          {note}
        </p>
      )}
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
