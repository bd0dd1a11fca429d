import { z } from 'zod';
import { id, written } from '../fields.ts';
import { userId } from '../identity/identity.schemas.ts';
import { lengths } from '../limits.ts';
import { licenses } from '../roles.ts';
import { type ClientSort, clientEnds, clientOrders, clientViews, noOwner } from './clients.values.ts';

const sorts = clientOrders.flatMap((order): ClientSort[] => [order, `-${order}`]);

const choice = {
  /** Each of these words is in the name of the company or of its headquarter. */
  text: z.string().trim().max(lengths.query).optional(),
  license: z.enum(licenses).optional(),
  end: z.enum(clientEnds).optional(),
  /** Who looks after it. */
  owner: z.union([userId, z.literal(noOwner)]).optional(),
  view: z.enum(clientViews).optional(),
  /** By expiry, if nothing is said. */
  sort: z.enum(sorts).optional(),
};

export const clientsQuery = z.strictObject({ ...choice, page: id.optional() });
export const clientsFileQuery = z.strictObject(choice);

const owner = z.object({ id: z.uuid(), name: z.string() });

export const owners = z.array(owner);

const client = z.object({
  id: z.int(),
  company: z.string(),
  headquarterCompany: z.string().nullable(),
  license: z.enum(licenses),
  /** People who are enabled, of those who may be. */
  seatsUsed: z.int(),
  licenses: z.int(),
  devices: z.int(),
  /** The first moment that is no longer paid for. */
  expiry: z.int().nullable(),
  /** When somebody of the company was last there, in milliseconds. */
  lastActive: z.int().nullable(),
  /** Chapters read, and opens refused, in the last 90 days. */
  reads: z.int(),
  refused: z.int(),
  /** Chapters read in each of the last six months, this one last. */
  months: z.array(z.int()),
  owner: owner.nullable(),
  /** What to do next: as somebody wrote, else as follows from the rest. */
  step: z.object({ text: z.string(), by: z.string().nullable() }).nullable(),
});

export const clients = z.object({
  rows: z.array(client),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many of those that the other filters leave are in each view. */
  counts: z.object({ all: z.int(), todo: z.int(), idle: z.int(), expired: z.int() }),
  /** Everybody who can look after clients. */
  owners,
});

/** Entries older than this one. */
export const clientHistoryQuery = z.strictObject({ before: written(1, 9_999_999_999).optional() });

const values = z.record(z.string(), z.unknown()).nullable();

export const clientHistory = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.int(),
      /** Empty if whoever did it was deleted. */
      actor: z.string(),
      action: z.string(),
      /** The person whom it was done to; null if it was done to the company, or if they were deleted. */
      person: z.string().nullable(),
      from: values,
      to: values,
    }),
  ),
  more: z.boolean(),
});
