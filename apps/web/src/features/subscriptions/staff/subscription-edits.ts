import { subscriptionTexts } from '@caliper/contract/subscriptions/subscriptions.messages.ts';
import { accessOf, isInherited, type SubscriptionEntry } from '../subscription-entry.ts';

/** An item of the catalogue as it can be added: the whole item, one market of it, or its demo. */
export type Addition = Pick<
  SubscriptionEntry,
  'kind' | 'report_id' | 'report_name' | 'report_year' | 'region' | 'sample' | 'market_name' | 'demo'
>;

/** Changes that staff have not saved yet. */
export interface Edits {
  added: readonly Addition[];
  /** Items that the company has and is about to lose. */
  removed: readonly Addition[];
}

export type Edit =
  | { type: 'add' | 'remove'; item: Addition }
  | { type: 'undo' }
  | { type: 'saved'; list: string; sent: Edits };

export const noEdits: Edits = { added: [], removed: [] };

/** Lists are saved one by one: the whole items of a kind, samples, and the demos of a kind. */
function savedListOf(item: Pick<Addition, 'kind' | 'sample' | 'demo'>): string {
  return `${item.kind}/${accessOf(item)}`;
}

export function keyOf(
  item: Pick<Addition, 'kind' | 'report_id' | 'sample' | 'market_name' | 'demo'>,
): string {
  return `${savedListOf(item)}/${item.report_id}/${item.sample ? item.market_name : ''}`;
}

export function edited(edits: Edits, edit: Edit): Edits {
  switch (edit.type) {
    case 'add':
      return addItem(edits, edit.item);
    case 'remove':
      return removeItem(edits, edit.item);
    case 'undo':
      return noEdits;
    case 'saved':
      return savedEdits(edits, edit.list, edit.sent);
  }
}

/** Adding an item that is marked for removal keeps it. */
function addItem(edits: Edits, item: Addition): Edits {
  if (isAmong(edits.removed, item)) return { ...edits, removed: without(edits.removed, [item]) };
  return isAmong(edits.added, item) ? edits : { ...edits, added: [...edits.added, item] };
}

/** Removing an unsaved addition discards it. */
function removeItem(edits: Edits, item: Addition): Edits {
  if (isAmong(edits.added, item)) return { ...edits, added: without(edits.added, [item]) };
  return isAmong(edits.removed, item) ? edits : { ...edits, removed: [...edits.removed, item] };
}

/** Edits made while the list was being saved remain, and those undone in that time are reversed. */
function savedEdits({ added, removed }: Edits, list: string, sent: Edits): Edits {
  const ofList = (items: readonly Addition[]) => items.filter((item) => savedListOf(item) === list);
  const [gained, lost] = [ofList(sent.added), ofList(sent.removed)];
  return {
    added: [...without(added, gained), ...without(lost, removed)],
    removed: [...without(removed, lost), ...without(gained, added)],
  };
}

function isAmong(items: readonly Addition[], item: Addition): boolean {
  const key = keyOf(item);
  return items.some((one) => keyOf(one) === key);
}

function without(items: readonly Addition[], others: readonly Addition[]): Addition[] {
  return items.filter((item) => !isAmong(others, item));
}

/** Whether adding it would be a duplicate. A company may still buy what it inherits. */
export function isThere(held: readonly SubscriptionEntry[], edits: Edits, item: Addition): boolean {
  if (isAmong(edits.added, item)) return true;
  const own = held.filter((entry) => !isInherited(entry));
  return !isAmong(edits.removed, item) && isAmong(own, item);
}

export function duplicateText({ report_name, sample, market_name }: Addition): string {
  const name = sample ? `${report_name}: ${market_name}` : report_name;
  return subscriptionTexts.duplicate.replace('{name}', () => name);
}

/** The edits without those that a colleague has saved in the meantime. A company may still buy what it inherits. */
export function openEdits(held: readonly SubscriptionEntry[], { added, removed }: Edits): Edits {
  const own = held.filter((entry) => !isInherited(entry));
  return { added: without(added, own), removed: removed.filter((item) => isAmong(own, item)) };
}

export function hasEdits({ added, removed }: Edits): boolean {
  return added.length + removed.length > 0;
}

/** The lists that an update has to save, in the order in which they were first touched. */
export function changedLists({ added, removed }: Edits): string[] {
  return [...new Set([...removed, ...added].map(savedListOf))];
}

/** The new list: what the company bought itself, with the edits applied. What it inherits is left out. */
export function wantedOf(list: string, held: readonly SubscriptionEntry[], edits: Edits): Addition[] {
  const own = held.filter((entry) => savedListOf(entry) === list && !isInherited(entry));
  const kept = without(own, edits.removed);
  const added = edits.added.filter((item) => savedListOf(item) === list);
  return [...kept, ...without(added, kept)];
}
