import { z } from 'zod';
import { changeCounts, chapterPlace, passageCounts } from '../changes.schemas.ts';
import { id, written } from '../fields.ts';
import { comparedChapter, comparedTable, listedTable } from './compared.schemas.ts';

const count = z.int();
const number = written(1, 1_000_000);

/** Two editions of a line in any order; twice the same report compares two of its versions. */
export const pairParams = z.strictObject({ id, other: id });
export const changedTableParams = z.strictObject({ id, other: id, table: number });
export const changedChapterParams = z.strictObject({ id, other: id, chapter: written(0, 9999) });

/** Versions of one report: by default the current one and the one that was read before it. */
const versions = { from: number.optional(), to: number.optional() };
export const versionsQuery = z.strictObject(versions);

/** `comparison` is the one in sight; refused if the reports have changed since. */
export const partQuery = z.strictObject({ ...versions, comparison: id.optional() });

/** What is compared, and whether the viewer may read it. */
const side = z.object({
  report_id: count,
  report_name: z.string(),
  report_year: count,
  region: z.string(),
  version: count,
  /** When that version was released; for an edition, when it first appeared. Null if that is not known. */
  releasedAt: count.nullable(),
  readable: z.boolean(),
});

/** Years that a side's tables agree about: the last that is measured, and the last of all. */
const years = z.object({ base: z.int().nullable(), last: z.int().nullable() });

const sides = {
  before: side,
  after: side,
  /** Editions that the viewer may read, or earlier versions, that the later side can be compared with; newest first. */
  others: z.array(z.object({ report_id: count, report_year: count, version: count.nullable() })),
};

const nameCounts = z.object({ before: count, after: count, added: count, removed: count });

const shared = {
  ...sides,
  comparison_id: count,
  years: z.object({ before: years, after: years }),
  counts: changeCounts.extend({ companies: nameCounts, segments: nameCounts, countries: nameCounts }),
  chapters: z.array(
    z.object({
      kind: z.enum(['same', 'changed', 'added', 'removed']),
      before: chapterPlace.nullable(),
      after: chapterPlace.nullable(),
      isRenamed: z.boolean(),
      isMoved: z.boolean(),
      passages: passageCounts,
      /** Its tables that are different; all of a chapter that came or went. */
      tables: count,
      revised: count,
      restated: count,
    }),
  ),
};

/** A company, segment or country, and the titles of the chapters whose tables name it. */
const name = z.object({ name: z.string(), chapters: z.array(z.string()) });
const names = z.object({ added: z.array(name), removed: z.array(name) });

/**
 * `preparing`: the two are being compared, ask again. `reduced`: only one side may be read, so there are headings and
 * counts. `whole`: both may be.
 */
export const differences = z.discriminatedUnion('face', [
  z.object({ face: z.literal('preparing'), ...sides }),
  z.object({ face: z.literal('reduced'), ...shared }),
  z.object({
    face: z.literal('whole'),
    ...shared,
    /** For readers, of the release that made the later side. */
    note: z.string(),
    tables: z.array(listedTable),
    companies: names,
    segments: names,
    countries: names,
  }),
]);

export const changedTable = comparedTable;
export const changedChapter = comparedChapter;
