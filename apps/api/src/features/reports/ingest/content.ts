import type { Finding } from '@caliper/contract/problem.ts';

/** What an upload passes to the ingest. */
export interface IngestRequest {
  /** Path of the uploaded file; null for a report without one. */
  zip: string | null;
  /** An empty folder for the results. The caller removes it. */
  folder: string;
  writeup: boolean;
  cover: Cover;
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

export interface TypedTable {
  /** The id of the table's block. */
  block: string;
  /** Counted within the chapter. */
  number: number;
  kind: TableKind;
  caption: string;
  /** As the authors wrote them; empty if the table names none. */
  units: string;
  /** Heading rows with their spans. */
  header: HeaderCell[][];
  rows: Cell[][];
  footnotes: string[];
}

export interface HeaderCell {
  text: string;
  colspan?: number;
  rowspan?: number;
}

export interface Cell extends HeaderCell {
  /** The value if the text is nothing but a number. */
  number?: number;
  /** Whether it is a row heading. */
  isHeader?: true;
}
