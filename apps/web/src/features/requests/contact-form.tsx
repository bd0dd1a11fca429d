import { lengths } from '@caliper/contract/limits.ts';
import type { InquirySubject } from '@caliper/contract/requests/requests.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect } from 'react';
import { useFirstWrong } from '../../lib/forms/failures.ts';
import { PhoneField } from '../../lib/forms/phone-field.tsx';
import classes from './contact-form.module.css';
import { CountryAndCategory } from './country-and-category.tsx';
import type { ContactDraft, ContactRequest } from './use-contact-request.ts';

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
  const { draft, change, submit, isSending, errors } = request;
  const form = useFirstWrong(errors);
  useEffect(() => {
    if (startsFocused) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [startsFocused, form]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      <RadioGroup
        label="What is your inquiry about?"
        value={draft.subject}
        options={subjects}
        onChange={(subject) => change({ subject })}
      />
      {request.isKnown && <KnownSender draft={draft} />}
      <div className={classes.fields} data-known={request.isKnown || undefined}>
        <ContactPerson request={request} />
        <CountryAndCategory draft={request.draft} change={request.change} errors={request.errors} />
      </div>
      <TextAreaField
        data-autofocus={request.lacksPhone ? undefined : true}
        label="Message *"
        maxLength={lengths.message}
        required
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
        error={errors.message}
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

type TextName = 'name' | 'email' | 'phone' | 'company' | 'title';

/** Who is asking, and how to reach them. What the session says about a person is not asked again. */
function ContactPerson({ request }: { request: ContactRequest }) {
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
