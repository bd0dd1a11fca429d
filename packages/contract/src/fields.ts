import { z } from 'zod';

export const largestId = 2_147_483_647;

/** A whole number in an address or a form: digits only, not everything JavaScript accepts (0x5, 1e3, true). */
export const written = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
    z.int().min(min).max(max),
  );

/** Ids in an address, and in a body. */
export const id = written(1, largestId);
export const bodyId = z.int().min(1).max(largestId);
export const idParams = z.strictObject({ id });

export const flag = z.union([z.literal(0), z.literal(1)]);

/** Used in mails, where a line break would start a new paragraph. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);

/** Names that look alike are the same. */
export const companyName = z.string().normalize('NFKC').trim();

export const chapterTitle = z.object({ chapter_number: z.int(), chapter_title: z.string() });

/** The id of a block in a chapter's text: the hash of its text, and how often that has occurred before. */
export const blockId = z
  .string()
  .regex(/^b-[0-9a-f]{12}(-\d{1,5})?$/)
  .meta({ examples: ['b-0123456789ab'] });
