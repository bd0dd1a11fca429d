import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/button.tsx';
import { SuccessNote } from '@caliper/ui/success-note.tsx';
import { type ReactNode, useState } from 'react';
import { senderOf } from '../../../lib/requests/request-body.ts';
import { useSendRequest } from '../../../lib/requests/use-send-request.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { ReportMeta } from '../reader.queries.ts';
import { boughtReport } from './bought-report.ts';
import classes from './buy-now.module.css';

/** Asks staff for the report. After that the button is no longer needed. */
export function BuyNow({ meta, children }: { meta: ReportMeta; children: ReactNode }) {
  const user = useSession()?.user;
  const [isSent, setIsSent] = useState(false);
  const { send, isSending } = useSendRequest({ shows: [], onSent: () => setIsSent(true) });
  const buy = () => {
    if (!user || isSent) return;
    send({ ...senderOf(user), subject: 'Request to Buy Report', other: boughtReport(meta) });
  };
  return (
    <>
      <div className={classes.actions}>
        <Button variant="primary" size="lg" busy={isSending} refused={isSent} onClick={buy}>
          Buy Now
        </Button>
        {children}
      </div>
      <div className={classes.words}>
        {isSent ? (
          <SuccessNote>{requestSent}</SuccessNote>
        ) : (
          <p>Buy Now sends your request to your sales representative. Nothing is charged here.</p>
        )}
      </div>
    </>
  );
}
