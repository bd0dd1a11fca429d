import { z } from 'zod';
import { itemKinds } from '../catalogue/catalogue.values.ts';
import { bodyId } from '../fields.ts';
import { lengths, manyCompanies, subscription } from '../limits.ts';

const itemId = z.int();

/**
 * An active subscription has a `subscription_id`, and one that staff have ended an `archive_id`. While the company is
 * expired, its subscriptions have neither.
 */
const entry = {
  report_name: z.string(),
  report_year: z.int(),
  region: z.string(),
  subscription_id: itemId.optional(),
  archive_id: itemId.nullable(),
  sample: z.boolean(),
  market_name: z.string().nullable(),
  demo: z.boolean(),
  since: z.int(),
  /** When it ended; null while it is active. */
  until: z.int().nullable(),
  /** The company that it comes from, if that is another one. */
  source: z.object({ id: z.int(), company: z.string() }).nullable(),
};

function lists<T extends z.ZodType>(item: T) {
  return z.object({ active: z.array(item), expired: z.array(item) });
}

export const reportSubscriptions = lists(z.object({ report_id: itemId, ...entry }));
export const medskuSubscriptions = lists(z.object({ medsku_id: itemId, ...entry }));
export const ptSubscriptions = lists(z.object({ pt_id: itemId, ...entry }));
export const surveySubscriptions = lists(z.object({ survey_id: itemId, ...entry }));

/** The whole list: subscriptions that are not in it end. */
export const itemIds = z.array(bodyId).max(subscription.most);

export const samples = z
  .array(z.strictObject({ report_id: bodyId, market_name: z.string().min(1).max(lengths.market) }))
  .max(subscription.most);

export const syncHeadquarterBody = z.strictObject({
  headquarterId: bodyId,
  subsidiaryCompanies: z.array(bodyId).max(subscription.most),
});

const edition = z.object({
  id: itemId,
  kind: z.enum(itemKinds),
  item_name: z.string(),
  item_year: z.int(),
  region: z.string(),
  visible: z.boolean(),
});

/** `has`: it has the item, or `inherits` it. `former`: it has the edition before. `over`: its license has ended. */
export const holderStates = ['has', 'inherits', 'former', 'none', 'over'] as const;

export const editionHolders = z.object({
  item: edition,
  /** The edition before, if the vocabulary knows one. */
  former: edition.nullable(),
  companies: z.array(
    z.object({
      id: z.int(),
      company: z.string(),
      state: z.enum(holderStates),
      /** How many of its people, and of those below it, can sign in. */
      people: z.int(),
    }),
  ),
});

export const subscribeManyBody = z.strictObject({
  companies: z.array(bodyId).min(1).max(manyCompanies.most),
});

export const subscribedMany = z.object({
  /** Those that did not have it before. */
  added: z.array(z.int()),
});

/** What each company has now: its own, and through its headquarter or subsidiaries. */
export const synced = z.object({
  companies: z.array(
    z.object({
      id: z.int(),
      company: z.string(),
      own: z.int(),
      inherited: z.int(),
    }),
  ),
});
