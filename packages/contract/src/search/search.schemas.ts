import { z } from 'zod';
import { regions } from '../catalogue/catalogue.values.ts';
import { chapterTitle } from '../fields.ts';
import { lengths } from '../limits.ts';
import { searchSorts } from './search.values.ts';

const number = z.int();
const query = z.string().trim().min(1).max(lengths.query);

/** Left out: newest first, every category, every region, the first page. */
export const searchBody = z.strictObject({
  query,
  sortBy: z.enum(searchSorts).optional(),
  /** The name of a category. */
  category: z.string().max(100).optional(),
  region: z.enum(regions).optional(),
  page: z.int().min(1).max(10_000).optional(),
});

export const searchMatch = z.object({
  report_id: number,
  report_name: z.string(),
  report_year: number,
  region: z.string(),
  category_name: z.string(),
  /** The chapters with hits; none if only the title or the description has one. */
  chapters: z.array(chapterTitle),
  subscribed: z.boolean(),
  /** An excerpt, if the viewer may read it. A description is open to everyone and has no chapter. */
  snippet: z.object({ text: z.string(), chapter: chapterTitle.nullable() }).nullable(),
});

/** `total` and `categories` count everything that was found; `categories` before one of them was chosen. */
export const searchAnswer = z.object({
  matches: z.array(searchMatch),
  total: number,
  page: number,
  pages: number,
  categories: z.array(z.object({ category_name: z.string(), count: number })),
  /** The query with its misspelt words corrected, if that finds something and the query does not. */
  suggestion: z.string().optional(),
});

export const searchReportBody = z.strictObject({ query });

/** Chapters with at least one hit, in order. */
export const searchReportAnswer = z.object({
  chapters: z.array(z.object({ chapter_number: number, matches: number })),
});

/** The same for a custom report, in its order; chapters of different reports may have the same number. */
export const searchCustomReportAnswer = z.object({
  chapters: z.array(
    z.object({ collection_id: number, report_id: number, chapter_number: number, matches: number }),
  ),
});
