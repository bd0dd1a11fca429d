import { z } from 'zod';
import {
  chapterPlace,
  figureChangeKinds,
  figureCounts,
  headings,
  shownFigure,
  tablePlace,
} from '../changes.schemas.ts';

const count = z.int();

/** Whether a figure was measured or is expected, as far as its table says so. */
const state = z.enum(['measured', 'forecast', 'unknown']);

export const comparedKinds = [...figureChangeKinds, 'same', 'incomparable'] as const;
const kind = z.enum(comparedKinds);

const shares = {
  /** As either side has it; null where it has nothing. */
  before: shownFigure.nullable(),
  after: shownFigure.nullable(),
  /** The later less the former figure in the unit of the later, and that relative to the former. */
  change: z.number().nullable(),
  relative: z.number().nullable(),
};

const comparedCell = z.object({
  kind,
  ...shares,
  /** The former figure in the unit of the later, where that is another one. */
  converted: z.number().nullable(),
});

/** Whether both tables have it, or only one. */
const side = z.enum(['both', 'added', 'removed']);

const line = {
  path: headings,
  side,
  /** The year that it names, and what figures of it are in either edition. */
  year: z.int().nullable(),
  was: state,
  is: state,
};

const comparedPart = z.object({
  columns: z.array(z.object(line)),
  rows: z.array(
    z.object({
      ...line,
      /** What it was called, if that was something else. */
      former: headings.nullable(),
      isTotal: z.boolean(),
      cells: z.array(comparedCell.nullable()),
    }),
  ),
});

/** What was expected of a year, what is said now, and which of it is measured. */
const point = z.object({ year: z.int(), was: state, is: state, kind, ...shares });

const series = z.object({ name: z.string(), isTotal: z.boolean(), points: z.array(point) });

/** A table of both sides, cell by cell. */
export const comparedTable = z.object({
  before: tablePlace,
  after: tablePlace,
  units: z.object({ before: z.string(), after: z.string() }),
  /** The heading above the names of the rows. */
  corner: z.string(),
  /** Rows below the same headings; most tables have one such part. Empty if the table is too large to be shown. */
  parts: z.array(comparedPart),
  /** Forecasts by market, if it has any. */
  series: z.array(series),
});

/** A table in the list: `same` is in both and says the same. */
export const listedTable = z.object({
  /** Names it within the comparison. */
  number: z.int(),
  kind: z.enum(['same', 'changed', 'renumbered', 'added', 'removed']),
  before: tablePlace.nullable(),
  after: tablePlace.nullable(),
  isRenumbered: z.boolean(),
  counts: figureCounts,
  incomparable: count,
  hasForecast: z.boolean(),
});

/** Words as they are, came or went. */
const piece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

const comparedPassage = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  block: z.string(),
  /** Whether nothing is different but years that move on with the base year and figures that its tables have. */
  follows: z.boolean(),
  pieces: z.array(piece),
});

export const comparedChapter = z.object({
  before: chapterPlace,
  after: chapterPlace,
  passages: z.array(comparedPassage),
});

export type ComparedTable = z.infer<typeof comparedTable>;
export type ComparedPart = ComparedTable['parts'][number];
export type ComparedRow = ComparedPart['rows'][number];
export type ComparedColumn = ComparedPart['columns'][number];
export type ComparedCell = NonNullable<ComparedRow['cells'][number]>;
export type ComparedSeries = ComparedTable['series'][number];
export type ComparedPoint = ComparedSeries['points'][number];
export type ComparedChapter = z.infer<typeof comparedChapter>;
export type ComparedPassage = ComparedChapter['passages'][number];
export type Piece = z.infer<typeof piece>;
export type ListedTable = z.infer<typeof listedTable>;
