import { z } from 'zod';
import { lengths, figures as limits, years } from '../limits.ts';
import { figureStates, metrics } from './figures.values.ts';

const number = z.int();
const year = z.int().min(years.first).max(years.last);
const state = z.enum(figureStates);

/** The years that a figure is of; the same year twice unless it is of a span. */
const period = z.object({ from: number, to: number });

/** Where a figure stands: in a cell of a table, or in the figures of a dashboard. */
const source = z.object({
  kind: z.enum(['table', 'dashboard']),
  item_id: number,
  item_name: z.string(),
  year: number,
  region: z.string(),
  /** The MedCore report that opens it to the viewer, where the report itself does not; `place` is the chapter's in it. */
  given: z.object({ c_report_id: number, c_report_name: z.string(), place: number }).nullable(),
  /** Of a report's text; null for dashboards. */
  version: number.nullable(),
  /** Null for dashboards. */
  table: z
    .object({
      chapter_number: number,
      chapter_title: z.string(),
      table_number: number,
      block: z.string(),
      caption: z.string(),
    })
    .nullable(),
  /** The same for a market's dashboard, which opens with these filters. */
  dashboard: z
    .object({ dashboard_kind: z.enum(['market', 'medaccess']), market: z.string(), segment: z.string() })
    .nullable(),
});

/** A figure as its source has it. `row` is counted from 0 below the head of the table, `column` from its first one. */
const point = z.object({
  period: period.nullable(),
  value: z.number(),
  /** As it is printed. */
  shown: z.string(),
  state,
  row: number.nullable(),
  column: number.nullable(),
});

/** One development in one source. Nothing in it is computed. */
export const figureSeries = z.object({
  key: z.string(),
  /** What it is of, such as 'Primary Knee Implants, Cementless'. */
  label: z.string(),
  metric: z.enum(metrics),
  place: z.string(),
  unit: z.string(),
  points: z.array(point),
  source,
});

const difference = z.object({ absolute: z.number(), relative: z.number().nullable() });

/** An answer: the newest source first, what others say beside it. */
const answer = z.object({
  label: z.string(),
  metric: z.enum(metrics),
  place: z.string(),
  figures: z
    .array(
      z.object({
        series: figureSeries,
        /** The figure asked for; of a development without a year the last measured one. */
        point,
        /** To the first of these, if both are in the same unit. */
        difference: difference.nullable(),
      }),
    )
    .min(1),
  /** Whether a development was asked for, which is then drawn. */
  isSeries: z.boolean(),
});

/** A report that has such a figure, which the viewer may not read. */
const elsewhere = z.object({
  item_id: number,
  item_name: z.string(),
  year: number,
  region: z.string(),
});

export const figureAnswersBody = z.strictObject({ query: z.string().trim().min(1).max(lengths.query) });

/** Both are empty if the query is no question for a figure, or nothing answers it. */
export const figureAnswers = z.object({
  answers: z.array(answer).max(limits.answers),
  elsewhere: z.array(elsewhere).max(limits.elsewhere),
  /** How many such reports there are. */
  elsewhereTotal: number,
});

/** What is looked for; `about` are words for a market, product or segment. */
const choice = {
  about: z.string().trim().min(1).max(lengths.query),
  metric: z.enum(metrics),
  place: z.string().trim().max(100).optional(),
  company: z.string().trim().max(lengths.title).optional(),
  from: year.optional(),
  to: year.optional(),
};

export const listFiguresBody = z.strictObject(choice);

/** `total` counts the series that were found; at most so many are shown. */
export const figuresList = z.object({
  series: z.array(figureSeries),
  total: number,
  /** The places that these series are of. */
  places: z.array(z.string()),
  elsewhere: z.array(elsewhere),
  elsewhereTotal: number,
});

export const figuresSheetBody = z.strictObject({
  ...choice,
  /** Keys of series of the list, in the order of the sheet. */
  keys: z.array(z.string().max(400)).min(1).max(limits.compared),
});
