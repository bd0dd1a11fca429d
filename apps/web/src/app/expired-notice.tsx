import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { RenewalButton } from '../features/requests/index.ts';
import { formatExpiry } from '../lib/format.ts';
import { useSession } from '../lib/session/session.ts';

/** Replaces every content page once the company's subscription has ended. */
export function ExpiredNotice() {
  const end = useSession()?.usergroupData.expiry;
  return (
    <EmptyState title="Subscription expired" titleAs="h1" action={<RenewalButton />}>
      <p>{identityProblems['company-expired'].detail}</p>
      {end && (
        <p>
          Its last day was <span translate="no">{formatExpiry(end)}</span>.
        </p>
      )}
    </EmptyState>
  );
}
