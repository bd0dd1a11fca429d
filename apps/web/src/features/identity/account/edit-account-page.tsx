import { lengths } from '@caliper/contract/limits.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import classes from './account-info.module.css';
import { useProfileEdit } from './use-profile-edit.ts';

export function EditAccountPage() {
  const user = useSession()?.user;
  return (
    <>
      <h1 className={classes.title}>Edit account information</h1>
      {user && <EditAccountForm user={user} />}
    </>
  );
}

function EditAccountForm({ user }: { user: Session['user'] }) {
  const { draft, change, submit, isSaving, errors, reason } = useProfileEdit(user);
  const form = useFirstWrong(errors);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      {reason && <FieldError>{reason}</FieldError>}
      <TextField
        label="Name *"
        autoComplete="name"
        maxLength={lengths.name}
        required
        translate="no"
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={errors.name}
      />
      <TextField
        label="Professional Title"
        autoComplete="organization-title"
        maxLength={lengths.name}
        translate="no"
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <PhoneField
        label="Phone"
        hint="For our staff to reach you. Sign-in codes are sent to the number you set up for them."
        autoComplete="tel"
        maxLength={lengths.contactPhone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errors.phone}
      />
      <div className={classes.formActions}>
        <Button type="submit" variant="primary" busy={isSaving}>
          Save Changes
        </Button>
        <Link {...buttonLook()} to={paths.account}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
