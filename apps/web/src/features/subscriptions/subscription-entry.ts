import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';

/** The answers of the four calls, each with its own name for the id. */
interface Answers {
  report: Answer<'subscriptions'>;
  medsku: Answer<'medskuSubscriptions'>;
  pt: Answer<'ptSubscriptions'>;
  survey: Answer<'surveySubscriptions'>;
}

export type ArrivingLists = Answers[ItemKind];

/** A subscription of any kind, with one name for its id. */
export type SubscriptionEntry = Answers['report']['active'][number] & { kind: ItemKind };

export interface SubscriptionLists {
  active: SubscriptionEntry[];
  expired: SubscriptionEntry[];
}

/** Every kind's id becomes `report_id` here, so that no other code needs the other names. */
export function arrive(kind: ItemKind, { active, expired }: ArrivingLists): SubscriptionLists {
  const rename = (entry: ArrivingLists['active'][number]): SubscriptionEntry => {
    const { [`${kind}_id`]: report_id, ...rest } = entry as Record<string, unknown>;
    return { ...rest, report_id, kind } as SubscriptionEntry;
  };
  return { active: active.map(rename), expired: expired.map(rename) };
}

type Access = 'full' | 'sample' | 'demo';

export function accessOf({ sample, demo }: Pick<SubscriptionEntry, 'sample' | 'demo'>): Access {
  if (sample) return 'sample';
  return demo ? 'demo' : 'full';
}

/**
 * Whether a company has the item, also while it is expired and nothing is active: then its own items are among the
 * expired ones, but staff have not ended them.
 */
export function isHeld({ subscription_id, archive_id, source }: SubscriptionEntry): boolean {
  return subscription_id !== undefined || (archive_id === null && source === null);
}

export function isInherited({ source }: Pick<SubscriptionEntry, 'source'>): boolean {
  return source !== null;
}

export const kindWords: Record<ItemKind, string> = {
  report: 'Report',
  medsku: 'MedSKU',
  pt: 'Procedure Tracker',
  survey: 'Survey',
};
