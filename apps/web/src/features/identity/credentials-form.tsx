import { messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { requestMistakes, requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { PasswordField, TextField } from '@caliper/ui/fields/text-field.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import type { WayOn } from './sign-in-failure.ts';
import classes from './sign-in-form.module.css';
import type { CredentialsStep } from './sign-in-state.ts';

interface CredentialsFormProps {
  state: CredentialsStep;
  onSubmit: (email: string, password: string) => void;
}

export function CredentialsForm({ state, onSubmit }: CredentialsFormProps) {
  const [email, setEmail] = useState(state.email);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const [sent, setSent] = useState({ email: '', password: '' });
  const input = useRef<HTMLInputElement>(null);
  const isBack = useRef(state.email !== '');
  // The field is focused after a return from a later step, but not on arrival.
  useEffect(() => {
    if (isBack.current) input.current?.focus();
  }, []);
  const errors = { ...state.fields, ...missing };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = missingFields(email, password);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    setSent({ email: email.trim(), password });
    onSubmit(email.trim(), password);
  };

  return (
    <form className="stack gap16" onSubmit={submit} noValidate>
      <h2>Sign In</h2>
      {state.problem && <FieldError>{state.problem}</FieldError>}
      {state.beside && <p className="small quiet">{state.beside}</p>}
      {state.wayOn && <AskForAccess wayOn={state.wayOn} credentials={sent} />}
      <TextField
        ref={input}
        size="lg"
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        maxLength={lengths.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <div className="mb6 rel">
        <PasswordField
          size="lg"
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={lengths.passwordMax}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password}
        />
        <Link className={classes.forgot} to={paths.passwordRecovery}>
          Forgot Password?
        </Link>
      </div>
      <Button type="submit" variant="primary" size="lg" full busy={state.busy}>
        Enter
      </Button>
    </form>
  );
}

function missingFields(email: string, password: string): Record<string, string> {
  return {
    ...(email.trim() === '' && { email: requestMistakes.email }),
    ...(password === '' && { password: 'Please enter your password.' }),
  };
}

interface AskForAccessProps {
  wayOn: WayOn;
  /** With which the person was just refused. */
  credentials: Body<'askForAccess'>;
}

const labels = { leader: 'Ask your team leader', renewal: 'Request renewal' } as const;

/** The way on for a person with the right password who is not let in. */
function AskForAccess({ wayOn, credentials }: AskForAccessProps) {
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationFn: (body: Body<'askForAccess'>) => call('askForAccess', { body }),
    meta: showsOwnError,
  });
  if (data) return <SuccessNote>{wordsFor(wayOn, data)}</SuccessNote>;
  return (
    <div>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <Button busy={isPending} onClick={() => mutate(credentials)}>
        {labels[wayOn]}
      </Button>
    </div>
  );
}

function wordsFor(wayOn: WayOn, { asked, sent }: Answer<'askForAccess'>): string {
  if (asked === null) return 'You can sign in now.';
  if (!sent) return 'You have already asked today. Please wait for the answer.';
  if (wayOn === 'renewal') return requestSent;
  const who = asked === 'leader' ? 'Your team leader has' : 'Our staff have';
  return `${who} been asked to enable your account.`;
}
