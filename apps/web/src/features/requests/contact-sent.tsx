import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './contact-sent.module.css';

interface ContactSentProps {
  email: string;
  /** The page where the person was before. */
  origin: string | null;
  onAgain: () => void;
}

/** Takes the focus from the removed button, so that it is read out. */
export function ContactSent({ email, origin, onAgain }: ContactSentProps) {
  const note = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <div ref={note} tabIndex={-1} className={classes.note}>
        <SuccessNote>{requestSent}</SuccessNote>
      </div>
      <p className={classes.next}>
        We will answer you at <strong translate="no">{email}</strong>.
      </p>
      <div className={classes.actions}>
        <WayOn origin={origin} />
        <Button onClick={onAgain}>Send another message</Button>
      </div>
    </>
  );
}

function WayOn({ origin }: { origin: string | null }) {
  const isSignedIn = useSession() !== null;
  const home = isSignedIn ? 'Back to catalog' : 'Back to Sign In';
  return (
    <Link {...buttonLook({ variant: 'primary' })} to={origin ?? paths.home}>
      {origin === null || origin === paths.home ? home : 'Back to where you were'}
    </Link>
  );
}
