import { lengths } from '@caliper/contract/limits.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { ComponentProps } from 'react';
import { PhoneField } from '../../lib/forms/phone-field.tsx';
import type { ContactDraft } from './contact-draft.ts';
import classes from './contact-form.module.css';
import type { ContactRequest } from './use-contact-request.ts';

type TextName = 'name' | 'email' | 'phone' | 'company' | 'title';

/** Who is asking, and how to reach them. What the session says about a person is not asked again. */
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
      {!isKnown && (
        <>
          <TextField {...field('name')} label="Name *" autoComplete="name" maxLength={lengths.name} />
          <TextField
            {...field('email')}
            label="Email *"
            type="email"
            autoComplete="email"
            maxLength={lengths.email}
          />
          <TextField
            {...field('company')}
            label="Company *"
            autoComplete="organization"
            maxLength={lengths.name}
          />
        </>
      )}
      <PhoneField
        {...field('phone')}
        // The first field that is still to be filled in; if a phone number is known, that is the message.
        data-autofocus={request.lacksPhone || undefined}
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

/** In whose name a signed-in person's request is sent. */
export function KnownSender({ draft: { name, email, company } }: { draft: ContactDraft }) {
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Company', company],
  ];
  return (
    <dl className={classes.sender}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
