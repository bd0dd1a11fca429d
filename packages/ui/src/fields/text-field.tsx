import { type ComponentProps, type ReactNode, useState } from 'react';
import { Icon } from '../theme/icons.tsx';
import classes from './field.module.css';
import { FieldFrame, type FieldNote, type FieldWords } from './field-frame.tsx';

interface TextFieldProps extends FieldWords, FieldNote, Omit<ComponentProps<'input'>, 'size' | 'className'> {
  size?: 'md' | 'lg';
  /** A small control inside the field, at its end. */
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, error, hint, note, tone, size = 'md', after, ...input } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} note={note} tone={tone} size={size}>
      {(ties) => (
        <>
          <input
            {...input}
            {...ties}
            className={classes.input}
            data-after={after ? true : undefined}
            data-tone={tone}
          />
          {after}
        </>
      )}
    </FieldFrame>
  );
}

/** A password that can be shown while typing. */
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
