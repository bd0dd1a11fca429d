import { z } from 'zod';
import { itemKinds, regions } from '../catalogue/catalogue.values.ts';
import { bodyId, id, oneLine } from '../fields.ts';
import { lengths, vocabulary as limits } from '../limits.ts';
import { termKinds } from './vocabulary.values.ts';

const kind = z.enum(termKinds);
/** Counts the changes to a thing: who changes it says which state they saw. */
const version = z.int().min(1);
const text = z.string().trim().max(lengths.query).optional();

export const termParams = z.strictObject({ term_id: id });
export const spellingParams = z.strictObject({ term_id: id, spelling_id: id });
export const proposalParams = z.strictObject({ proposal_id: id });
export const lineParams = z.strictObject({ line_id: id });

export const versionQuery = z.strictObject({ version: id });

/** Each word of `text` is in one of the spellings. */
export const termsQuery = z.strictObject({ kind: kind.optional(), text, page: id.optional() });
export const proposalsQuery = z.strictObject({ kind: kind.optional(), page: id.optional() });
export const linesQuery = z.strictObject({ text, page: id.optional() });

const paged = { total: z.int(), page: z.int(), pages: z.int() };

const listed = {
  term_id: z.int(),
  kind,
  name: z.string(),
  version,
};

/** Where a term occurs: in how many reports and other items, and how many of these have figures of it. */
const counts = { items: z.int(), dashboards: z.int() };

export const terms = z.object({
  ...paged,
  terms: z.array(z.object({ ...listed, ...counts, spellings: z.int() })),
  /** How many there are of each kind, whatever is searched for. */
  kinds: z.record(kind, z.int()),
});

const item = {
  item_id: z.int(),
  item_kind: z.enum(itemKinds),
  item_name: z.string(),
  item_year: z.int(),
  region: z.enum(regions),
};

const use = z.object({
  ...item,
  /** As the item spells it. */
  name: z.string(),
  figures: z.boolean(),
  tables: z.boolean(),
});

export const term = z.object({
  ...listed,
  ...counts,
  spellings: z.array(
    z.object({
      spelling_id: z.int(),
      spelling: z.string(),
      /** Staff who added it; null if it was met in an item. */
      addedBy: z.string().nullable(),
      /** In how many items it is met now. */
      items: z.int(),
    }),
  ),
  /** What was merged into it and can be taken out again. */
  merged: z.array(z.object({ term_id: z.int(), name: z.string(), by: z.string(), at: z.int(), ...counts })),
  /** The first of them; `items` counts all. */
  uses: z.array(use),
});

export const renameTermBody = z.strictObject({
  name: oneLine.min(1).max(lengths.market),
  version,
});

export const addSpellingBody = z.strictObject({
  spelling: oneLine.min(1).max(lengths.market),
  version,
});

const others = z.array(bodyId).min(1).max(limits.mergedAtOnce);

export const mergeTermsBody = z.strictObject({
  version,
  others: z
    .array(z.strictObject({ term_id: bodyId, version }))
    .min(1)
    .max(limits.mergedAtOnce),
});

/** Terms that were merged into it, or what some items call by its name and is something else. */
const parts = {
  merged: z.array(bodyId).max(limits.mergedAtOnce).default([]),
  items: z.array(bodyId).max(limits.uses).default([]),
};
const hasParts = ({ merged, items }: { merged: unknown[]; items: unknown[] }) =>
  merged.length + items.length > 0;

export const splitTermBody = z
  .strictObject({
    version,
    ...parts,
    /** What the items mean; by default it has the name that it had. */
    name: oneLine.min(1).max(lengths.market).optional(),
  })
  .refine(hasParts, { path: ['items'] });

export const mergeConsequencesBody = z.strictObject({ others });
export const splitConsequencesBody = z.strictObject(parts).refine(hasParts, { path: ['items'] });

/** What a change would do, in numbers. */
export const consequences = z.object({
  /** The items of what is merged or split off. */
  items: z.int(),
  /** Custom reports whose dashboards have markets of both sides: these show them as one, or apart. */
  customReports: z.int(),
});

const proposed = z.object({
  ...listed,
  ...counts,
  /** Some of the items, the newest first. */
  where: z.array(z.object(item)),
});

export const proposals = z.object({
  ...paged,
  proposals: z.array(
    z.object({
      proposal_id: z.int(),
      kind,
      /** What was met later, and what it may be the same as. */
      term: proposed,
      like: proposed,
      reason: z.string(),
      /** Up to 1. */
      score: z.number(),
    }),
  ),
  kinds: z.record(kind, z.int()),
});

/** The states of both terms that were seen. */
export const confirmProposalBody = z.strictObject({ version, likeVersion: version });

const line = z.object({
  line_id: z.int(),
  version,
  editions: z.array(z.object({ ...item, visible: z.boolean() })),
});

export const editionLines = z.object({ ...paged, lines: z.array(line) });

export const joinLinesBody = z.strictObject({
  version,
  others: z
    .array(z.strictObject({ line_id: bodyId, version }))
    .min(1)
    .max(limits.mergedAtOnce),
});

export const partLineBody = z.strictObject({
  version,
  items: z.array(bodyId).min(1).max(limits.uses),
});
export const editionLine = line;
