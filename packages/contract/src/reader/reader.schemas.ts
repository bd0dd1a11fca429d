import { z } from 'zod';
import { dashboardKinds } from '../catalogue/catalogue.values.ts';
import { details } from '../catalogue/item-details.ts';
import { blockId, bodyId, chapterTitle, flag, id, written } from '../fields.ts';
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

const spans = { colspan: number.optional(), rowspan: number.optional() };

/** A column of figures, or a row of them, that charts are drawn from; see `charts/chart-table.ts`. */
const chartFigures = z.object({
  name: z.string(),
  unit: z.string(),
  decimals: number,
  isAdditive: z.boolean(),
  areYears: z.boolean(),
  rowsAre: z.enum(['rows', 'columns']),
  columns: z
    .array(z.object({ name: z.string(), year: number.nullable(), isForecast: z.boolean() }))
    .readonly(),
  rows: z
    .array(
      z.object({
        at: number,
        name: z.string(),
        isTotal: z.boolean(),
        values: z.array(z.number().nullable()).readonly(),
      }),
    )
    .readonly(),
});

/** Each table as it reads on the page, its numbers as numbers. */
export const chapterTables = z.array(
  z.object({
    number,
    /** 'Table 5.1' */
    label: z.string(),
    /** Its other lines are what is said below the title. */
    title: z.string(),
    units: z.string(),
    notes: z.array(z.string()),
    header: z.array(z.array(z.object({ text: z.string(), ...spans }))),
    rows: z.array(
      z.array(
        z.object({
          text: z.string(),
          ...spans,
          /** As it is written: 5.1 for 5.1 %. */
          number: z.number().optional(),
          percent: z.literal(true).optional(),
          /** Whether it names its row or the cells below it. */
          isHeading: z.literal(true).optional(),
        }),
      ),
    ),
    /** Empty if it makes no chart. */
    charts: z.array(chartFigures),
  }),
);

/** A chapter in a version of the report, or a block of it. */
export const linkedQuery = z.strictObject({
  version: written(1, 2_147_483_647),
  chapter: chapterNumber,
  block: blockId.optional(),
});

/**
 * Where to go instead. `same`: the block stands in this chapter, or the chapter has this number. `changed`: it has other words or figures now.
 * `chapter`: it is no more, and this is what its chapter became. `gone`: that is no more either.
 */
export const linkedPlace = z.object({
  chapter: number,
  block: z.string().nullable(),
  now: z.enum(['same', 'changed', 'chapter', 'gone']),
});

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

/** Its `chapter_content` is the one block. */
export const clip = z.object({ reportMeta, chapter, tables: chapterTables });

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
