import { z } from 'zod';
import { itemKinds, regions } from '../catalogue/catalogue.values.ts';
import { writtenDetails } from '../catalogue/item-details.ts';
import { bodyId, id } from '../fields.ts';
import { bulk } from '../limits.ts';

/** Reports have calls of their own for one of them. */
export const otherKinds = ['medsku', 'pt', 'survey'] as const;

export const oneItemParams = z.strictObject({ kind: z.enum(otherKinds), id });

export const kindParams = z.strictObject({ kind: z.enum(itemKinds) });

const isOnce = (ids: readonly number[]) => new Set(ids).size === ids.length;

export const holdersBody = z.strictObject({
  ids: z.array(bodyId).min(1).max(bulk.most).refine(isOnce),
});

/** What hiding them takes from whom, and what bars their deletion. */
export const holders = z.object({
  /** Companies that can open at least one of them now, inherited or not, and their people who are enabled. */
  companies: z.int(),
  people: z.int(),
  /** Companies with a subscription of each, expired ones included: renewal would restore it. */
  subscribed: z.array(z.object({ id: z.int(), companies: z.int() })),
  /** Reports with chapters in a MedCore report that companies have. */
  given: z.array(z.int()),
});

/** What is left out stays. A category is chosen together with its sub-category. */
export const bulkChanges = z
  .strictObject({
    categoryId: bodyId,
    subCategoryId: bodyId,
    region: z.enum(regions),
    year: writtenDetails.year,
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0);

const chosen = z
  .array(
    z.strictObject({
      id: bodyId,
      /** The `digest` that the list had; an item that was changed since is refused. */
      basedOn: z.string().max(100).optional(),
    }),
  )
  .min(1)
  .max(bulk.most)
  .refine((items) => isOnce(items.map((one) => one.id)));

export const bulkBody = z.discriminatedUnion('action', [
  z.strictObject({ items: chosen, action: z.literal('edit'), changes: bulkChanges }),
  z.strictObject({ items: chosen, action: z.enum(['hide', 'show', 'delete']) }),
]);

/** All of them, or nothing: what is refused is a problem with a sentence for each id in `fields`. */
export const bulkDone = z.object({
  /** How many are different from before; the others were so already. */
  changed: z.int(),
});
