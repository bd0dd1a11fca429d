import { z } from 'zod';
import { icons, regions } from '../catalogue/catalogue.values.ts';
import { details, writtenDetails } from '../catalogue/item-details.ts';
import { draftLimits, uploadModes } from '../drafts/drafts.values.ts';
import { bodyId, flag, id, written } from '../fields.ts';
import { years } from '../limits.ts';
import { finding } from '../problem.schemas.ts';

const year = written(years.first, years.last);

export const pastUploadsQuery = z.strictObject({ categoryId: id, reportYear: year });

/** They are listed for a category. */
const { category_id: _, ...ofCategory } = details;

export const pastUploads = z.array(
  z.object({
    report_id: z.int(),
    report_name: z.string(),
    ...ofCategory,
    /** Whether it can be read chapter by chapter. */
    writeup: z.boolean(),
    /** Differs after a change of the details. An upload sends it back as `basedOn`. */
    digest: z.string(),
  }),
);

/** The parts of a form beside its file: all arrive as text. `reportId` makes it an update of a past upload. */
export const uploadBody = z.strictObject({
  categoryId: id,
  subCategoryId: id,
  ...writtenDetails,
  title: writtenDetails.title.min(1),
  year,
  description: writtenDetails.description.min(1),
  reportId: id.optional(),
  /** The `digest` of the past upload that the form was filled from; an outdated one is refused. */
  basedOn: z.string().max(100).optional(),
  /** Left out, a package that needs a look is refused instead of being kept as a draft. */
  release: z.enum(uploadModes).optional(),
});

/**
 * What was left out of the package or could be better; it was accepted all the same. A draft has its id; without a
 * report it is a new one, which is in no catalogue yet.
 */
export const uploaded = z.object({
  report_id: z.int().nullable(),
  draft_id: z.int().nullable(),
  warnings: z.array(finding),
});

/** The Idempotency-Key of an upload of the person who asks. */
export const uploadResultQuery = z.strictObject({ key: z.string().regex(/^[\w-]{8,100}$/) });

/** A refused upload leaves nothing behind: it is as unknown as one that never arrived, and can be sent again. */
export const uploadResult = z.object({
  state: z.enum(['unknown', 'reading', 'done']),
  /** As the upload itself was answered. */
  answer: uploaded.nullable(),
});

export const versions = z.array(
  z.object({
    version: z.int(),
    createdAt: z.int(),
    /** The e-mail of the person who uploaded it. */
    createdBy: z.string(),
    chapters: z.int(),
    current: z.boolean(),
    /** Each time it became the one that is read, newest first; none for one that never was. */
    releases: z.array(z.object({ at: z.int(), by: z.string(), note: z.string() })),
  }),
);

export const versionParams = z.strictObject({ id, version: written(1, 1_000_000) });

export const rollbackBody = z.strictObject({
  version: z.int().min(1).max(1_000_000),
  /** For readers. */
  note: z.string().trim().max(draftLimits.note).default(''),
});

/** Companies with a subscription that has not expired, and the people in them who are enabled. */
export const subscribers = z.object({ companies: z.int(), people: z.int() });

export const visibleBody = z.strictObject({ status: flag });

/**
 * What is left out stays. Empty keeps title, description and (as 0) year too; an empty region means Global, an empty
 * icon Bandage. A category is chosen together with its sub-category.
 */
export const editBody = z
  .strictObject({
    ...writtenDetails,
    categoryId: bodyId,
    subCategoryId: bodyId,
    year: z.union([z.literal(0), writtenDetails.year]),
    region: z.enum([...regions, '']),
    icon: z.enum([...icons, '']),
  })
  .partial();
