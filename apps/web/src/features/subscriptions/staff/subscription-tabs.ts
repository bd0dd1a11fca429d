import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { accessOf, type SubscriptionEntry } from '../subscription-entry.ts';
import { type Addition, type Edits, keyOf } from './subscription-edits.ts';

/** The parts of the Subscriptions tab. Demos of both kinds share one. */
export const subscriptionTabs = [
  { value: 'reports', label: 'Reports', one: 'report', many: 'reports', kinds: ['report'] },
  { value: 'medsku', label: 'MedSKU', one: 'MedSKU item', many: 'MedSKU items', kinds: ['medsku'] },
  {
    value: 'pt',
    label: 'Procedure Tracker',
    one: 'procedure tracker',
    many: 'procedure trackers',
    kinds: ['pt'],
  },
  { value: 'surveys', label: 'Surveys', one: 'survey', many: 'surveys', kinds: ['survey'] },
  { value: 'samples', label: 'Samples', one: 'sample', many: 'samples', kinds: ['report'] },
  { value: 'demos', label: 'Demos', one: 'demo', many: 'demos', kinds: ['medsku', 'pt'] },
] as const;

export type SubscriptionTab = (typeof subscriptionTabs)[number]['value'];

const wholeTabs = { report: 'reports', medsku: 'medsku', pt: 'pt', survey: 'surveys' } as const;

export function tabOf(item: Pick<Addition, 'kind' | 'sample' | 'demo'>): SubscriptionTab {
  const access = accessOf(item);
  if (access === 'sample') return 'samples';
  return access === 'demo' ? 'demos' : wholeTabs[item.kind];
}

export type SubscriptionRow = { key: string; item: Addition } & (
  | { state: 'held' | 'removed'; entry: SubscriptionEntry }
  | { state: 'added' }
);

/**
 * The rows of a tab: what the company has, then what it is about to get. An inherited item that is also added is one
 * row.
 */
export function rowsOf(
  tab: SubscriptionTab,
  held: readonly SubscriptionEntry[],
  { added, removed }: Edits,
): SubscriptionRow[] {
  const leaving = new Set(removed.map(keyOf));
  const arriving = new Set(added.map(keyOf));
  const listed = held
    .filter((entry) => tabOf(entry) === tab && !arriving.has(keyOf(entry)))
    .map((entry): SubscriptionRow => {
      const key = keyOf(entry);
      return { key, item: entry, entry, state: leaving.has(key) ? 'removed' : 'held' };
    });
  const coming = added
    .filter((item) => tabOf(item) === tab)
    .map((item): SubscriptionRow => ({ key: keyOf(item), item, state: 'added' }));
  return [...listed, ...coming];
}

/** '1 report will be removed, 1 will be added. 2 surveys will be added.' */
export function editsSentence(held: readonly SubscriptionEntry[], edits: Edits): string {
  const sentences = subscriptionTabs.flatMap(({ value, one, many }) => {
    const rows = rowsOf(value, held, edits);
    const counts = [
      { count: rows.filter(({ state }) => state === 'removed').length, fate: 'will be removed' },
      { count: rows.filter(({ state }) => state === 'added').length, fate: 'will be added' },
    ].filter(({ count }) => count > 0);
    const parts = counts.map(({ count, fate }, index) =>
      index === 0 ? `${count} ${count === 1 ? one : many} ${fate}` : `${count} ${fate}`,
    );
    return parts.length > 0 ? [`${parts.join(', ')}.`] : [];
  });
  return sentences.join(' ');
}

/** Whether this tab is incomplete because a kind failed to load. */
export function isIncomplete(tab: SubscriptionTab, failed: readonly ItemKind[]): boolean {
  const kinds: readonly ItemKind[] = subscriptionTabs.find(({ value }) => value === tab)?.kinds ?? [];
  return kinds.some((kind) => failed.includes(kind));
}
