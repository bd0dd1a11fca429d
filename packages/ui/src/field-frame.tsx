import { type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';

export interface FieldWords {
  label: string;
  /** Stands under the field, in the words of whoever refused it. */
  error?: ReactNode;
  /** How to fill it in, where the label does not say it all. */
  hint?: ReactNode;
}

/** What ties the control to its label, hint and error. */
interface ControlTies {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  size?: 'md' | 'lg';
  children: (ties: ControlTies) => ReactNode;
}

/** Label above, hint below it, error underneath: the same around every control. */
export function FieldFrame({ label, error, hint, size = 'md', children }: FieldFrameProps) {
  const id = useId();
  const wrong = Boolean(error);
  const described = [...(hint ? [`${id}-hint`] : []), ...(wrong ? [`${id}-error`] : [])];
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
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
          'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        })}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
