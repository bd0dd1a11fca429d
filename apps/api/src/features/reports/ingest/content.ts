import type { Finding } from '@caliper/contract/problem.ts';

/** What an upload hands over. */
export interface IngestRequest {
  /** Path of the uploaded file; null where a report comes without one. */
  zip: string | null;
  /** An empty folder to fill. The caller removes it. */
  folder: string;
  writeup: boolean;
  cover: Cover;
}

/** What the PDFs that we make say about the report. */
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
  /** What could be better; the package is taken all the same. */
  warnings: string[];
}

/** A file in the staging folder under its final name. */
export interface StagedFile {
  /** `<40 hex digits of the SHA-256 of its bytes>.<extension>` */
  file: string;
  path: string;
  bytes: number;
  /** The media type, told from the bytes. */
  type: string;
  width?: number;
  height?: number;
}

export interface Chapter {
  chapter_number: number;
  chapter_title: string;
  /** Sanitised HTML; a flat row of blocks, each with its id. */
  chapter_content: string;
  /** The text nodes of the HTML in their order: blocks parted by line ends, cells by tabs. */
  plain_text: string;
  /** The second-level headings, for an outline. */
  sections: Section[];
  /** Ids of the blocks in reading order. */
  blocks: string[];
  /** File names of the images that the chapter shows. */
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
  /** Running number within the chapter. */
  number: number;
  kind: TableKind;
  caption: string;
  /** As the authors wrote them; empty where the table does not say. */
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
  /** The value where the text is nothing but a number. */
  number?: number;
  /** Heads its row. */
  isHeader?: true;
}
