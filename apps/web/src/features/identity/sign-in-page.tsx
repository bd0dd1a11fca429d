import { Scale } from '@caliper/ui/fields/scale.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { partQuery } from '../../lib/loading/load-part.ts';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { LeavingNotice } from './leaving-notice.tsx';
import type { PhoneForm } from './phone-form.tsx';
import classes from './sign-in-page.module.css';
import { useSignIn } from './use-sign-in.ts';

export function SignInPage() {
  return (
    <div className={classes.page}>
      <section className={classes.words}>
        <h1 className={classes.tagline}>Your One-Access Portal To All of Your Data.</h1>
        <Scale />
        <dl className={classes.figures}>
          <Figure value="21" of="categories of device" />
          <Figure value="7" of="regions" />
        </dl>
      </section>
      <section className={classes.sheet} aria-label="Sign In">
        <div className={classes.form}>
          <SignInStep />
        </div>
      </section>
    </div>
  );
}

function SignInStep() {
  const { state, submit, enrol, type, confirm, resend, restart } = useSignIn();
  switch (state.step) {
    case 'credentials':
      return <CredentialsForm state={state} onSubmit={submit} />;
    case 'phone':
      return <Enrolment state={state} onSubmit={enrol} onRestart={restart} />;
    case 'code':
      return (
        <CodeForm state={state} onType={type} onConfirm={confirm} onResend={resend} onRestart={restart} />
      );
    case 'leaving':
      return (
        <LeavingNotice
          message={state.message}
          after={state.reloadAfter}
          onLeave={() => window.location.reload()}
        />
      );
    case 'confirmed':
      return <Done>Confirmed verification code! Signing in...</Done>;
    case 'enrolled':
      return <Done>Your phone has been enrolled. Signing in...</Done>;
  }
}

/** Needed once by each person. */
const phoneForm = partQuery('phone-form', () => import('./phone-form.tsx'));

function Enrolment(props: ComponentProps<typeof PhoneForm>) {
  const { data: part, error } = useQuery(phoneForm);
  if (part) return <part.PhoneForm {...props} />;
  return error ? <p role="alert">{error.message}</p> : null;
}

function Done({ children }: { children: string }) {
  return (
    <p className={classes.confirmed} role="status">
      {children}
    </p>
  );
}

function Figure({ value, of }: { value: string; of: string }) {
  return (
    <div className="stack">
      <dd className={classes.value} translate="no">
        {value}
      </dd>
      <dt className="quiet">{of}</dt>
    </div>
  );
}
