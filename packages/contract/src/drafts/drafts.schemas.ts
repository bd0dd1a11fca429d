import { z } from 'zod';
import { details } from '../catalogue/item-details.ts';
import { bodyId, chapterTitle, id, oneLine, written } from '../fields.ts';
import { finding } from '../problem.schemas.ts';
import { draftLimits, draftOrigins, draftShares } from './drafts.values.ts';

const number = z.int();

/** Counts up with every change of a draft. Whoever changes it sends back the one that they saw. */
const revision = z.int().min(1).max(1_000_000_000);

/** How many findings of a weight are still open. */
const open = z.object({ settle: number, look: number, noted: number });

const head = {
  draft_id: number,
  /** Null for a report that is not in the catalogue yet. */
  report_id: number.nullable(),
  report_name: z.string(),
  report_year: number,
  ...details,
  origin: z.enum(draftOrigins),
  revision,
  createdAt: number,
  /** The e-mail of the person who uploaded it. */
  createdBy: z.string(),
  chapters: number,
  open,
  /** Whether the report has changed since the draft was made; it cannot be released before it was compared anew. */
  outdated: z.boolean(),
  /** When it is to be released, by the clock of the database. */
  releaseAt: number.nullable(),
  /** Why a planned release did not happen; empty otherwise. */
  notReleased: z.string(),
};

export const drafts = z.array(z.object(head));

/** A table as it was read: what there is to check about it beside its figures. */
const readTable = z.object({
  chapter_number: number,
  block: z.string(),
  caption: z.string(),
  headRows: number,
  units: z.string(),
  /** Cells with a value, and cells below the heading that have text only. */
  numbers: number,
  texts: number,
  notes: number,
});

const draftFinding = z.object({
  ...finding.shape,
  /** Names it within its draft. */
  key: z.string(),
  /** Where its block is. */
  chapter_number: number.nullable(),
  accepted: z.object({ by: z.string(), at: number, reason: z.string() }).nullable(),
});

/** What staff put right, and what it was before; `again` if that was in an earlier package. */
const correction = z.object({
  key: z.string(),
  chapter_number: number.nullable(),
  /** Null if it was left out, or if the package has nothing like it. */
  block: z.string().nullable(),
  was: z.object({ caption: z.string(), chapter: z.string() }),
  right: z.object({
    caption: z.string().optional(),
    headRows: number.optional(),
    unit: z.string().optional(),
    leftOut: z.boolean(),
  }),
  again: z.boolean(),
  by: z.string(),
  at: number,
});

export const draft = z.object({
  ...head,
  writeup: z.boolean(),
  /** The version that it was compared with, and when that was released; null for a new report. */
  base: z.object({ version: number, releasedAt: number }).nullable(),
  /** For readers, filled in so far. */
  note: z.string(),
  /** By which a figure may differ from the version or the edition before, until it is pointed out. */
  share: z.number(),
  titles: z.array(chapterTitle),
  tables: z.array(readTable),
  findings: z.array(draftFinding),
  corrections: z.array(correction),
  /** Companies and people that would see it at once. */
  readers: z.object({ companies: number, people: number }),
  /** The clock of the database, which planned releases go by. */
  now: number,
});

/** `images` has the address of each `data-image` of the chapter. */
export const proofChapter = z.object({
  ...chapterTitle.shape,
  chapter_content: z.string(),
  images: z.record(z.string(), z.string()),
});

/** The version that clients read now, for staff who publish. */
export const proofedReport = z.object({
  report_id: number,
  report_name: z.string(),
  report_year: number,
  ...details,
  version: number,
  titles: z.array(chapterTitle),
  chapter: proofChapter.nullable(),
});

const chapterNumber = written(0, 9999);
export const proofParams = z.strictObject({ id, chapter: chapterNumber });

export const findingParams = z.strictObject({ id, finding: z.string().regex(/^[\w-]{1,40}$/) });
export const acceptBody = z.strictObject({
  reason: z.string().trim().min(1).max(draftLimits.reason),
});

export const correctionParams = z.strictObject({ id, correction: z.string().regex(/^[\w-]{1,40}$/) });

/** Of a block of the draft; what is left out stays as it was read. */
export const correctBody = z
  .strictObject({
    revision,
    chapter: z.int().min(0).max(9999),
    block: z.string().regex(/^b-[\w-]{1,40}$/),
    caption: oneLine.max(draftLimits.caption).optional(),
    headRows: z.int().min(0).max(draftLimits.headRows).optional(),
    unit: oneLine.max(draftLimits.unit).optional(),
    leftOut: z.literal(true).optional(),
  })
  .refine(({ caption, headRows, unit, leftOut }) =>
    [caption, headRows, unit, leftOut].some((one) => one !== undefined),
  );

/** One of the offered shares: a comparison of a large report takes a moment. */
export const shareBody = z.strictObject({ revision, share: z.literal(draftShares) });

export const revisionBody = z.strictObject({ revision });

export const releaseBody = z.strictObject({
  revision,
  note: z.string().trim().max(draftLimits.note).default(''),
  /** Seconds; left out, it is released now. */
  at: z.int().min(0).max(9_999_999_999).optional(),
  /** Says that the findings to look at were looked at. */
  acknowledged: z.boolean().default(false),
});

/** A planned one is still a draft; `report_id` is null until it is released. */
export const released = z.object({ report_id: number.nullable(), version: number.nullable() });

export const readingsBody = z.strictObject({
  drafts: z
    .array(z.strictObject({ draft_id: bodyId, revision }))
    .min(1)
    .max(draftLimits.together),
  note: z.string().trim().max(draftLimits.note).default(''),
});

/** Each by itself: one that cannot be released keeps no other from it. */
export const readingsReleased = z.array(
  z.object({ draft_id: number, report_id: number.nullable(), problem: z.string().nullable() }),
);
