import { z } from 'zod';
import { itemKinds } from '../catalogue/catalogue.values.ts';
import { importKinds } from '../dashboards/dashboards.values.ts';
import { id, idParams } from '../fields.ts';
import { renewals as limits } from '../limits.ts';
import { licenses } from '../roles.ts';
import { endings, healths, wantedDays, whoseClients } from './cockpit.values.ts';

const count = z.int();
/** Epoch seconds. */
const at = z.int();

const whose = z.enum(whoseClients).default('everybody');

export const whoseQuery = z.strictObject({ whose });
export const renewalsQuery = z.strictObject({
  whose,
  within: z.enum(endings).optional(),
  page: id.default(1),
});
export const wantedQuery = z.strictObject({
  whose,
  days: z.enum(wantedDays).default('7'),
  company: id.optional(),
});

const client = { id: z.int(), company: z.string() };
const owner = z.object({ id: z.uuid(), name: z.string() }).nullable();
const licence = { ...client, license: z.enum(licenses), expiry: at };

/** The most urgent first; each with how many there are. */
export const endingClients = z.array(
  z.object({
    within: z.enum(endings),
    total: count,
    clients: z.array(z.object({ ...licence, licenses: count })),
  }),
);

const nextStep = z.object({
  words: z.string(),
  /** Null for the product's suggestion. */
  written: z.object({ by: z.string(), at }).nullable(),
});

export const renewals = z.object({
  counts: z.record(z.enum(endings), count),
  total: count,
  page: count,
  pages: count,
  clients: z.array(
    z.object({
      ...licence,
      seats: z.object({ used: count, of: count }),
      lastActive: at.nullable(),
      /** Chapters read in 90 days, and in each of the last six months. */
      reads: count,
      months: z.array(count),
      refused: count,
      health: z.object({ is: z.enum(healths), because: z.array(z.string()) }),
      cases: count,
      owner,
      step: nextStep,
      notes: count,
    }),
  ),
});

export const nextStepBody = z.strictObject({
  /** Empty: the suggestion again. */
  words: z
    .string()
    .trim()
    .max(limits.step)
    .regex(/^\P{Cc}*$/u),
});
export const nextStepAnswer = nextStep;

export const noteParams = z.strictObject({ ...idParams.shape, note_id: id });
export const noteBody = z.strictObject({ note: z.string().trim().min(1).max(limits.note) });
export const clientNotes = z.array(
  z.object({ id: z.int(), note: z.string(), by: z.string(), at, canRemove: z.boolean() }),
);

const item = z.object({
  id: z.int(),
  kind: z.enum(itemKinds),
  title: z.string(),
  year: z.int(),
  region: z.string(),
});

export const openCases = z.object({
  total: count,
  /** The oldest first. */
  cases: z.array(
    z.object({
      client: z.object(client),
      /** What they want to buy; null for a renewal. */
      item: item.nullable(),
      /** Null if the account was deleted. */
      by: z.string().nullable(),
      owner,
      at,
    }),
  ),
});

/** Newest first. */
export const lastImports = z.array(
  z.object({
    id: z.int(),
    kind: z.enum(importKinds),
    title: z.string(),
    year: z.int(),
    demo: z.boolean(),
    rows: count,
    applied: z.boolean(),
    by: z.string(),
    at,
  }),
);

/** Those who want it most first; left out for whom clients are no concern. */
const clients = z.array(z.object({ ...client, count }));

export const wanted = z.object({
  /** Of the one that was asked for; null if there is none, or all were asked for. */
  company: z.string().nullable(),
  /** Refused opens in all, and searches that found nothing. */
  refused: count,
  unanswered: count,
  items: z.array(z.object({ item, count, clientCount: count, clients, last: at })),
  searches: z.array(z.object({ words: z.string(), count, clientCount: count, clients, last: at })),
});
