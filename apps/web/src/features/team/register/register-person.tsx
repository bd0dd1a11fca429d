import { lengths } from '@caliper/contract/limits.ts';
import { categories, countries } from '@caliper/contract/requests/lists.ts';
import { NativeSelect } from '@caliper/ui/native-select.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import type { Registration } from './use-registration.ts';

const countryOptions = optionsOf('Choose a country', countries);
const categoryOptions = optionsOf('Any category', categories);

type TextName = 'firstName' | 'lastName' | 'title' | 'phone';

/** Who they are, where, and what they are interested in. */
export function RegisterPerson({ registration: { draft, change, errors } }: { registration: Registration }) {
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label'> => ({
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
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={lengths.contactPhone}
      />
      <NativeSelect
        label="Country"
        value={draft.country}
        options={countryOptions}
        onChange={(country) => change({ country })}
        error={errors.country}
      />
      <NativeSelect
        label="Category"
        value={draft.category}
        options={categoryOptions}
        onChange={(category) => change({ category })}
        error={errors.category}
      />
    </>
  );
}

function optionsOf(none: string, list: readonly string[]) {
  return [{ value: '', label: none }, ...list.map((name) => ({ value: name, label: name }))];
}
