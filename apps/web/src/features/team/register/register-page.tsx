import { hasCode } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify, notifyFailure } from '../../../lib/notifications.ts';
import { closeSession, useSession } from '../../../lib/session/session.ts';
import { invitationQuery } from '../team.queries.ts';
import { RegisterForm } from './register-form.tsx';

/** The link in an invitation leads here. Opening it uses nothing up: mail scanners open links too. */
export function RegisterPage() {
  const { token = '' } = useParams();
  const user = useSession()?.user;
  return user ? <SignedInAlready email={user.email} /> : <Invitation token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { data: invited, error, refetch } = useQuery(invitationQuery(token));
  if (invited) return <RegisterForm token={token} invited={invited} />;
  if (hasCode(error, 'link-invalid') || hasCode(error, 'invalid-fields')) {
    return <BackHome message={identityProblems['link-invalid'].detail} />;
  }
  if (error) {
    return <FailedQuery title="Your invitation did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  return (
    <NarrowPage title="Register" wide>
      <SkeletonRows />
    </NarrowPage>
  );
}

/** An invalid link leads to the home page, which says why. */
function BackHome({ message }: { message: string }) {
  useEffect(() => {
    notify({ message, variant: 'danger' });
  }, [message]);
  return <Navigate replace to={paths.home} />;
}

/** An invitation creates a new account, but the person is signed in to an existing one. */
function SignedInAlready({ email }: { email: string }) {
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => call('signOut'),
    onSuccess: closeSession,
    onError: () => notifyFailure('Error while logging out'),
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
