import { z } from 'zod';
import { dashboardKinds, icons, regions } from '../catalogue/catalogue.values.ts';
import { details, writtenDetails } from '../catalogue/item-details.ts';
import { bodyId, flag, id, largestId, written } from '../fields.ts';
import { lengths, dashboards as limits } from '../limits.ts';
import { dimensions, figureKinds, importKinds, questionTypes } from './dashboards.values.ts';

const market = z.string().min(1).max(lengths.market);

/** `query` is that of the page's address: the demo figures, or a sample with its market. */
export const ticketBody = z.union([
  z.strictObject({
    kind: z.enum(figureKinds),
    id: bodyId,
    query: z
      .strictObject({
        demo: z.boolean().optional(),
        sample: z.boolean().optional(),
        market: market.optional(),
      })
      .optional(),
  }),
  z.strictObject({ kind: z.literal('import'), id: z.enum(importKinds) }),
]);

export const ticket = z.object({ ticket: z.string() });
export const exchangeBody = z.strictObject({ ticket: z.string().max(200) });
export const exchanged = z.object({ embedToken: z.string(), usergroupId: z.int(), id: z.string() });

export const medskuInfo = z.object({
  medsku_id: z.int(),
  medsku_name: z.string(),
  medsku_year: z.int(),
});
export const ptInfo = z.object({ pt_id: z.int(), pt_name: z.string(), pt_year: z.int() });
export const surveyInfo = z.object({
  survey_id: z.int(),
  survey_name: z.string(),
  survey_year: z.int(),
});

export const itemParams = z.strictObject({ kind: z.enum(['medsku', 'pt', 'survey']), id });

/** Counts and the names of measures: no name of a brand, a procedure or a question, and no figure. */
export const itemContents = z.object({
  kind: z.enum(['medsku', 'pt', 'survey']),
  report_id: z.int(),
  report_name: z.string(),
  report_year: z.int(),
  ...details,
  region: z.enum(regions),
  /** Only admins see a hidden one. */
  visible: flag,
  /** Whether the company has a demo of it and no subscription. */
  demo: z.boolean(),
  /** All of it, not only a demo. */
  can: z.object({ openDashboard: z.boolean() }),
  measures: z.array(z.string()),
  /** The first and the last; empty without figures, and for a survey. */
  periods: z.array(z.string()),
  questions: z.int(),
  counts: z.partialRecord(z.enum(dimensions), z.int()),
});

export const dashboardParams = z.strictObject({ kind: z.enum(figureKinds), id });

/** Of reports that have figures of the same market, the one whose figures are shown. */
export const dashboardQuery = z.strictObject({ prefer: id.optional() });

/** `under` is the market of a segment, the region of a country, the manufacturer of a brand. */
const label = z.object({ name: z.string(), under: z.string().nullable() });

/** What can be queried. Without periods or questions there are no figures yet. */
export const dashboard = z.object({
  kind: z.enum(figureKinds),
  id: z.int(),
  name: z.string(),
  year: z.int(),
  region: z.enum(regions),
  icon: z.enum(icons),
  demo: z.boolean(),
  /** The one market that the company's sample opens. */
  sample: z.string().nullable(),
  /** Changes with the figures that the dashboard shows; each answer says which it is of. */
  edition: z.string(),
  /** When the figures were applied, in epoch seconds. */
  updatedAt: z.int().nullable(),
  /** Years such as 2024, or quarters such as 2024-Q3, in order and without gaps. */
  periods: z.array(z.string()),
  /** The first of them that is a forecast. */
  forecastFrom: z.string().nullable(),
  measures: z.array(z.object({ measure: z.string(), unit: z.string() })),
  /**
   * What the markets are counted in, such as knee systems, with the units of the measures that depend on it. These
   * measures can be asked for markets of one noun only.
   */
  nouns: z.array(
    z.object({ noun: z.string(), markets: z.array(z.string()), units: z.record(z.string(), z.string()) }),
  ),
  /** SKUs and answers are not listed: there can be very many. */
  dimensions: z.partialRecord(z.enum(dimensions), z.array(label)),
  questions: z.array(
    z.object({
      question_id: z.string(),
      text: z.string(),
      type: z.enum(questionTypes),
      respondents: z.int(),
    }),
  ),
  /** Of a custom report: what its dashboard omits because the company has no access or the currency differs. */
  missing: z.array(z.string()),
  /** Of a custom report: its reports that have figures of the same markets, of which one is shown. */
  rivals: z.array(
    z.object({
      report_id: z.int(),
      name: z.string(),
      region: z.string(),
      year: z.int(),
      isShown: z.boolean(),
    }),
  ),
  /** The one of them that was asked for. */
  prefer: z.int().nullable(),
  notes: z.array(z.string()),
  /** The report that the figures belong to; no other item has a text to read. */
  can: z.object({ readReport: z.boolean() }),
  /** Of other years, newest first: only those whose dashboards open for the viewer. */
  editions: z.array(z.object({ id: z.int(), kind: z.enum(figureKinds), name: z.string(), year: z.int() })),
});

const text = z.string().max(lengths.market);

export const questionBody = z.strictObject({
  /** One of the measures, or the id of a survey's question. */
  measure: text,
  /** Two at most, and with a SKU also what describes it. */
  groupBy: z.array(z.enum(dimensions)).max(5),
  filters: z.partialRecord(z.enum(dimensions), z.array(text).max(limits.filterValues)),
  /** Part of a SKU, its description or its brand. */
  search: z.string().max(lengths.query).optional(),
  /** The period by which rows are sorted and `spread` is calculated; the last one if left out. */
  period: z.string().max(10).optional(),
  /** How many rows, the largest first. */
  top: z.int().min(1).max(limits.rows).optional(),
  /** As in the description of the dashboard. */
  prefer: bodyId.nullable().optional(),
});

/**
 * A table: one row for each group, one column for each of the dashboard's periods. For a survey question the columns
 * are counts, for prices their distribution.
 */
export const answered = z.object({
  edition: z.string(),
  columns: z.array(z.string()),
  unit: z.string().nullable(),
  rows: z.array(z.object({ key: z.array(z.string()), values: z.array(z.number().nullable()) })),
  /** How many rows there are; more than are listed if `top` cut them. */
  total: z.int(),
});

export const importParams = z.strictObject({ kind: z.enum(importKinds) });
export const oneImportParams = z.strictObject({ kind: z.enum(importKinds), importId: id });

/** An item that is created with its figures. */
const { title, ...others } = writtenDetails;

const newItem = z.strictObject({
  name: title.min(1),
  ...others,
  category_id: z.int(),
  sub_category_id: z.int(),
  demo: z.boolean(),
});

function json(value: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON.' });
    return z.NEVER;
  }
}

/**
 * A form: fields are text. Either an existing item, or `item`, a new one as JSON. Reports are uploaded, not created
 * here.
 */
export const stageBody = z.strictObject({
  itemId: id.optional(),
  item: z
    .string()
    .max(10_000)
    // No NUL, and no escaped surrogates: half a pair cannot be stored.
    .regex(/^(?!.*\\u(0000|d[89a-f]))/is)
    .transform(json)
    .pipe(newItem)
    .optional(),
  /** For an existing item: its demo figures instead of the real ones. */
  demo: z.enum(['0', '1']).optional(),
  dashboard_kind: z.enum(dashboardKinds).optional(),
  fileName: z.string().max(255).optional(),
  /** Shown under the dashboard: what its readers should know about the figures. */
  note: z.string().trim().max(limits.note).optional(),
});

/** Where in the file; row and column are null if a whole sheet is concerned, `sheet` is empty in a CSV file. */
const place = {
  sheet: z.string(),
  row: z.int().nullable(),
  column: z.string().nullable(),
  message: z.string(),
};

const change = z.object({
  change: z.enum(['added', 'changed', 'removed']),
  /** What it is about, such as market, segment and year. */
  what: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

/** If there are problems, `importId` is null and nothing was kept. */
export const staged = z.object({
  importId: z.int().nullable(),
  problems: z.array(z.object(place)),
  /** The number of all problems; only the first few hundred are listed. */
  problemCount: z.int(),
  notes: z.array(z.object(place)),
  summary: z.object({
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
  }),
  /** The first of the changes. */
  changes: z.array(change),
});

/** The import whose figures are shown, or 0 if there are none yet. */
const comparedWith = written(0, largestId);

/** What applying an import would change as of now. */
export const differences = staged
  .pick({ notes: true, summary: true, changes: true })
  .extend({ comparedWith: z.int() });

/** What the person saw the differences to; if left out, those that were current when the file was checked. */
export const applyQuery = z.strictObject({ comparedWith: comparedWith.optional() });

export const applied = z.object({ item_id: z.int() });

const importState = z.enum(['staged', 'current', 'earlier']);

export const imports = z.object({
  items: z.array(
    z.object({
      item_id: z.int(),
      name: z.string(),
      year: z.int(),
      region: z.string(),
      dashboard_kind: z.enum(dashboardKinds),
      /** Whether there are figures, and demo figures. */
      figures: z.boolean(),
      demo: z.boolean(),
    }),
  ),
  /** Newest first. An `earlier` import can be applied again. */
  imports: z.array(
    z.object({
      importId: z.int(),
      /** Null until the item has been created. */
      item_id: z.int().nullable(),
      name: z.string(),
      year: z.int(),
      demo: z.boolean(),
      file: z.string(),
      rows: z.int(),
      state: importState,
      by: z.string(),
      at: z.int(),
    }),
  ),
});
