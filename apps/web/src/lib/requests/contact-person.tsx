import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { PhoneField } from '../forms/phone-field.tsx';
import type { ContactRequest } from './use-contact-request.ts';

type TextName = 'name' | 'email' | 'phone' | 'company' | 'title';

/** Who is asking, and how to reach them. */
export function ContactPerson({ request }: { request: ContactRequest }) {
  const { draft, change, errors, isKnown } = request;
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> => ({
    value: draft[name],
    onChange: (event) => change({ [name]: event.target.value }),
    error: errors[name],
    required: name !== 'title',
    translate: 'no',
  });
  return (
    <>
      <TextField
        {...field('name')}
        label="Name *"
        autoComplete="name"
        maxLength={lengths.name}
        readOnly={isKnown}
      />
      <TextField
        {...field('email')}
        label="Email *"
        type="email"
        autoComplete="email"
        maxLength={lengths.email}
        readOnly={isKnown}
      />
      <TextField
        {...field('company')}
        label="Company *"
        autoComplete="organization"
        maxLength={lengths.name}
        readOnly={isKnown}
      />
      <PhoneField
        {...field('phone')}
        data-autofocus
        label="Phone *"
        autoComplete="tel"
        maxLength={lengths.contactPhone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextField
        {...field('title')}
        label="Professional Title"
        autoComplete="organization-title"
        maxLength={lengths.name}
      />
    </>
  );
}
