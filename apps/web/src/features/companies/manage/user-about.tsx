import { lengths } from '@caliper/contract/limits.ts';
import { categories, countries } from '@caliper/contract/requests/lists.ts';
import { NativeSelect } from '@caliper/ui/native-select.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import classes from './manage-clients.module.css';
import type { AddUser } from './use-add-user.ts';

type TextName = 'name' | 'email' | 'phone' | 'title';

const countryOptions = optionsOf('No country', countries);
const categoryOptions = optionsOf('No category', categories);

/** Who it is. The browser is kept from filling in whoever sits before it. */
export function UserAbout({ adding: { draft, change, errors } }: { adding: AddUser }) {
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label'> => ({
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
      <TextField {...field('phone')} label="Phone" type="tel" maxLength={lengths.contactPhone} />
      <TextField {...field('title')} label="Professional Title" maxLength={lengths.name} />
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
    </div>
  );
}

function optionsOf(none: string, list: readonly string[]) {
  return [{ value: '', label: none }, ...list.map((name) => ({ value: name, label: name }))];
}
