import { hasCode } from '@caliper/contract/client/api-error.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { registrationQuery } from '../team.queries.ts';

const title = 'Registration Request';
const unknown = 'This link is not valid.';

/** The state of a registration, in one sentence. */
export function RegistrationRequestPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(registrationQuery(token));
  if (data) return <Standing message={data.message} />;
  if (hasCode(error, 'not-found')) return <Standing message={unknown} />;
  if (error) {
    return <FailedQuery title="The page did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  return (
    <NarrowPage title={title}>
      <SkeletonRows count={1} />
    </NarrowPage>
  );
}

function Standing({ message }: { message: string }) {
  const signedIn = useSession() !== null;
  return (
    <NarrowPage title={title} lead={message}>
      <Link {...buttonLook({ size: 'lg', full: true })} to={signedIn ? paths.allReports : paths.home}>
        {signedIn ? 'Go to All Reports' : 'Go to Sign In'}
      </Link>
    </NarrowPage>
  );
}
