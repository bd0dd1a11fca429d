import { hasCode } from '@caliper/contract/client/api-error.ts';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { closeSession, useSession } from '../../../lib/session/session.ts';
import { reloadDelays } from '../delays.ts';
import { LeavingNotice } from '../leaving-notice.tsx';
import { NewPasswordForm, useNewPassword } from './new-password-form.tsx';

export function ChangePasswordPage() {
  const session = useSession();
  if (!session) return null;
  return (
    <>
      <h1 className="pb16 ruled">Change password</h1>
      <div className="stack gap24 pt24 w420">
        {session.user.mayChangePassword ? <ChangePassword /> : <KeptPassword />}
      </div>
    </>
  );
}

function KeptPassword() {
  return (
    <>
      <p className="quiet">The password of this account cannot be changed here.</p>
      <Link to={paths.account}>Back to Account Information</Link>
    </>
  );
}

function ChangePassword() {
  const email = useSession()?.user.email;
  const words = useRef<HTMLParagraphElement>(null);
  const signInAgain = useSignInAgain();
  const form = useNewPassword({
    send: (body) => call('changePassword', { body }),
    onSent: () => {
      notifySuccess('Password updated');
      // The form is empty again, and the focus moves to the text before it.
      words.current?.focus({ preventScroll: true });
    },
  });

  if (hasCode(form.error, 'recent-login-required')) {
    return (
      <LeavingNotice message={form.error.detail} after={reloadDelays.stalePassword} onLeave={signInAgain} />
    );
  }
  return (
    <>
      <p ref={words} tabIndex={-1} className="quiet">
        Changing your password signs you out everywhere else.
      </p>
      <NewPasswordForm form={form} action="Change password" size="md" {...(email && { email })} />
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
