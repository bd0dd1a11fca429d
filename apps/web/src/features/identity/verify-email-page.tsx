import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useEmailVerification } from './use-mailed-link.ts';

const title = 'Verify your e-mail';
const large = { variant: 'primary', size: 'lg', full: true } as const;

/** The link in the verification mail leads here. Opening it does nothing yet: mail scanners open links too. */
export function VerifyEmailPage() {
  const { token = '' } = useParams();
  const { mutate, isPending, isSuccess, error } = useEmailVerification();

  if (isSuccess) {
    return (
      <NarrowPage title={title}>
        <SuccessNote>Your e-mail has been verified.</SuccessNote>
        <Link {...buttonLook(large)} to={paths.home}>
          Sign In
        </Link>
      </NarrowPage>
    );
  }
  if (hasCode(error, 'link-invalid')) {
    return (
      <NarrowPage title={title}>
        <FieldError>{error.detail}</FieldError>
        <p>Signing in with your password sends a new link, if one is needed.</p>
        <Link {...buttonLook(large)} to={paths.home}>
          Sign In
        </Link>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} lead="This confirms that you receive messages from the portal.">
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <Button {...large} busy={isPending} onClick={() => mutate({ token })}>
        Verify e-mail
      </Button>
    </NarrowPage>
  );
}
