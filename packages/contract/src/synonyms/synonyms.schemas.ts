import { z } from 'zod';
import { bodyId, id, oneLine } from '../fields.ts';
import { lengths, synonyms as limits } from '../limits.ts';
import { synonymKinds } from './synonyms.values.ts';

const kind = z.enum(synonymKinds);
/** Counts the changes to an entry: who changes it says which state they saw. */
const version = z.int().min(1);
/** Several words may be one name. A comma parts names where they are typed, and quotes mean something in a search. */
const name = oneLine
  .min(1)
  .max(limits.name)
  .regex(/^[^",;]*$/);

export const synonymParams = z.strictObject({ synonym_id: id });
export const synonymVersion = z.strictObject({ version: id });

/** Each word of `text` begins a word of the entry. */
export const synonymsQuery = z.strictObject({
  kind: kind.optional(),
  text: z.string().trim().max(lengths.query).optional(),
  page: id.optional(),
});

const said = {
  kind,
  /** Names that mean the same: each finds all of them. */
  words: z.array(name).min(1).max(limits.names),
  /** What whoever searches for one of `words` finds as well. */
  meansAlso: z.array(name).max(limits.names),
  /** Whether whoever searches for one of `meansAlso` finds `words`, too. */
  isMutual: z.boolean(),
};

const saysSomething = ({ words, meansAlso }: { words: unknown[]; meansAlso: unknown[] }) =>
  words.length + meansAlso.length > 1;

export const addSynonymBody = z.strictObject(said).refine(saysSomething, { path: ['words'] });
export const changeSynonymBody = z
  .strictObject({ ...said, version })
  .refine(saysSomething, { path: ['words'] });

export const synonym = z.object({
  synonym_id: z.int(),
  version,
  kind,
  words: z.array(z.string()),
  meansAlso: z.array(z.string()),
  isMutual: z.boolean(),
  /** Staff who changed it last; null if it is as it came. */
  changedBy: z.string().nullable(),
  changedAt: z.int(),
});

export const synonyms = z.object({
  synonyms: z.array(synonym),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many there are of each kind, whatever is searched for. */
  kinds: z.record(kind, z.int()),
});

/** The entry as it would be, and which one it would replace; without an entry that one would be deleted. */
export const previewSynonymBody = z
  .strictObject({
    synonym_id: bodyId.optional(),
    entry: z
      .strictObject(said)
      .refine(saysSomething, { path: ['words'] })
      .optional(),
  })
  .refine(({ synonym_id, entry }) => synonym_id !== undefined || entry !== undefined, { path: ['entry'] });

const found = z.object({
  total: z.int(),
  /** The first of them, as the list would show them. */
  titles: z.array(z.string()),
});

/** What searches for the entry's names find now, and what they would find, among what the asking person may open. */
export const synonymPreview = z.object({
  searches: z.array(z.object({ query: z.string(), before: found, after: found })),
});
