import { useState } from 'react';
import { useSession } from '../session.ts';
import { type ContactDraft, contactFields, draftFor } from './contact-draft.ts';
import { pageAddress } from './request-body.ts';
import { useSendRequest } from './use-send-request.ts';

/** A contact form's state. What was typed stays until it has been sent; `onSent` hears where the answer will go. */
export function useContactRequest(onSent: (email: string) => void) {
  const user = useSession()?.user;
  const [draft, setDraft] = useState(() => draftFor(user));
  const { send, isSending, errors, clearErrors } = useSendRequest({
    shows: contactFields,
    onSent: () => {
      setDraft(draftFor(user));
      onSent(draft.email);
    },
  });
  const change = (changed: Partial<ContactDraft>) => setDraft({ ...draft, ...changed });
  const submit = () => send({ ...draft, other: pageAddress() });
  return { draft, change, submit, isSending, errors, clearErrors, isKnown: user !== undefined };
}

export type ContactRequest = ReturnType<typeof useContactRequest>;
