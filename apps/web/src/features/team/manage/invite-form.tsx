import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/button.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useFirstWrong } from '../../../lib/forms/use-first-wrong.ts';
import classes from './team-management.module.css';
import { useInvite } from './use-invite.ts';

/** Whom to invite. Staff decide; until then the person receives nothing. */
export function InviteForm({ company }: { company: string }) {
  const [email, setEmail] = useState('');
  const { invite, isSending, errors } = useInvite((sent) =>
    setEmail((typed) => (typed.trim() === sent ? '' : typed)),
  );
  const form = useFirstWrong(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite({ email: email.trim(), company });
  };
  return (
    <form ref={form} className={classes.invite} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="off"
        translate="no"
        maxLength={lengths.email}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <Button type="submit" busy={isSending}>
        Send invitation
      </Button>
    </form>
  );
}
