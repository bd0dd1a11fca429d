import { signIn as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { CodeInput } from '@caliper/ui/fields/code-input.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LocalOutboxHint } from './local-outbox-hint.tsx';
import classes from './sign-in-form.module.css';
import type { CodeStep } from './sign-in-state.ts';

interface CodeFormProps {
  state: CodeStep;
  onType: (code: string) => void;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onRestart: () => void;
}

export function CodeForm({ state, onType, onConfirm, onResend, onRestart }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field is focused at the start, after a wrong code, and when a new one was requested.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these move the focus
  useEffect(() => input.current?.focus(), [state.codeProblem, state.sending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(state.code);
  };
  return (
    <form className="stack gap16" onSubmit={submit}>
      <h2>Enter the code</h2>
      <p className={classes.lead}>
        {state.verificationId ? <Sent state={state} /> : <Sending state={state} />}
      </p>
      {state.problem && <FieldError>{state.problem}</FieldError>}
      <div className="mb6">
        <CodeInput
          ref={input}
          label="Verification code"
          digits={limits.codeDigits}
          value={state.code}
          onChange={onType}
          error={state.codeProblem ?? undefined}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state.confirming}
        disabled={state.verificationId === null}
      >
        Confirm
      </Button>
      <div className="row wrap spread small faint gap16 rows8">
        {state.phone === null ? (
          <ResendCode sending={state.sending} resendAt={state.resendAt} onResend={onResend} />
        ) : (
          <>
            <button type="button" className="link accent py4" onClick={onResend}>
              Resend
            </button>
            <button type="button" className="link accent py4" onClick={onResend}>
              Change number
            </button>
          </>
        )}
        <button
          type="button"
          className="link accent py4"
          aria-disabled={state.confirming || undefined}
          onClick={onRestart}
        >
          Use another account
        </button>
      </div>
      <LocalOutboxHint of="text messages" />
    </form>
  );
}

function Sent({ state }: { state: CodeStep }) {
  return (
    <>
      We sent a {limits.codeDigits}-digit code to <Phone hint={state.phoneHint} />. It is valid for{' '}
      {limits.codeSeconds / 60} minutes.
    </>
  );
}

function Sending({ state }: { state: CodeStep }) {
  if (!state.sending) return <>No code has been sent yet.</>;
  return (
    <>
      We are sending a {limits.codeDigits}-digit code to <Phone hint={state.phoneHint} />.
    </>
  );
}

function Phone({ hint }: { hint: string | null }) {
  if (!hint) return <>your phone</>;
  return (
    <>
      the phone ending in <strong translate="no">{hint}</strong>
    </>
  );
}

interface ResendCodeProps {
  sending: boolean;
  resendAt: number;
  onResend: () => void;
}

function ResendCode({ sending, resendAt, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (sending) return <span role="status">Sending…</span>;
  if (seconds > 0) return <span>New code in {clock(seconds)}</span>;
  return (
    <button type="button" className="link accent py4" onClick={onResend}>
      Send a new code
    </button>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    if (moment <= Date.now()) clearInterval(tick);
    return () => clearInterval(tick);
  }, [moment]);
  return seconds;
}
