import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button } from '@caliper/ui/button.tsx';
import { SuccessNote } from '@caliper/ui/success-note.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../session/session.ts';
import classes from './buy-now.module.css';
import { senderOf } from './request-body.ts';
import { useSendRequest } from './use-send-request.ts';

interface BuyNowProps {
  kind: ItemKind;
  id: number;
  /** Its name and year. */
  title: string;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** Asks staff for an item of any kind. After that the button is no longer needed. */
export function BuyNow({ kind, id, title, children }: BuyNowProps) {
  const user = useSession()?.user;
  const [isSent, setIsSent] = useState(false);
  const { send, isSending } = useSendRequest({ shows: [], onSent: () => setIsSent(true) });
  const buy = () => {
    if (!user || isSent) return;
    send({ ...senderOf(user), subject: 'Request to Buy Report', other: wanted(kind, id, title) });
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

/** Tells staff what is wanted. The ids of reports need no further word. */
function wanted(kind: ItemKind, id: number, title: string): string {
  return `${title}, ${kind === 'report' ? '' : `${kind} `}${id}`;
}
