import { Button } from '@caliper/ui/button.tsx';
import { useRenewalRequest } from './use-renewal-request.ts';

export function RenewalButton() {
  const { request, isSending, isSent } = useRenewalRequest();
  return (
    <Button variant="primary" busy={isSending} refused={isSent} onClick={request}>
      {isSent ? 'Renewal requested' : 'Request Renewal'}
    </Button>
  );
}
