import { z } from 'zod';
import { dashboardParams, questionBody } from '../dashboards/dashboards.schemas.ts';
import { bodyId, id, largestId, oneLine } from '../fields.ts';
import { lengths, takeAway as limits } from '../limits.ts';
import {
  documentFormats,
  fileFormats,
  fileStates,
  fileSteps,
  panelFormats,
  pictureFormats,
  rowFormats,
  takenKinds,
} from './take-away.values.ts';

export const contentsParams = z.strictObject({ kind: z.enum(['report', 'custom-report']), id });

/** What can be chosen of a report or custom report, in its order. */
export const takeAwayContents = z.object({
  title: z.string(),
  /** Of a report: the one that `entry` numbers refer to. */
  version: z.int().nullable(),
  entries: z.array(
    z.object({
      /** The number of the chapter, the id of the bookmark, or that of a clip as a negative number. */
      entry: z.int(),
      /** As readers know it. */
      number: z.int().nullable(),
      title: z.string(),
      /** The report it is from; empty if it is all of one. */
      origin: z.string(),
      tables: z.int(),
      /** Drawn from its tables, so that they can be edited in the file. */
      charts: z.int(),
      /** Images. */
      figures: z.int(),
      /** Whether it can be taken by the person who asks. */
      isOpen: z.boolean(),
    }),
  ),
  /** What stands in every file. */
  licence: z.object({ company: z.string(), licence: z.string(), person: z.string() }),
  /** How many files the company may have made in 30 days; null without a limit. */
  quota: z
    .object({
      most: z.int(),
      made: z.int(),
      /** When the next one can be made; null if that is now. */
      renewsAt: z.int().nullable(),
    })
    .nullable(),
});

/** Tables are always taken. */
const parts = z
  .strictObject({
    text: z.boolean().default(true),
    charts: z.boolean().default(true),
    sources: z.boolean().default(true),
  })
  .default({ text: true, charts: true, sources: true });

/** Left out: all that the person may open. */
const entries = z.array(z.int().min(-largestId).max(largestId)).min(1).max(limits.entries).optional();

export const takeAwayBody = z.strictObject({
  of: z.discriminatedUnion('kind', [
    /** The numbers of chapters in a version; an outdated one is refused. */
    z.strictObject({ kind: z.literal('report'), id: bodyId, version: z.int().min(1).optional(), entries }),
    /** The ids of bookmarks, and those of clips as negative numbers. */
    z.strictObject({ kind: z.literal('custom-report'), id: bodyId, entries }),
  ]),
  format: z.enum(documentFormats),
  parts,
});

/**
 * How a chart of the table is drawn, as it stands in an address (`charts/chart-address.ts`), and the `id` of the chapter
 * that shows the table: refused if its number means another by now.
 */
export const chartSlideBody = z.strictObject({ chart: z.string().max(2000), chapter_id: bodyId.optional() });

export const stampChartBody = z.strictObject({ format: z.enum(pictureFormats) });
export const stampPanelsBody = z.strictObject({ format: z.enum(panelFormats) });

/** What has to stand on it, line by line: of when its figures are, for whom it was made, and on which terms. */
export const takenStamp = z.object({ lines: z.array(z.string()) });

const title = oneLine.max(lengths.title);
const { filters, search, prefer } = questionBody.shape;

/** A panel of a dashboard as it is shown: what it asks, and how it draws the answer. */
const panel = z.strictObject({
  title: title.min(1),
  shape: z.enum(['lines', 'bars', 'stacked', 'share', 'ranking']),
  question: questionBody,
});

export const dashboardFileBody = z.discriminatedUnion('kind', [
  /** All figures that the view is computed from; without filters and search, the whole cube. */
  z.strictObject({ kind: z.literal('dashboard-rows'), format: z.enum(rowFormats), filters, search, prefer }),
  z.strictObject({
    kind: z.literal('dashboard-slides'),
    format: z.literal('pptx'),
    /** What the view is called, and what it is filtered by. */
    title,
    subtitle: title.default(''),
    panels: z.array(panel).min(1).max(limits.panels),
    prefer,
  }),
]);

export const dashboardFileParams = dashboardParams.extend({ file: id });

export const takenFile = z.object({
  file_id: z.int(),
  kind: z.enum(takenKinds),
  /** What it is made of. */
  title: z.string(),
  /** What it is saved as. */
  name: z.string(),
  format: z.enum(fileFormats),
  /** The page it was made from. */
  path: z.string(),
  state: z.enum(fileStates),
  /** What is done at this moment, or was when it failed. */
  step: z.enum(fileSteps),
  /** Of this step; `of` is 0 while that is not known. */
  done: z.int(),
  of: z.int(),
  /** How many bookmarks are in it; null for figures of a dashboard. */
  entries: z.int().nullable(),
  bytes: z.int().nullable(),
  /** When it was asked for, in epoch seconds. */
  at: z.int(),
  /** Null until it is ready. */
  keptUntil: z.int().nullable(),
  /** What it was made of has changed since. */
  outdated: z.boolean(),
  /** Why it failed, or cannot be downloaded any more; empty if nothing is wrong. */
  remark: z.string(),
});

/** Newest first. */
export const takenFiles = z.array(takenFile);
