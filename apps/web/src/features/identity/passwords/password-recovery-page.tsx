import { withHint } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { requestMistakes } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { prepareCaptcha, solveCaptcha } from '../captcha.ts';
import { LocalOutboxHint } from '../local-outbox-hint.tsx';
import classes from '../sign-in-form.module.css';

const failed = 'Failed to send recovery email ';

/** Shows the same message whether or not the address is known: the page must not reveal who has an account. */
export function PasswordRecoveryPage() {
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async (address: string) =>
      call('passwordRecovery', { body: { email: address, captcha: await solveCaptcha() } }),
    meta: showsOwnError,
  });
  useEffect(prepareCaptcha, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsMissing(email.trim() === '');
    if (email.trim() === '') return reset();
    mutate(email.trim());
  };

  return (
    <NarrowPage title="Password Recovery" lead="Enter your email for password reset">
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          size="lg"
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          maxLength={lengths.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isMissing ? requestMistakes.email : error && withHint(failed, error)}
        />
        <Button type="submit" variant="primary" size="lg" full busy={isPending} disabled={isPending}>
          Reset Password
        </Button>
      </form>
      {isSuccess && (
        <SuccessNote>
          Password recovery instructions have been sent to your email if it has been registered.
        </SuccessNote>
      )}
      <Link className={classes.back} to={paths.home}>
        Back to Sign In
      </Link>
      {isSuccess && <LocalOutboxHint of="e-mails" />}
    </NarrowPage>
  );
}
