import { buttonLook } from '@caliper/ui/button.tsx';
import { EmptyState } from '@caliper/ui/page-state.tsx';
import { Link } from 'react-router';
import { formatExpiry } from '../lib/format.ts';
import { useSession } from '../lib/session.ts';
import { paths } from './paths.ts';

/** In place of any content page once the company's subscription has ended. */
export function ExpiredNotice() {
  const end = useSession()?.usergroupData.expiry;
  return (
    <EmptyState
      title="Subscription expired"
      titleAs="h1"
      action={
        <Link {...buttonLook({ variant: 'primary' })} to={paths.renewal}>
          Request renewal
        </Link>
      }
    >
      <p>
        Sorry for the inconvenience, but your subscription has expired. Please contact your sales
        representative.
      </p>
      {end && (
        <p>
          Its last day was <span translate="no">{formatExpiry(end)}</span>.
        </p>
      )}
    </EmptyState>
  );
}
