import { fieldErrors, messageOf } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { PasswordField } from '@caliper/ui/fields/text-field.tsx';
import { type FormEvent, useMemo, useState } from 'react';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import classes from '../sign-in-form.module.css';

interface NewPasswordFormProps {
  action: string;
  /** `lg` if the form is the whole page. */
  size: 'md' | 'lg';
  /** The account's address, if known: password managers store the password under it. */
  email?: string;
  busy: boolean;
  /** Why the last password was refused; null if none was. */
  failure: Error | null;
  onSubmit: (wanted: NewPassword) => void;
}

export function NewPasswordForm({ action, size, email, busy, failure, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [found, setFound] = useState<NewPasswordProblems>({});
  const errors = useMemo(
    () => ({ ...(failure && newPasswordProblems(failure)), ...found }),
    [failure, found],
  );
  const form = useFirstWrong(errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const here = checkNewPassword({ password, confirmPassword });
    setFound(here);
    if (Object.keys(here).length === 0) onSubmit({ password, confirmPassword });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {errors.form && <FieldError>{errors.form}</FieldError>}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        size={size}
        label="New password"
        name="password"
        autoComplete="new-password"
        maxLength={lengths.passwordMax}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <PasswordField
        size={size}
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={lengths.passwordMax}
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.target.value)}
        error={errors.confirmPassword}
      />
      <div>
        <Button type="submit" variant="primary" size={size} full={size === 'lg'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Problems of single fields, or of the form as a whole. */
type NewPasswordProblems = Partial<NewPassword> & { form?: string };

const differ = identityProblems['passwords-differ'].detail;

/** Problems that are found before sending. The server judges the strength of a password. */
export function checkNewPassword({ password, confirmPassword }: NewPassword): NewPasswordProblems {
  return password === confirmPassword ? {} : { confirmPassword: differ };
}

export function newPasswordProblems(error: unknown): NewPasswordProblems {
  const fields = fieldErrors(error);
  return fields.password || fields.confirmPassword ? fields : { form: messageOf(error) };
}
