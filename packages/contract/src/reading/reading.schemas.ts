import { z } from 'zod';
import { blockId, bodyId, id } from '../fields.ts';
import { reading as limits } from '../limits.ts';
import { placeKinds } from './reading.values.ts';

export const placeParams = z.strictObject({ kind: z.enum(placeKinds), id });

/** The id of a block in a chapter's text; null at its beginning. */
const block = blockId.nullable();

export const placeBody = z.strictObject({
  /** The number of the chapter, or the id of the bookmark. */
  entry: bodyId,
  /** The version of the report whose chapters these are; a custom report has none. */
  version: bodyId.optional(),
  /** The first block in sight. */
  block,
  /** What has been read since the last call. */
  read: z.array(bodyId).max(limits.mostEntries),
  /** For how many seconds this has been so: of two devices, the later place counts. */
  ago: z.int().min(0).max(limits.oldestSeconds),
});

/** As of the version that is read now; null if the person has not read it. */
export const place = z
  .object({
    entry: z.int(),
    /** The entry's number in the address: that of the chapter, or the bookmark's by order. */
    number: z.int(),
    block,
    read: z.array(z.int()),
    /** Epoch seconds. */
    at: z.int(),
  })
  .nullable();
