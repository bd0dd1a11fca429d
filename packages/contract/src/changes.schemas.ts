import { z } from 'zod';

const count = z.int();

/** Labels from the outermost heading to the innermost. */
export const headings = z.array(z.string());

/** A cell: as it reads, its value if it is one number, and the unit in which that is. */
export const shownFigure = z.object({ text: z.string(), value: z.number().nullable(), unit: z.string() });

/**
 * What became of a figure. `restated`: a measured one was corrected. `revised`: a forecast was. `measured`: it was a
 * forecast and is measured now. `changed`: the table does not say which of the two it is. `words`: the cell is no figure.
 */
export const figureChangeKinds = [
  'restated',
  'revised',
  'measured',
  'changed',
  'words',
  'added',
  'removed',
] as const;

const figureChange = z.object({
  kind: z.enum(figureChangeKinds),
  row: headings,
  column: headings,
  /** The year that row or column names, if it is one. */
  year: z.int().nullable(),
  before: shownFigure.nullable(),
  after: shownFigure.nullable(),
  /** After less before, relative to before; both in the same scale. Null unless both are single numbers. */
  relative: z.number().nullable(),
  /** Where the cell is: its row among those below the head, and its column; of the later table if it is there. */
  place: z.object({ row: z.int(), column: z.int() }),
});

export const figureCounts = z.object({
  restated: count,
  revised: count,
  measured: count,
  changed: count,
  words: count,
  added: count,
  removed: count,
});

const lines = z.object({
  added: z.array(headings),
  removed: z.array(headings),
  renamed: z.array(z.object({ before: headings, after: headings })),
});

export const tablePlace = z.object({
  chapter: z.int(),
  /** Counted within the chapter. */
  number: z.int(),
  block: z.string(),
  /** 'Table 4.2'; empty if the caption has no number. */
  name: z.string(),
  /** The caption without the name. */
  title: z.string(),
});

const tableChange = z.object({
  /** `renumbered`: nothing but its number or its chapter is different. */
  kind: z.enum(['added', 'removed', 'changed', 'renumbered']),
  before: tablePlace.nullable(),
  after: tablePlace.nullable(),
  /** Whether it bears another number: 'was Table 4.1'. */
  isRenumbered: z.boolean(),
  isRetitled: z.boolean(),
  rows: lines,
  columns: lines,
  /** Of the whole table where `column` is empty. */
  units: z.array(z.object({ column: headings, before: z.string(), after: z.string() })),
  notes: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
  /** Whether headings, marks or the way in which figures are written are different, apart from all the above. */
  isWrittenOtherwise: z.boolean(),
  figures: z.array(figureChange),
  counts: figureCounts,
  /** Figures that are not compared because they are in another currency, or in percent on one side only. */
  incomparable: count,
});

export const chapterPlace = z.object({ number: z.int(), title: z.string() });
export const passageCounts = z.object({ added: count, removed: count, changed: count });

const chapterChange = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  before: chapterPlace.nullable(),
  after: chapterPlace.nullable(),
  isRenamed: z.boolean(),
  /** Whether it stands elsewhere among the others; a number that is different because one came before it is no move. */
  isMoved: z.boolean(),
  passages: passageCounts,
});

const passageChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** The number of its chapter, and its block there; of the later reading if it is there. */
  chapter: z.int(),
  block: z.string(),
  /** Excerpts around the first difference. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** How much is different between two readings of a report. */
export const changeCounts = z.object({
  chapters: z.object({
    before: count,
    after: count,
    added: count,
    removed: count,
    changed: count,
    renamed: count,
    moved: count,
  }),
  tables: z.object({
    before: count,
    after: count,
    comparable: count,
    added: count,
    removed: count,
    changed: count,
    renumbered: count,
    retitled: count,
    units: count,
    notes: count,
  }),
  figures: figureCounts,
  incomparable: count,
  passages: passageCounts,
});

/** What is different between two readings of a report. All counts are true; lists may end earlier. */
export const reportChanges = z.object({
  counts: changeCounts,
  /** Every chapter of the later reading in order, then those that are gone. */
  chapters: z.array(chapterChange),
  /** Tables that are different, in the order of the later reading, then those that are gone. */
  tables: z.array(tableChange),
  passages: z.array(passageChange),
  /** How many entries the lists above lack. */
  leftOut: z.object({ figures: count, lines: count, passages: count }),
});

export type ReportChanges = z.infer<typeof reportChanges>;
export type ChapterChange = z.infer<typeof chapterChange>;
export type TableChange = z.infer<typeof tableChange>;
export type TablePlace = z.infer<typeof tablePlace>;
export type FigureChange = z.infer<typeof figureChange>;
export type FigureChangeKind = FigureChange['kind'];
export type FigureCounts = z.infer<typeof figureCounts>;
export type ShownFigure = z.infer<typeof shownFigure>;
export type LineChanges = z.infer<typeof lines>;
export type PassageChange = z.infer<typeof passageChange>;
export type PassageCounts = z.infer<typeof passageCounts>;
