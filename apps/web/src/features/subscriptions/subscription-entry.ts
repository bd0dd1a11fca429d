import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';

/** What the four calls answer, each with the id of its own name. */
interface Answers {
  report: Answer<'subscriptions'>;
  medsku: Answer<'medskuSubscriptions'>;
  pt: Answer<'ptSubscriptions'>;
  survey: Answer<'surveySubscriptions'>;
}

export type ArrivingLists = Answers[ItemKind];

/** A subscription of any kind, under one name for its id. */
export type SubscriptionEntry = Answers['report']['active'][number] & { kind: ItemKind };

export interface SubscriptionLists {
  active: SubscriptionEntry[];
  expired: SubscriptionEntry[];
}

/** The ids of the kinds become `report_id` here, and nobody after has to know their names. */
export function arrive(kind: ItemKind, { active, expired }: ArrivingLists): SubscriptionLists {
  const rename = (entry: ArrivingLists['active'][number]): SubscriptionEntry => {
    const { [`${kind}_id`]: report_id, ...rest } = entry as Record<string, unknown>;
    return { ...rest, report_id, kind } as SubscriptionEntry;
  };
  return { active: active.map(rename), expired: expired.map(rename) };
}

export type Access = 'full' | 'sample' | 'demo';

export function accessOf({ sample, demo }: Pick<SubscriptionEntry, 'sample' | 'demo'>): Access {
  if (sample) return 'sample';
  return demo ? 'demo' : 'full';
}

/**
 * What a company has, also while it is expired and nothing of it runs: then its own items stand among the expired
 * ones, but nobody has ended them.
 */
export function isHeld({ subscription_id, archive_id, source }: SubscriptionEntry): boolean {
  return subscription_id !== undefined || (archive_id === null && source === null);
}

export function isInherited({ source }: Pick<SubscriptionEntry, 'source'>): boolean {
  return source !== null;
}
