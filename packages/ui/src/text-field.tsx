import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import classes from './field.module.css';
import { FieldError } from './field-error.tsx';
import { Icon } from './icons.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'className'> {
  label: string;
  /** Stands under the field, in the words of whoever refused it. */
  error?: ReactNode;
  /** How to fill it in, where the label does not say it all. */
  hint?: ReactNode;
  size?: 'md' | 'lg';
  /** A small control inside the field, at its end. */
  after?: ReactNode;
}

export function TextField({ label, error, hint, size = 'md', after, ...input }: TextFieldProps) {
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
        <input
          {...input}
          id={id}
          className={classes.input}
          data-after={after ? true : undefined}
          aria-invalid={wrong}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {after}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A password that its owner may look at while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      className={classes.eye}
      onClick={() => setShown(!shown)}
      aria-label={shown ? 'Hide password' : 'Show password'}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </button>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} after={eye} />;
}
