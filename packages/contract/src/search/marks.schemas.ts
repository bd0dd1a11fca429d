import { z } from 'zod';

/** One way to find a word: see `Pattern` of packages/text, which reads these. */
const pattern = z.discriminatedUnion('by', [
  z.object({ by: z.literal('words'), words: z.array(z.string()).readonly() }),
  z.object({ by: z.literal('stem'), stem: z.string() }),
  z.object({ by: z.literal('prefix'), prefix: z.string() }),
]);

const term = z.object({
  text: z.string(),
  patterns: z.array(pattern),
  /** Need not be in a text for its other words to count. */
  isOptional: z.boolean().optional(),
});

/**
 * The query as the server has read it, with the vocabulary of the moment: a `Query` of packages/text. Whoever marks what
 * was found takes this and parses nothing, so that marks are what the server has counted.
 */
export const marks = z.object({ terms: z.array(term), without: z.array(term) });
