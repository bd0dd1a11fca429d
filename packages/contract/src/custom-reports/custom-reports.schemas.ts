import { z } from 'zod';
import { blockId, bodyId, flag, id, oneLine, written } from '../fields.ts';
import { userId } from '../identity/identity.schemas.ts';
import { inbox, lengths, customReports as limits } from '../limits.ts';
import { bookmarkStates, clipKinds } from './custom-reports.values.ts';

const number = z.int();
const chapterNumber = number.min(1).max(9999);
/** More than anyone needs: a longer list is a mistake. */
const most = 100;

/** The service checks the length, in the words of the requirements. */
const name = oneLine
  .min(1, { abort: true })
  .max(lengths.description)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

/** The version of the report that the numbers refer to; an outdated one is refused. If left out, they are taken as current. */
const version = number.min(1).optional();

export const createBody = z.strictObject({
  c_report_name: name,
  bookmarks: z
    .array(z.strictObject({ report_id: bodyId, chapter_number: chapterNumber, version }))
    .min(1)
    .max(most),
});

/**
 * The `revision` that the change is based on; an outdated one is refused. If left out, the change is saved in any case.
 */
const revision = number.min(1).optional();

/** The chapters of one report. Those of other reports stay as they are. */
export const saveSourceBody = z.strictObject({
  c_report_name: name.optional(),
  revision,
  report_id: bodyId,
  version,
  chapters: z.array(chapterNumber).max(most),
});

/** All bookmarks, each with its place. One whose chapter no longer exists is identified by `collection_id` instead. */
export const saveBookmarksBody = z.strictObject({
  c_report_name: name.optional(),
  revision,
  bookmarks: z
    .array(
      z.union([
        z.strictObject({
          report_id: bodyId,
          chapter_number: chapterNumber,
          custom_order: number.min(1).max(limits.mostOrder),
        }),
        z.strictObject({ collection_id: bodyId, custom_order: number.min(1).max(limits.mostOrder) }),
      ]),
    )
    .max(most),
});

const bookmark = z.object({
  collection_id: number,
  custom_order: number,
  report_id: number,
  report_name: z.string(),
  report_year: number,
  /** Null if the report is no longer visible. */
  region: z.string().nullable(),
  /** Null if the chapter no longer exists; the title is then its last one. */
  chapter_number: number.nullable(),
  chapter_title: z.string(),
  /** For the person who asks. */
  state: z.enum(bookmarkStates),
});

/** A block of a chapter that the viewer may read. */
export const addClipBody = z.strictObject({
  report_id: bodyId,
  chapter_number: chapterNumber,
  version,
  block: blockId,
});

/** The ids of clips. */
export const orderClipsBody = z.strictObject({ clips: z.array(bodyId).max(most) });

export const clipParams = z.strictObject({ id, clip: id });

const clip = z.object({
  clip_id: number,
  report_id: number,
  report_name: z.string(),
  report_year: number,
  /** Null if the report is no longer visible. */
  region: z.string().nullable(),
  /** Null if it is no longer there. */
  chapter_number: number.nullable(),
  chapter_title: z.string(),
  /** In that chapter. */
  block: z.string(),
  kind: z.enum(clipKinds),
  title: z.string(),
  state: z.enum(bookmarkStates),
});

const facts = {
  c_report_id: number,
  c_report_name: z.string(),
  user_email: z.string(),
  /** The owner's name. */
  owner: z.string(),
  company: z.string(),
  /** Made by the provider's support account. */
  medcore: z.boolean(),
  created_on: number,
  modified_on: number,
};

/** `shared` lists the e-mails of its recipients, separated by commas; only the owner sees them. */
export const customReport = z.object({
  ...facts,
  shared: z.string(),
  /** Counts up with every change of the title or the bookmarks. */
  revision: number,
  /** How many bookmarks there are, in their order. */
  chapters: number,
  collections: z.array(bookmark),
  /** Tables and figures beside its chapters, in their order. */
  clips: z.array(clip),
  /** Whether markets have been chosen for its dashboard. */
  global_dashboard: flag,
  can: z.object({
    edit: z.boolean(),
    giveToCompanies: z.boolean(),
    chooseMarkets: z.boolean(),
    openDashboard: z.boolean(),
  }),
});

export const customReports = z.array(customReport);

export const customReportMetadata = z.array(
  z.object({ ...facts, chapters: number, report_ids: z.array(number) }),
);

/** `report_id` belongs to the first chapter. */
export const customReportInfo = z.object({
  report_id: number,
  c_report_id: number,
  c_report_name: z.string(),
});

export const companyParams = z.strictObject({ companyId: id });

const ids = z.string().regex(/^\d{1,9}(,\d{1,9})*$/);

/** Ids, separated by commas. Left out: one's own company. */
export const metadataQuery = z.strictObject({ companies: ids.optional() });

/** The company and its subsidiaries; those of another company are not found. */
export const customReportQuery = z.strictObject({
  company: id.optional(),
  subsidiaryCompanies: z.union([z.literal(''), ids]).optional(),
});

export const bookmarkParams = z.strictObject({
  id,
  report_id: id,
  chapter_number: written(1, 9999),
});

/** The same shape as in the request bodies. */
export const revisionQuery = z.strictObject({
  revision: written(1, 2_147_483_647).optional(),
});

export const shareBody = z.strictObject({
  users: z.array(userId).max(limits.recipients),
  /** For those who did not have it before; shown in their inbox, never in a mail. */
  message: z.string().trim().max(inbox.message).optional(),
});

export const giveBody = z.strictObject({
  companies: z.array(bodyId).max(limits.recipients),
  /** The companies that had it when the choice was made, so that later changes by others are kept. */
  before: z.array(bodyId).max(limits.recipients).optional(),
});

export const givenCompanies = z.array(z.object({ id: number, company: z.string(), given: z.boolean() }));

export const companyPacks = z.array(
  z.object({
    c_report_id: number,
    c_report_name: z.string(),
    chapters: number,
    /** The subsidiary that it comes from; null if it is the company's own. */
    source: z.string().nullable(),
  }),
);

export const chosenMarkets = z.array(z.object({ report_id: number, market_names: z.array(z.string()) }));

const marketNames = z.array(z.string().min(1).max(lengths.market)).max(1000);

export const chooseMarketsBody = z.strictObject({
  report_id: bodyId,
  market_names: marketNames,
  /** The markets that were chosen when the choice was made, so that later changes by others are kept. */
  before: marketNames.optional(),
});
