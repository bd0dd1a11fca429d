import { lengths } from '@caliper/contract/limits.ts';
import type { InquirySubject } from '@caliper/contract/requests/requests.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { RadioGroup } from '@caliper/ui/fields/radio-group.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { CountryAndCategory } from '../../lib/forms/country-and-category.tsx';
import { useFirstWrong } from '../../lib/forms/use-first-wrong.ts';
import classes from './contact-form.module.css';
import { ContactPerson, KnownSender } from './contact-person.tsx';
import type { ContactRequest } from './use-contact-request.ts';

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
