import { EmptyState } from '@caliper/ui/page-state.tsx';
import { formatExpiry } from '../lib/format.ts';
import { RenewalButton } from '../lib/requests/renewal-button.tsx';
import { useSession } from '../lib/session.ts';

/** Replaces every content page once the company's subscription has ended. */
export function ExpiredNotice() {
  const end = useSession()?.usergroupData.expiry;
  return (
    <EmptyState title="Subscription expired" titleAs="h1" action={<RenewalButton />}>
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
