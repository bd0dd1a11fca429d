import { hasCode } from '@caliper/contract/client/api-error.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { recheckSession } from '../../../lib/session/session.ts';
import { usePasswordReset } from '../use-mailed-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const title = 'Reset Password';

/** The link in the recovery mail leads here. Opening it uses nothing up: mail scanners open links too. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const form = usePasswordReset(token, async () => {
    // The server has ended every session of the account, perhaps ours too.
    await recheckSession();
    notifySuccess('Password updated');
    navigate(paths.home, { replace: true });
  });

  if (hasCode(form.error, 'link-invalid')) {
    return (
      <NarrowPage title={title}>
        <FieldError>{form.error.detail}</FieldError>
        <Link {...buttonLook({ variant: 'primary', size: 'lg', full: true })} to={paths.passwordRecovery}>
          Request a new link
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} lead="Choose a new password. You will sign in with it everywhere.">
      <NewPasswordForm form={form} action="Set new password" size="lg" />
    </NarrowPage>
  );
}
