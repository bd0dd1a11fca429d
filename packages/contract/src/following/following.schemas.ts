import { z } from 'zod';
import { regions } from '../catalogue/catalogue.values.ts';
import { bodyId } from '../fields.ts';
import { lengths } from '../limits.ts';
import { followableKinds, followKinds, rhythms } from './following.values.ts';

const rhythm = z.enum(rhythms);

/** A search as its page has it; left out: every category, every region. */
const search = {
  query: z.string().trim().min(1).max(lengths.query),
  category: z.string().max(100).optional(),
  region: z.enum(regions).optional(),
};

/** The id of the item, category, sub-category, or term of the vocabulary, or a search. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(followableKinds), id: bodyId }),
  z.strictObject({ kind: z.literal('search'), ...search }),
]);

export const followBody = z.strictObject({ target, rhythm: rhythm.optional() });

export const rhythmBody = z.strictObject({ rhythm });

const followed = z.object({
  id: z.int(),
  kind: z.enum(followKinds),
  /** Of what is followed; null for a search, which has the words instead. */
  target_id: z.int().nullable(),
  /** Its title or name; the words of a search. */
  name: z.string(),
  /** The edition of an item, the category of a sub-category, where a search looks; empty if there is nothing to add. */
  detail: z.string(),
  rhythm,
  /** Epoch seconds. */
  since: z.int(),
  /** In how many places there is something that the person has not read yet and may open. */
  places: z.int(),
  /** Where it leads. */
  path: z.string(),
});

export const follow = followed;

/** Those with something new come first, then the newest. */
export const following = z.array(followed);

const followableThing = z.object({
  kind: z.enum(followableKinds),
  id: z.int(),
  name: z.string(),
});

/** What can be followed from the page of an item: markets and companies only of what the viewer may open. */
export const followable = z.array(followableThing);
