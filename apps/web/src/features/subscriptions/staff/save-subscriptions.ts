import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type ArrivingLists, arrive, isHeld } from '../subscription-entry.ts';
import { readSubscriptions, subscriptionsQuery } from '../subscriptions.queries.ts';
import { type Addition, changedLists, type Edits, wantedOf } from './subscription-edits.ts';

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
