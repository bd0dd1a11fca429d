import type { TypedTable } from '../../reports/index.ts';
import type { Picture, SourceEntry, TakenDocument } from '../document.ts';

/** Beside tables, which are always taken. */
export interface Parts {
  text: boolean;
  charts: boolean;
  sources: boolean;
}

/** A chapter as it is stored. */
export interface RawChapter {
  report_id: number;
  chapter_number: number;
  title: string;
  html: string;
  tables: readonly TypedTable[];
  /** By the name of their file. */
  pictures: Readonly<Record<string, Picture>>;
  /** As readers know it in what is taken. */
  number: number | null;
  origin: string;
  /** How to refer to it, without a full stop. */
  citation: string;
  address: string;
  /** Only these blocks, for a chapter of which the rest is not taken. */
  only?: readonly string[];
}

/** What is taken, as it is stored: a worker makes the document of it. */
export interface RawDocument extends Pick<TakenDocument, 'meta' | 'stamp'> {
  parts: Parts;
  chapters: readonly RawChapter[];
  sources: readonly SourceEntry[];
}
