import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import { closeSession } from '../../../lib/session/session.ts';

/** An invitation creates a new account, but the person is signed in to an existing one. */
export function SignedInAlready({ email }: { email: string }) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => call('signOut'),
    onSuccess: closeSession,
    onError: () => notify({ message: 'Error while logging out', variant: 'danger' }),
    meta: showsOwnError,
  });
  const lead = (
    <>
      You are signed in as <strong translate="no">{email}</strong>. Sign out to follow this invitation.
    </>
  );
  return (
    <NarrowPage title="Register" lead={lead}>
      <Button variant="primary" size="lg" full busy={isPending} onClick={() => mutate(undefined)}>
        Sign out and register
      </Button>
      <Link {...buttonLook({ size: 'lg', full: true })} to={paths.allReports}>
        Stay signed in
      </Link>
    </NarrowPage>
  );
}
