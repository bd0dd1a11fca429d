import { useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { askedOfKnown, asThemselves, type ContactDraft, contactFields, draftFor } from './contact-draft.ts';
import { isAsSent } from './request-body.ts';
import { useSendRequest } from './use-send-request.ts';

interface ContactRequestOptions {
  /** What the request is about; read when it is sent. */
  about: () => string;
  /** Called with whether something else was typed since, and the address that will be answered. */
  onSent: (hasMore: boolean, email: string) => void;
}

/** A contact form's state. The draft is kept until it has been sent. */
export function useContactRequest({ about, onSent }: ContactRequestOptions) {
  const user = useSession()?.user;
  const [typed, setTyped] = useState(() => draftFor(user));
  const draft = asThemselves(typed, user);
  const { send, isSending, errors, clearErrors } = useSendRequest({
    shows: user ? askedOfKnown : contactFields,
    onSent: (sent) => {
      const hasMore = !isAsSent(draft, sent);
      if (!hasMore) setTyped(draftFor(user));
      onSent(hasMore, sent.email ?? draft.email);
    },
  });
  const change = (changed: Partial<ContactDraft>) => setTyped({ ...typed, ...changed });
  const submit = () => send({ ...draft, other: about() });
  return {
    draft,
    change,
    submit,
    isSending,
    errors,
    clearErrors,
    /** A signed-in person is not asked who they are. */
    isKnown: user !== undefined,
    /** Whether there was no phone number to begin with. */
    lacksPhone: !user?.phone,
  };
}

export type ContactRequest = ReturnType<typeof useContactRequest>;
