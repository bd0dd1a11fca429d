import { messageOf } from '@caliper/contract/client/api-error.ts';
import { subscriptionTexts } from '@caliper/contract/subscriptions/subscriptions.messages.ts';
import { useEffect, useState } from 'react';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import type { SubscriptionEntry } from '../subscription-entry.ts';
import { saveSubscriptions } from './save-subscriptions.ts';
import { type Edit, type Edits, edited, hasEdits, noEdits, openEdits } from './subscription-edits.ts';

/** Keeps the changes to what a company holds until they are saved together. */
export function useSubscriptionEdits(
  companyId: number,
  held: readonly SubscriptionEntry[],
  onUnsaved: (isUnsaved: boolean) => void,
) {
  const [made, setMade] = useState(noEdits);
  const { mutate, isPending, error, reset } = useSaving(companyId, (list, sent) =>
    setMade((edits) => edited(edits, { type: 'saved', list, sent })),
  );
  // What is being saved may be held already, and is compared with the changes made since then.
  const open = (edits: Edits) => (isPending ? edits : openEdits(held, edits));
  const edits = open(made);
  const isUnsaved = hasEdits(edits);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);

  const change = (edit: Edit) => {
    if (error) reset();
    setMade((before) => edited(open(before), edit));
  };
  const save = () => {
    setMade(edits);
    mutate(edits);
  };
  return {
    edits,
    change,
    save,
    isSaving: isPending,
    problem: error && messageOf(error),
  };
}

function useSaving(companyId: number, onSaved: (list: string, sent: Edits) => void) {
  return useSingleMutation({
    mutationFn: (edits: Edits) => saveSubscriptions(companyId, edits, (list) => onSaved(list, edits)),
    onSuccess: () => notify({ message: subscriptionTexts.saved, variant: 'success' }),
    onError: () => notify({ message: subscriptionTexts.failed, variant: 'danger' }),
    // Also after a failure: lists saved before it are shown in other places too.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      void queryClient.invalidateQueries({ queryKey: ['catalogs', 'subscriber-count'] });
    },
    meta: showsOwnError,
  });
}
