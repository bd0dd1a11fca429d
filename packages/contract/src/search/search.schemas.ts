import { z } from 'zod';
import { itemKinds, regions } from '../catalogue/catalogue.values.ts';
import { bodyId, chapterTitle, id } from '../fields.ts';
import { lengths, search, years } from '../limits.ts';
import { marks } from './marks.schemas.ts';
import { searchFields, searchKinds, searchSorts } from './search.values.ts';

const number = z.int();
const query = z.string().trim().min(1).max(lengths.query);
const kind = z.enum(searchKinds);
const page = z.int().min(1).max(10_000);

/** Nothing is corrected and no word left out: only what has all words as they are written. */
const exactly = z.boolean().optional();

/**
 * Left out: newest first, every category, region, year and kind, also what the company does not have, the first page.
 * `page` turns the pages of `matches`, `besidePage` those of `beside`.
 */
export const searchBody = z.strictObject({
  query,
  sortBy: z.enum(searchSorts).optional(),
  /** The name of a category. */
  category: z.string().max(100).optional(),
  region: z.enum(regions).optional(),
  year: z.int().min(years.first).max(years.last).optional(),
  kinds: z.array(kind).min(1).max(searchKinds.length).optional(),
  onlyMine: z.boolean().optional(),
  exactly,
  page: page.optional(),
  besidePage: page.optional(),
});

/** Words of the query, as written, that a result does not have; empty if it has all of them. */
const missing = z.array(z.string());

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
  missing,
});

/** A row of a table, under the headings of its columns. */
const tableRow = z.object({
  units: z.string(),
  /** The headings of the columns after the first, and the cells below them. */
  columns: z.array(z.string()),
  label: z.string(),
  cells: z.array(z.string()),
  /** For each cell whether its figure is a forecast. */
  forecasts: z.array(z.boolean()),
});

/** The place of a table: `block` is its id on the page of the chapter, `row` a row of it, counted from 0 below the head. */
const tablePlace = z.object({
  ...chapterTitle.shape,
  table_number: number,
  block: z.string(),
  row: number.nullable(),
});

/**
 * Anything that is found: an item of the catalogue, a custom report, or a table. `item_id` is the item, the custom
 * report, or the report of the table.
 */
const foundThing = {
  kind,
  item_id: number,
  /** The title; of a table its caption. */
  title: z.string(),
  /** The report of a table; for others the same as `title`. */
  item_name: z.string(),
  /** Null for custom reports, which have neither. */
  year: number.nullable(),
  region: z.string().nullable(),
  category_name: z.string().nullable(),
  /** Whether the company has all of it, or the person the custom report. */
  subscribed: z.boolean(),
  missing,
  /** Of a table that the viewer may read; others are never found. */
  table: z.object({ ...tablePlace.shape, shown: tableRow.nullable() }).nullable(),
  /** An excerpt that the viewer may read: of a chapter, a description, or names within a dashboard. */
  snippet: z.string().nullable(),
};

export const foundBeside = z.object(foundThing);

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: number }));

/**
 * `matches`, `total`, `page`, `pages` and `categories` are about reports alone. `total` and `categories` count
 * everything that was found; `categories` before one of them was chosen.
 */
export const searchAnswer = z.object({
  matches: z.array(searchMatch),
  total: number,
  page: number,
  pages: number,
  categories: z.array(z.object({ category_name: z.string(), count: number })),
  /** The query with its misspelt words corrected, if that finds something and `exactly` does not. */
  suggestion: z.string().optional(),
  /** 'Showing results for …': what was searched for instead of the query, since that finds nothing. */
  corrected: z.string().optional(),
  /**
   * Words of the query that no result has together with the others: the nearest matches are shown, and each says
   * which words it is missing. Empty if the results have all words.
   */
  leftOut: z.array(z.string()),
  /** What was found of other kinds, in the same order as the reports: tables, dashboards, custom reports. */
  beside: z.object({ results: z.array(foundBeside), total: number, page: number, pages: number }),
  /** Over all kinds. Each counts what the other choices leave; a kind and a year before one of them was chosen. */
  facets: z.object({
    kinds: counted(kind),
    years: counted(number),
    regions: counted(z.enum(regions)),
    categories: counted(z.string()),
    /** How many the company or the person has. */
    mine: number,
    all: number,
  }),
  /** What to mark in titles and excerpts. */
  marks,
});

export const bestMatchesBody = z.strictObject({ query, exactly });

/** `matches` are the best of any kind, best first; `corrected` and `leftOut` as in the list. */
export const bestMatches = z.object({
  matches: z.array(z.object({ ...foundThing, chapter: chapterTitle.nullable() })).max(search.best),
  corrected: z.string().optional(),
  leftOut: z.array(z.string()),
  marks,
});

export const whileTypingBody = z.strictObject({
  /** What is in the field; empty when it was just opened. */
  query: z.string().trim().max(lengths.query),
  /** The report that is open, whose chapters and tables come first. */
  report_id: bodyId.optional(),
});

const typedTable = z.object({
  report_id: number,
  report_name: z.string(),
  year: number,
  region: z.string(),
  caption: z.string(),
  ...tablePlace.shape,
});

/** The last word may be unfinished. All lists are short and sorted, best first. */
export const whileTyping = z.object({
  recent: z.array(z.object({ recent_id: number, query: z.string(), results: number })),
  items: z.array(
    z.object({
      kind: z.enum(itemKinds),
      item_id: number,
      title: z.string(),
      year: number,
      region: z.string(),
      chapters: number,
      subscribed: z.boolean(),
    }),
  ),
  /** Of what the viewer may read. */
  tables: z.array(typedTable),
  /** Names that occur in what the viewer may read, and in how many items of it. */
  names: z.array(z.object({ kind: z.enum(['company', 'market']), name: z.string(), items: number })),
  /** Of the open report, if the viewer may read it. */
  inReport: z.object({ chapters: z.array(chapterTitle), tables: z.array(typedTable) }),
  marks,
});

export const recentParams = z.strictObject({ recent_id: id });

/** Latest first. `results` is how many there were then. */
export const recentSearches = z.array(
  z.object({ recent_id: number, query: z.string(), results: number, at: number }),
);

/** Said by the page once a search was carried out; the same query again moves to the top. */
export const rememberBody = z.strictObject({ query, results: z.int().min(0).max(10_000_000) });

/** `hits`: how many of the best hits are wanted with their sentences; none if left out. */
export const searchReportBody = z.strictObject({
  query,
  hits: z.int().min(1).max(search.mostHits).optional(),
});

/**
 * A hit and what stands around it, at most a sentence or the row of a table. `hit` counts the marks of the chapter from
 * 1, as the reader's address does.
 */
const hit = {
  hit: number,
  text: z.string(),
  /** Whether all words stand here together. */
  together: z.boolean(),
  chapter_title: z.string(),
};

/**
 * What both answers have. `total` counts all hits, `hits` has the best of them: all words together first, then by
 * chapter. `marks` is what to mark on the page of each chapter: its hits are counted by the same rule.
 */
const inReport = { total: number, leftOut: z.array(z.string()), corrected: z.string().optional(), marks };

/** Chapters with at least one hit, in order. */
export const searchReportAnswer = z.object({
  chapters: z.array(z.object({ chapter_number: number, matches: number })),
  hits: z.array(z.object({ chapter_number: number, ...hit })),
  ...inReport,
});

/** The same for a custom report, in its order; chapters of different reports may have the same number. */
export const searchCustomReportAnswer = z.object({
  chapters: z.array(
    z.object({ collection_id: number, report_id: number, chapter_number: number, matches: number }),
  ),
  hits: z.array(z.object({ collection_id: number, report_id: number, chapter_number: number, ...hit })),
  ...inReport,
});

/** All tables and figures of a report in reading order. `table_number` is null for a figure. */
export const reportExhibits = z.object({
  exhibits: z.array(
    z.object({
      ...chapterTitle.shape,
      kind: z.enum(['table', 'figure']),
      block: z.string(),
      table_number: number.nullable(),
      caption: z.string(),
    }),
  ),
});

export const explainBody = z.strictObject({
  query,
  /** Only this item; otherwise the best of them. */
  item_id: bodyId.optional(),
});

/**
 * Why results are ranked as they are, as the asking admin sees them. The score of a result is the sum over its words of
 * `rareness` times `weight`, plus the points of `extras`.
 */
export const explanation = z.object({
  query: z.object({
    searched: z.string(),
    terms: z.array(
      z.object({
        text: z.string(),
        /** What else is searched for, by the vocabulary and the spelling of numbers. */
        also: z.array(z.string()),
        /** In how many chapters and descriptions it is. */
        places: number,
        rareness: z.number(),
      }),
    ),
  }),
  results: z.array(
    z.object({
      kind,
      item_id: number,
      title: z.string(),
      year: number.nullable(),
      region: z.string().nullable(),
      /** The chapter that counted most. */
      chapter: chapterTitle.nullable(),
      score: z.number(),
      words: z.array(
        z.object({
          text: z.string(),
          /** The best field that has it; null if it is missing. */
          field: z.enum(searchFields).nullable(),
          weight: z.number(),
          points: z.number(),
        }),
      ),
      extras: z.array(z.object({ reason: z.string(), points: z.number() })),
    }),
  ),
});
