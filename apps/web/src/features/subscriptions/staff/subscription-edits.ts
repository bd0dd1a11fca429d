import { subscriptionTexts } from '@caliper/contract/subscriptions/subscriptions.messages.ts';
import { accessOf, isInherited, type SubscriptionEntry } from '../subscription-entry.ts';

/** An item of the catalogue as it can be added: whole, one market of it, or its demo. */
export type Addition = Pick<
  SubscriptionEntry,
  'kind' | 'report_id' | 'report_name' | 'report_year' | 'region' | 'sample' | 'market_name' | 'demo'
>;

/** What staff have changed here and not saved yet. */
export interface Edits {
  added: readonly Addition[];
  /** Keys of what the company has and is to lose. */
  removed: readonly string[];
}

export type Edit =
  | { type: 'add'; item: Addition }
  | { type: 'remove'; key: string }
  | { type: 'keep'; key: string }
  | { type: 'undo' }
  | { type: 'saved'; list: string };

export const noEdits: Edits = { added: [], removed: [] };

/** Lists are saved one by one: each kind whole, samples, and the demos of a kind. */
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
      return removeItem(edits, edit.key);
    case 'keep':
      return { ...edits, removed: edits.removed.filter((key) => key !== edit.key) };
    case 'undo':
      return noEdits;
    case 'saved':
      return {
        added: edits.added.filter((item) => savedListOf(item) !== edit.list),
        removed: edits.removed.filter((key) => !key.startsWith(`${edit.list}/`)),
      };
  }
}

/** Adding what is to be removed keeps it. */
function addItem(edits: Edits, item: Addition): Edits {
  const key = keyOf(item);
  if (edits.removed.includes(key)) return { ...edits, removed: edits.removed.filter((one) => one !== key) };
  return isAdded(edits, key) ? edits : { ...edits, added: [...edits.added, item] };
}

/** Removing what was only added here takes it back. */
function removeItem(edits: Edits, key: string): Edits {
  if (isAdded(edits, key)) return { ...edits, added: edits.added.filter((item) => keyOf(item) !== key) };
  return edits.removed.includes(key) ? edits : { ...edits, removed: [...edits.removed, key] };
}

function isAdded(edits: Edits, key: string): boolean {
  return edits.added.some((item) => keyOf(item) === key);
}

/** Would adding it be a second time? */
export function isThere(held: readonly SubscriptionEntry[], edits: Edits, item: Addition): boolean {
  const key = keyOf(item);
  if (isAdded(edits, key)) return true;
  return !edits.removed.includes(key) && held.some((entry) => keyOf(entry) === key);
}

export function duplicateText({ report_name, sample, market_name }: Addition): string {
  const name = sample ? `${report_name}: ${market_name}` : report_name;
  return subscriptionTexts.duplicate.replace('{name}', () => name);
}

export function hasEdits({ added, removed }: Edits): boolean {
  return added.length + removed.length > 0;
}

/** The lists that an update has to save, in the order in which they were first touched. */
export function changedLists({ added, removed }: Edits): string[] {
  const lists = [...removed.map((key) => key.split('/', 2).join('/')), ...added.map(savedListOf)];
  return [...new Set(lists)];
}

/** What the list is to be: what the company bought itself, less and more the edits. What it inherits is not its own. */
export function wantedOf(list: string, held: readonly SubscriptionEntry[], edits: Edits): Addition[] {
  const own = held.filter((entry) => savedListOf(entry) === list && !isInherited(entry));
  const kept = own.filter((entry) => !edits.removed.includes(keyOf(entry)));
  const known = new Set(kept.map(keyOf));
  const added = edits.added.filter((item) => savedListOf(item) === list && !known.has(keyOf(item)));
  return [...kept, ...added];
}
