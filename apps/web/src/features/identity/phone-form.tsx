import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PhoneField, tidyPhone } from '../../lib/forms/phone-field.tsx';
import { LocalOutboxHint } from './local-outbox-hint.tsx';
import classes from './sign-in-form.module.css';
import type { PhoneStep } from './sign-in-state.ts';

interface PhoneFormProps {
  state: PhoneStep;
  onSubmit: (phone: string) => void;
  onRestart: () => void;
}

export function PhoneForm({ state, onSubmit, onRestart }: PhoneFormProps) {
  const [phone, setPhone] = useState(state.phone);
  const form = useRef<HTMLFormElement>(null);
  // The field is focused at the start, and again when the number was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the problem moves the focus
  useEffect(() => form.current?.querySelector('input')?.focus(), [state.phoneProblem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(tidyPhone(phone));
  };
  return (
    <form ref={form} className="stack gap16" onSubmit={submit} noValidate>
      <h2>Add your phone</h2>
      <p className={classes.lead}>
        Each sign-in is confirmed with a code by text message. Enter the phone number for{' '}
        <Name of={state.email} />.
      </p>
      {state.problem && <FieldError>{state.problem}</FieldError>}
      {state.awaitsEmail && (
        <p className={classes.lead}>
          Open the link in the message to <Name of={state.email} />, then come back and send the code again.
        </p>
      )}
      <PhoneField
        size="lg"
        label="Phone number"
        hint="+ and country code"
        name="phone"
        autoComplete="tel"
        value={phone}
        onChange={setPhone}
        error={state.phoneProblem ?? undefined}
      />
      <Button type="submit" variant="primary" size="lg" full busy={state.sending}>
        Send code
      </Button>
      <div className="row wrap spread small faint gap16 rows8">
        <button type="button" className="link accent py4" onClick={onRestart}>
          Use another account
        </button>
      </div>
      <LocalOutboxHint of={state.awaitsEmail ? 'e-mails' : 'text messages'} />
    </form>
  );
}

function Name({ of }: { of: string }) {
  return <strong translate="no">{of}</strong>;
}
