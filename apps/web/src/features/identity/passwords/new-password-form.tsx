import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { PasswordField } from '@caliper/ui/fields/text-field.tsx';
import { type Form, useForm } from '../../../lib/forms/use-form.ts';

const blank = { password: '', confirmPassword: '' };
type NewPassword = typeof blank;

const differ = { confirmPassword: identityProblems['passwords-differ'].detail };

type Options = Parameters<typeof useForm<NewPassword, unknown>>[0];

/** The server judges the strength of a password. */
export function useNewPassword(options: Pick<Options, 'send' | 'onSent'>) {
  return useForm<NewPassword, unknown>({
    values: blank,
    check: ({ password, confirmPassword }) => (password === confirmPassword ? {} : differ),
    ...options,
  });
}

interface NewPasswordFormProps {
  form: Form<NewPassword>;
  action: string;
  /** `lg` if the form is the whole page. */
  size: 'md' | 'lg';
  /** The account's address, if known: password managers store the password under it. */
  email?: string;
}

export function NewPasswordForm({ form, action, size, email }: NewPasswordFormProps) {
  const { field, formProps, isSending, problem } = form;
  const both = { size, autoComplete: 'new-password', maxLength: lengths.passwordMax };
  return (
    <form {...formProps} className="stack gap16">
      {problem && <FieldError>{problem}</FieldError>}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField {...field('password')} {...both} label="New password" />
      <PasswordField {...field('confirmPassword')} {...both} label="Confirm new password" />
      <div>
        <Button type="submit" variant="primary" size={size} full={size === 'lg'} busy={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
