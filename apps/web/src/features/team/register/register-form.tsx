import type { Answer } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { PasswordField, TextField } from '@caliper/ui/fields/text-field.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import type { ComponentProps, FormEvent } from 'react';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
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
  const form = useFirstWrong(registration.errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    registration.submit();
  };
  const lead = (
    <>
      You have been invited to join <span translate="no">{invited.company}</span>. Fields with * are required.
    </>
  );
  return (
    <NarrowPage title="Register" lead={lead} wide>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          translate="no"
          value={invited.email}
          readOnly
        />
        <TextField label="Company" translate="no" value={invited.company} readOnly />
        <RegisterPerson registration={registration} />
        <Passwords registration={registration} />
        <div className={classes.actions}>
          {registration.reason && <FieldError>{registration.reason}</FieldError>}
          <Button type="submit" variant="primary" size="lg" busy={registration.isSending}>
            Create account
          </Button>
        </div>
      </form>
    </NarrowPage>
  );
}

function Passwords({ registration: { draft, change, errors } }: { registration: Registration }) {
  return (
    <>
      <PasswordField
        label="Password *"
        name="password"
        autoComplete="new-password"
        maxLength={lengths.passwordMax}
        value={draft.password}
        onChange={(event) => change({ password: event.target.value })}
        error={errors.password}
      />
      <PasswordField
        label="Confirm Password *"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={lengths.passwordMax}
        value={draft.confirmPassword}
        onChange={(event) => change({ confirmPassword: event.target.value })}
        error={errors.confirmPassword}
      />
    </>
  );
}

type TextName = 'firstName' | 'lastName' | 'title' | 'phone';

/** The person's details, country and field of interest. */
function RegisterPerson({ registration: { draft, change, errors } }: { registration: Registration }) {
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> => ({
    name,
    value: draft[name],
    onChange: (event) => change({ [name]: event.target.value }),
    error: errors[name],
    required: name !== 'phone',
    translate: 'no',
  });
  return (
    <>
      <TextField
        {...field('firstName')}
        label="First Name *"
        autoComplete="given-name"
        maxLength={lengths.firstName}
      />
      <TextField
        {...field('lastName')}
        label="Last Name *"
        autoComplete="family-name"
        maxLength={lengths.firstName}
      />
      <TextField
        {...field('title')}
        label="Professional Title *"
        autoComplete="organization-title"
        maxLength={lengths.name}
      />
      <PhoneField
        {...field('phone')}
        label="Phone"
        autoComplete="tel"
        maxLength={lengths.contactPhone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
      <CountryAndCategory draft={draft} change={change} errors={errors} />
    </>
  );
}
