import { Button } from '@caliper/ui/button.tsx';
import { EmptyState } from '@caliper/ui/page-state.tsx';
import { formatExpiry } from '../lib/format.ts';
import { useRenewalRequest } from '../lib/requests/use-renewal-request.ts';
import { useSession } from '../lib/session.ts';

/** In place of any content page once the company's subscription has ended. */
export function ExpiredNotice() {
  const end = useSession()?.usergroupData.expiry;
  const { request, isSending, isSent } = useRenewalRequest();
  return (
    <EmptyState
      title="Subscription expired"
      titleAs="h1"
      action={
        <Button variant="primary" busy={isSending} disabled={isSent} onClick={request}>
          {isSent ? 'Renewal requested' : 'Request Renewal'}
        </Button>
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
