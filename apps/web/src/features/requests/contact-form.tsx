import { lengths } from '@caliper/contract/limits.ts';
import type { InquirySubject } from '@caliper/contract/requests/requests.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { type ReactNode, useEffect } from 'react';
import { PhoneField } from '../../lib/forms/phone-field.tsx';
import classes from './contact-form.module.css';
import { CountryAndCategory } from './country-and-category.tsx';
import type { ContactDraft, ContactRequest } from './use-contact-form.ts';

const subjects: readonly { value: InquirySubject; label: string }[] = [
  { value: 'New Sales Inquiry', label: 'Sales' },
  { value: 'New Technical Support Inquiry', label: 'Technical support' },
];

interface ContactFormProps {
  request: ContactRequest;
  /** Shown before the button that sends. */
  before?: ReactNode;
  /** For a form that replaces something that had the focus. */
  startsFocused?: boolean;
}

/** The same form in a dialog and on a page. A signed-in person cannot send it in another name. */
export function ContactForm({ request, before, startsFocused = false }: ContactFormProps) {
  const { values, field, formProps, isKnown, lacksPhone, isSending } = request;
  const { ref } = formProps;
  useEffect(() => {
    if (startsFocused) ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [startsFocused, ref]);
  return (
    <form {...formProps} className="grid gap16">
      <RadioGroup {...field('subject')} label="What is your inquiry about?" options={subjects} />
      {isKnown && <KnownSender draft={values} />}
      <div className={classes.fields} data-known={isKnown || undefined}>
        <ContactPerson request={request} />
        <CountryAndCategory field={field} />
      </div>
      <TextAreaField
        {...field('message')}
        data-autofocus={lacksPhone ? undefined : true}
        label="Message *"
        maxLength={lengths.message}
        required
      />
      <div className={classes.actions} data-paired={before !== undefined || undefined}>
        {before}
        <Button type="submit" variant="primary" busy={isSending}>
          Submit
        </Button>
      </div>
    </form>
  );
}

/** Who is asking, and how to reach them. What the session says about a person is not asked again. */
function ContactPerson({ request: { field, isKnown, lacksPhone } }: { request: ContactRequest }) {
  const own = { required: true, translate: 'no' } as const;
  return (
    <>
      {!isKnown && (
        <>
          <TextField
            {...field('name')}
            {...own}
            label="Name *"
            autoComplete="name"
            maxLength={lengths.name}
          />
          <TextField
            {...field('email')}
            {...own}
            label="Email *"
            type="email"
            autoComplete="email"
            maxLength={lengths.email}
          />
          <TextField
            {...field('company')}
            {...own}
            label="Company *"
            autoComplete="organization"
            maxLength={lengths.name}
          />
        </>
      )}
      <PhoneField
        {...field('phone')}
        // The first field that is still to be filled in; if a phone number is known, that is the message.
        data-autofocus={lacksPhone || undefined}
        label="Phone *"
        required
        autoComplete="tel"
        maxLength={lengths.contactPhone}
      />
      <TextField
        {...field('title')}
        label="Professional Title"
        translate="no"
        autoComplete="organization-title"
        maxLength={lengths.name}
      />
    </>
  );
}

/** In whose name a signed-in person's request is sent. */
function KnownSender({ draft: { name, email, company } }: { draft: ContactDraft }) {
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
