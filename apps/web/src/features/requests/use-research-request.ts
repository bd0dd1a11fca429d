import { requestSent } from '@caliper/contract/requests/requests.messages.ts';
import { useState } from 'react';
import { notify } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session/session.ts';
import { isAsSent, pageAddress, senderOf } from './request-body.ts';
import { useSendRequest } from './use-send-request.ts';

const blank: { category: string; message: string } = { category: '', message: '' };

/** The draft is kept until it has been sent. */
export function useResearchRequest() {
  const user = useSession()?.user;
  const [draft, setDraft] = useState(blank);
  const { send, isSending, errors } = useSendRequest({
    shows: ['category', 'message'],
    onSent: (sent) => {
      if (isAsSent(draft, sent)) setDraft(blank);
      notify({ message: requestSent, variant: 'success' });
    },
  });
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  const submit = () => {
    if (!user) return;
    send({ ...senderOf(user), ...draft, subject: 'New Custom Research Request', other: pageAddress() });
  };
  return { draft, change, submit, isSending, errors, isBegun: draft.message.trim() !== '' };
}
