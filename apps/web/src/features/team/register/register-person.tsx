import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { ComponentProps } from 'react';
import { CountryAndCategory } from '../../../lib/forms/country-and-category.tsx';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import type { Registration } from './use-registration.ts';

type TextName = 'firstName' | 'lastName' | 'title' | 'phone';

/** The person's details, country and field of interest. */
export function RegisterPerson({ registration: { draft, change, errors } }: { registration: Registration }) {
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
