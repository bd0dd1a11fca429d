import { withHint } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { prepareCaptcha, solveCaptcha } from '../captcha.ts';
import { LocalOutboxHint } from '../local-outbox-hint.tsx';
import classes from '../sign-in-form.module.css';

const failed = 'Failed to send recovery email ';

/** Shows the same message whether or not the address is known: the page must not reveal who has an account. */
export function PasswordRecoveryPage() {
  const { field, formProps, isSending, isSent, errors, error } = useForm({
    values: { email: '' },
    check: ({ email }) => (email.trim() === '' ? { email: requestMistakes.email } : {}),
    send: async ({ email }) =>
      call('passwordRecovery', { body: { email: email.trim(), captcha: await solveCaptcha() } }),
    keep: (edits) => edits,
  });
  useEffect(prepareCaptcha, []);

  return (
    <NarrowPage title="Password Recovery" lead="Enter your email for password reset">
      <form {...formProps} className="stack gap16">
        <TextField
          {...field('email')}
          size="lg"
          label="Email"
          type="email"
          autoComplete="username"
          maxLength={lengths.email}
          error={error ? withHint(failed, error) : errors.email}
        />
        <Button type="submit" variant="primary" size="lg" full busy={isSending} disabled={isSending}>
          Reset Password
        </Button>
      </form>
      {isSent && (
        <SuccessNote>
          Password recovery instructions have been sent to your email if it has been registered.
        </SuccessNote>
      )}
      <Link className={classes.back} to={paths.home}>
        Back to Sign In
      </Link>
      {isSent && <LocalOutboxHint of="e-mails" />}
    </NarrowPage>
  );
}
