import { lengths } from '@caliper/contract/limits.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Link } from 'react-router';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { useProfileForm } from './use-profile-form.ts';

export function EditAccountPage() {
  const user = useSession()?.user;
  return (
    <>
      <h1 className="pb16 ruled">Edit account information</h1>
      {user && <EditAccountForm user={user} />}
    </>
  );
}

function EditAccountForm({ user }: { user: Session['user'] }) {
  const { field, formProps, isSending, problem } = useProfileForm(user);
  return (
    <form {...formProps} className="grid gap16 pt24 w420">
      {problem && <FieldError>{problem}</FieldError>}
      <TextField
        {...field('name')}
        label="Name *"
        autoComplete="name"
        maxLength={lengths.name}
        required
        translate="no"
      />
      <TextField
        {...field('title')}
        label="Professional Title"
        autoComplete="organization-title"
        maxLength={lengths.name}
        translate="no"
      />
      <PhoneField
        {...field('phone')}
        label="Phone"
        hint="For our staff to reach you. Sign-in codes are sent to the number you set up for them."
        autoComplete="tel"
        maxLength={lengths.contactPhone}
      />
      <div className="flex wrap gap12 mt8">
        <Button type="submit" variant="primary" busy={isSending}>
          Save Changes
        </Button>
        <Link {...buttonLook()} to={paths.account}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
