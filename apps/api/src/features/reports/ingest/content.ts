import type { Finding } from '@caliper/contract/problem.ts';
import type { Correction } from './corrections/correction.ts';

/** What an upload passes to the ingest. */
export interface IngestRequest {
  /** Path of the uploaded file; null for a report without one. */
  zip: string | null;
  /** An empty folder for the results. The caller removes it. */
  folder: string;
  writeup: boolean;
  cover: Cover;
  /** What staff put right in this package or in the one before it. */
  corrections?: readonly Correction[];
}

/** What the generated PDFs say about the report. */
export interface Cover {
  title: string;
  year: number;
  region: string;
  description: string;
  productName: string;
}

export type Ingested = { accepted: true; content: ReportContent } | { accepted: false; findings: Finding[] };

export interface ReportContent {
  chapters: Chapter[];
  images: StagedFile[];
  preview: StagedFile;
  toc: StagedFile;
  /** With the places that they were found to be about. */
  corrections: Correction[];
  /** What was left out or could be better; the package is accepted anyway. */
  warnings: Finding[];
}

/** A file in the staging folder under its final name. */
export interface StagedFile {
  /** `<40 hex digits of the SHA-256 of its bytes>.<extension>` */
  file: string;
  path: string;
  bytes: number;
  /** The media type, as found in the bytes. */
  type: string;
  width?: number;
  height?: number;
}

export interface Chapter {
  chapter_number: number;
  chapter_title: string;
  /** Sanitised HTML; a flat list of blocks, each with its id. */
  chapter_content: string;
  /** The text of the HTML in order: blocks separated by line breaks, cells by tabs. */
  plain_text: string;
  /** The second-level headings, for an outline. */
  sections: Section[];
  /** The titles of its tables and figures. */
  exhibits: string[];
  /** Ids of the blocks in reading order. */
  blocks: string[];
  /** File names of the images in the chapter. */
  images: string[];
  tables: TypedTable[];
}

export interface Section {
  block: string;
  title: string;
}

export const tableKinds = [
  'markets covered',
  'clinical trials',
  'market drivers',
  'swot',
  'default',
] as const;
export type TableKind = (typeof tableKinds)[number];

/** Fields that may be missing are so in tables stored by earlier releases, too. */
export interface TypedTable {
  /** The id of the table's block. */
  block: string;
  /** Counted within the chapter. */
  number: number;
  kind: TableKind;
  caption: string;
  /** As the authors wrote them; empty if the table names none for all its figures. */
  units: string;
  /** For each column its unit, empty where it names none. */
  columnUnits?: string[];
  /** Heading rows with their spans. A heading may reach into the rows below. */
  header: HeaderCell[][];
  rows: Cell[][];
  /** What stands below the table: notes, abbreviations, sources. */
  footnotes: string[];
  /** Notes at the end of the chapter to which the table refers. */
  chapterNotes?: string[];
}

export interface HeaderCell {
  /** As it reads on the page. */
  text: string;
  colspan?: number;
  rowspan?: number;
  /** References to notes, as plain letters, digits and signs: `a`, `1`, `*`. */
  marks?: string[];
}

/** What a cell says, each part for itself: `~US$1.2bn*` has a qualifier, a currency, a number, a scale and a mark. */
export interface Cell extends HeaderCell {
  /** The value as written, without scale. Missing if there is none or if it is unclear. */
  number?: number;
  /** The ends of a range, or the one end of `<5`; there is no number then. */
  low?: number;
  high?: number;
  /** `~`, `<`, `e`, `est.` and the like, as written. */
  qualifier?: string;
  /** As written in the cell. */
  currency?: string;
  /** What the cell says its number is to be multiplied with. */
  scale?: number;
  /** Whether the number is a percentage, by the cell itself or by its headings. */
  percent?: true;
  /** The unit that the cell or the heading of its row names. */
  unit?: string;
  /** Whether it is a row heading. */
  isHeader?: true;
  /** Whether it is a heading for the cells below it, in the middle of the table. */
  isColumnHead?: true;
}
