import { z } from 'zod';
import { id, oneLine, written } from '../fields.ts';
import { lengths } from '../limits.ts';

const filters = {
  /** The e-mail or the id of whoever did something, or had something done to them. */
  person: oneLine.min(1).max(lengths.email).optional(),
  company: id.optional(),
  action: oneLine.min(1).max(100).optional(),
  /** Words of the title of an item, or its number. */
  item: oneLine.min(1).max(lengths.query).optional(),
  /** Days, both inclusive, in UTC. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const auditQuery = z.strictObject({
  ...filters,
  /** Entries older than this one. */
  before: written(1, 9_999_999_999).optional(),
});

export const auditExtractQuery = z.strictObject(filters);

const values = z.record(z.string(), z.unknown()).nullable();

const entry = z.object({
  id: z.int(),
  at: z.int(),
  /** Empty if whoever did it was deleted. */
  actor: z.string(),
  actorId: z.uuid().nullable(),
  action: z.string(),
  /** What it was done to, as kind:id. */
  subject: z.string(),
  /** How people call it; null if it is not known or no longer there. */
  name: z.string().nullable(),
  company: z.object({ id: z.int(), company: z.string().nullable() }).nullable(),
  from: values,
  to: values,
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** In the chain; null if it waits for it. */
  place: z.int().nullable(),
});

export const auditLog = z.object({
  /** Newest first. */
  entries: z.array(entry),
  /** Whether there are older ones. */
  more: z.boolean(),
  /** All that is done, for the filter. */
  actions: z.array(z.string()),
  chain: z.object({
    /** How many entries have their place. */
    places: z.int(),
    /** What the chain has come to, in hexadecimal digits; empty before the first entry. */
    head: z.string(),
    /** Entries that have waited for their place for more than a minute. */
    late: z.int(),
  }),
});
