import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { ComponentProps } from 'react';
import { CountryAndCategory } from '../../../lib/forms/country-and-category.tsx';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import classes from './manage-clients.module.css';
import type { AddUser } from './use-add-user.ts';

type TextName = 'name' | 'email' | 'phone' | 'title';

const none = { country: 'No country', category: 'No category' };

/** The person's details. The browser must not fill in those of the admin. */
export function UserAbout({ adding: { draft, change, errors } }: { adding: AddUser }) {
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> => ({
    name,
    value: draft[name],
    onChange: (event) => change({ [name]: event.target.value }),
    error: errors[name],
    autoComplete: 'off',
    translate: 'no',
  });
  return (
    <div className={classes.pair}>
      <TextField {...field('name')} label="Name *" required maxLength={lengths.name} />
      <TextField {...field('email')} label="Email *" type="email" required maxLength={lengths.email} />
      <PhoneField
        {...field('phone')}
        label="Phone"
        maxLength={lengths.contactPhone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextField {...field('title')} label="Professional Title" maxLength={lengths.name} />
      <CountryAndCategory draft={draft} change={change} errors={errors} none={none} />
    </div>
  );
}
