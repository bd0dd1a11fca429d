import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { NarrowPage } from '@caliper/ui/theme/narrow-page.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useConfig } from '../../lib/api/config.ts';
import { notify } from '../../lib/notifications.ts';
import { ContactForm } from './contact-form.tsx';
import { contactOrigin } from './contact-origin.ts';
import { ContactSent } from './contact-sent.tsx';
import { addressOf, pageAddress } from './request-body.ts';
import { SupportPhone } from './support-phone.tsx';
import { useContactRequest } from './use-contact-request.ts';

/** Open to everyone. The draft is kept until it has been sent; then there are links to go on and to ask again. */
export function ContactPage() {
  const { supportPhone } = useConfig();
  const location = useLocation();
  const origin = contactOrigin(location);
  // Any link to this page shows the form, even from the confirmation.
  const [sent, setSent] = useState<{ to: string; at: string } | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const request = useContactRequest({
    about: () => (origin === null ? pageAddress() : addressOf(origin)),
    onSent: (hasMore, to) => {
      if (hasMore) notify({ message: requestSent, variant: 'success' });
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
