import type { Answer } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { PasswordField, TextField } from '@caliper/ui/fields/text-field.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { CountryAndCategory } from '../../requests/index.ts';
import classes from './register-form.module.css';
import { type Registration, useRegistration } from './use-registration.ts';

interface RegisterFormProps {
  token: string;
  invited: Answer<'invitedAs'>;
}

export function RegisterForm({ token, invited }: RegisterFormProps) {
  const registration = useRegistration(token, invited);
  const { formProps, reason, isSending } = registration;
  const lead = (
    <>
      You have been invited to join <span translate="no">{invited.company}</span>. Fields with * are required.
    </>
  );
  return (
    <NarrowPage title="Register" lead={lead} wide>
      <form {...formProps} className="pair">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          translate="no"
          value={invited.email}
          readOnly
        />
        <TextField label="Company" translate="no" value={invited.company} readOnly />
        <RegisterPerson {...registration} />
        <Passwords {...registration} />
        <div className={classes.actions}>
          {reason && <FieldError>{reason}</FieldError>}
          <Button type="submit" variant="primary" size="lg" busy={isSending}>
            Create account
          </Button>
        </div>
      </form>
    </NarrowPage>
  );
}

function Passwords({ field }: Registration) {
  const both = { autoComplete: 'new-password', maxLength: lengths.passwordMax };
  return (
    <>
      <PasswordField {...field('password')} {...both} label="Password *" />
      <PasswordField {...field('confirmPassword')} {...both} label="Confirm Password *" />
    </>
  );
}

/** The person's details, country and field of interest. */
function RegisterPerson({ field }: Registration) {
  const name = { required: true, translate: 'no', maxLength: lengths.firstName } as const;
  return (
    <>
      <TextField {...field('firstName')} {...name} label="First Name *" autoComplete="given-name" />
      <TextField {...field('lastName')} {...name} label="Last Name *" autoComplete="family-name" />
      <TextField
        {...field('title')}
        label="Professional Title *"
        autoComplete="organization-title"
        required
        translate="no"
        maxLength={lengths.name}
      />
      <PhoneField {...field('phone')} label="Phone" autoComplete="tel" maxLength={lengths.contactPhone} />
      <CountryAndCategory field={field} />
    </>
  );
}
