import { z } from 'zod';
import { dashboardKinds } from '../catalogue/catalogue.values.ts';
import { details } from '../catalogue/item-details.ts';
import { bodyId, chapterTitle, flag, id, written } from '../fields.ts';
import { lengths } from '../limits.ts';

const number = z.int();
const chapterNumber = written(0, 9999);

export const chapterParams = z.strictObject({ id, chapter: chapterNumber });
export const tableParams = z.strictObject({
  id,
  chapter: chapterNumber,
  table: written(1, 100_000),
});

/** The `id` of the chapter that shows the table; refused if its number means another by now. */
export const tableQuery = z.strictObject({ chapter_id: id.optional() });

export const reportMeta = z.object({
  report_id: number,
  /** Each upload and refresh makes another. Null if nothing was uploaded yet. */
  version: number.nullable(),
  /** When that version was released, and what was said about it. */
  released: z.object({ at: number, note: z.string() }).nullable(),
  report_name: z.string(),
  report_year: number,
  ...details,
  global_dashboard: flag,
  dashboard_kind: z.enum(dashboardKinds),
  visible: flag,
  subscribed: z.boolean(),
  /** The markets of which the company has a sample; empty with a subscription. */
  sample_markets: z.array(z.string()),
  /** Set for a MedCore report of the provider. */
  c_report_id: number.nullable(),
  can: z.object({ openDashboard: z.boolean(), refresh: z.boolean() }),
});

/** `images` has the address of each `data-image` of the chapter. */
const chapter = z.object({
  id: number,
  report_id: number,
  ...chapterTitle.shape,
  chapter_content: z.string(),
  images: z.record(z.string(), z.string()),
});

/** A report without a write-up has no chapters. */
export const subscribedReport = z.object({
  reportMeta,
  chapters: z.array(chapterTitle),
  chapter: chapter.nullable(),
});

/** The titles and counts of a report, never its text. `preview` is the address of a PDF. */
export const unsubscribedReport = z.object({
  reportMeta,
  chapters: z.array(chapterTitle),
  preview: z.string(),
  tables: number,
  figures: number,
});

export const dashboardStatus = z.array(z.object({ report_id: number, global_dashboard: flag }));

export const editionsBody = z.strictObject({ title: z.string().trim().min(1).max(lengths.title) });

/** Everything with that title, newest first. Editions of one report also share the region. */
export const editions = z.array(
  z.object({
    report_id: number,
    report_name: z.string(),
    report_year: number,
    region: z.string(),
    subscribed: z.boolean(),
    /** Whether it has chapters, which can be compared with those of another edition. */
    has_text: z.boolean(),
  }),
);

export const refreshParams = z.strictObject({ report_id: id });

/** Whether anything has changed. */
export const refreshed = z.object({ changed: z.boolean() });

/** `rec_report_id` is recommended to readers of `report_id`; the other fields describe the recommended report. */
export const recommendation = z.object({
  rec_id: number,
  rec_report_id: number,
  report_id: number,
  report_name: z.string(),
  report_year: number,
  region: z.string(),
});

export const recommendations = z.array(recommendation);

export const recommendationBody = z.strictObject({
  recReportId: bodyId,
  reportId: bodyId,
});

export const recommendationParams = z.strictObject({ recId: id });
