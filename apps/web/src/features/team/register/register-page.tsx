import { hasCode } from '@caliper/contract/client/api-error.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { invitationQuery } from '../team.queries.ts';
import { BackHome } from './back-home.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

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
