import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import { closeSession, useSession } from '../../../lib/session/session.ts';
import { reloadDelays } from '../delays.ts';
import { LeavingNotice } from '../leaving-notice.tsx';
import classes from './change-password-page.module.css';
import type { NewPassword } from './new-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export function ChangePasswordPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <h1 className={classes.title}>Change password</h1>
      <div className={classes.body}>
        {session.user.mayChangePassword ? <ChangePassword /> : <KeptPassword />}
      </div>
    </>
  );
}

function KeptPassword() {
  return (
    <>
      <p className={classes.words}>The password of this account cannot be changed here.</p>
      <Link to={paths.account}>Back to Account Information</Link>
    </>
  );
}

function ChangePassword() {
  const email = useSession()?.user.email;
  const [changes, setChanges] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  const signInAgain = useSignInAgain();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: NewPassword) => call('changePassword', { body }),
    meta: showsOwnError,
    onSuccess: () => {
      notify({ message: 'Password updated', variant: 'success' });
      setChanges(changes + 1);
      // The form is reset, and the focus moves to the text before it.
      words.current?.focus({ preventScroll: true });
    },
  });

  if (hasCode(error, 'recent-login-required')) {
    return <LeavingNotice message={error.detail} after={reloadDelays.stalePassword} onLeave={signInAgain} />;
  }
  return (
    <>
      <p ref={words} tabIndex={-1} className={classes.words}>
        Changing your password signs you out everywhere else.
      </p>
      <NewPasswordForm
        // A new key clears the fields after each change.
        key={changes}
        action="Change password"
        size="md"
        {...(email && { email })}
        busy={isPending}
        failure={error}
        onSubmit={(wanted) => mutate(wanted)}
      />
    </>
  );
}

/** Ends the session and loads the sign-in page, which leads back here. */
function useSignInAgain() {
  const navigate = useNavigate();
  return async () => {
    // An unreachable server keeps the session: then the reload leads back here, still signed in.
    await call('signOut').catch(() => {});
    closeSession();
    navigate(paths.home, { replace: true, state: { returnTo: paths.changePassword } });
    window.location.reload();
  };
}
