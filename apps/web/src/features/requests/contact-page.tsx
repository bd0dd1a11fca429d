import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { Button, buttonLook } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useConfig } from '../../lib/api/config.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { contactOrigin, useContactForm } from './use-contact-form.ts';
import { addressOf, pageAddress } from './use-request-form.ts';

/** Open to everyone. The draft is kept until it has been sent; then there are links to go on and to ask again. */
export function ContactPage() {
  const { supportPhone } = useConfig();
  const location = useLocation();
  const origin = contactOrigin(location);
  // Any link to this page shows the form, even from the confirmation.
  const [sent, setSent] = useState<{ to: string; at: string } | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const request = useContactForm({
    about: () => (origin === null ? pageAddress() : addressOf(origin)),
    onSent: (hasMore, to) => {
      if (hasMore) notifySuccess(requestSent);
      else setSent({ to, at: location.key });
    },
  });
  const again = () => {
    setSent(null);
    setIsAgain(true);
  };
  return (
    <NarrowPage title="Contact Us" lead={<SupportPhone number={supportPhone} />} wide>
      {sent?.at === location.key ? (
        <ContactSent email={sent.to} origin={origin} onAgain={again} />
      ) : (
        <ContactForm request={request} startsFocused={isAgain} />
      )}
    </NarrowPage>
  );
}

interface ContactSentProps {
  email: string;
  /** The page where the person was before. */
  origin: string | null;
  onAgain: () => void;
}

/** Takes the focus from the removed button, so that it is read out. */
function ContactSent({ email, origin, onAgain }: ContactSentProps) {
  const note = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <div ref={note} tabIndex={-1} className={classes.note}>
        <SuccessNote>{requestSent}</SuccessNote>
      </div>
      <p className="quiet anywhere">
        We will answer you at <strong translate="no">{email}</strong>.
      </p>
      <div className="flex wrap gap12">
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

function SupportPhone({ number }: { number: string }) {
  return (
    <>
      Write to us, or call us at{' '}
      <a href={`tel:${number.replace(/[^+\d]/g, '')}`} translate="no">
        {number}
      </a>
      .
    </>
  );
}
