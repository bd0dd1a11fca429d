import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { subscriptionTexts } from '@caliper/contract/subscriptions/subscriptions.messages.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';
import { type ArrivingLists, arrive, isHeld, type SubscriptionEntry } from '../subscription-entry.ts';
import { readSubscriptions, subscriptionsQuery } from '../subscriptions.queries.ts';
import {
  type Addition,
  changedLists,
  type Edit,
  type Edits,
  edited,
  hasEdits,
  noEdits,
  openEdits,
  wantedOf,
} from './subscription-edits.ts';

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
    onSuccess: () => notifySuccess(subscriptionTexts.saved),
    onError: () => notifyFailure(subscriptionTexts.failed),
    // Also after a failure: lists saved before it are shown in other places too.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['subscriptions'] });
      void queryClient.invalidateQueries({ queryKey: ['catalogs', 'subscriber-count'] });
    },
    meta: showsOwnError,
  });
}

const idsOf = (items: readonly Addition[]) => items.map(({ report_id }) => report_id);
const to = (id: number, items: readonly Addition[]) => ({ params: { id }, body: idsOf(items) });

type Save = (companyId: number, items: readonly Addition[]) => Promise<ArrivingLists>;

/** The call that saves each list, always as a whole. */
const saves: Record<string, Save> = {
  'report/full': (id, items) => call('saveSubscriptions', to(id, items)),
  'report/sample': (id, items) =>
    call('saveSamples', {
      params: { id },
      body: items.map(({ report_id, market_name }) => ({ report_id, market_name: market_name ?? '' })),
    }),
  'medsku/full': (id, items) => call('saveMedskuSubscriptions', to(id, items)),
  'medsku/demo': (id, items) => call('saveMedskuDemos', to(id, items)),
  'pt/full': (id, items) => call('savePtSubscriptions', to(id, items)),
  'pt/demo': (id, items) => call('savePtDemos', to(id, items)),
  'survey/full': (id, items) => call('saveSurveySubscriptions', to(id, items)),
};

/**
 * Saves the changed lists one after the other. Each is loaded again right before: the edits are applied to what the
 * company has now, so that a colleague's changes are kept. A failure stops here; `onSaved` has been called for the
 * lists saved before, which stay saved.
 */
export async function saveSubscriptions(
  companyId: number,
  edits: Edits,
  onSaved: (list: string) => void,
): Promise<void> {
  for (const list of changedLists(edits)) {
    const kind = list.split('/')[0] as ItemKind;
    const save = saves[list];
    if (!save) throw new Error(`There is no list ${list}.`);
    const { active, expired } = await readSubscriptions(kind, companyId);
    const answer = await save(companyId, wantedOf(list, [...active, ...expired].filter(isHeld), edits));
    queryClient.setQueryData(subscriptionsQuery(kind, companyId).queryKey, arrive(kind, answer));
    onSaved(list);
  }
}
