import type { Chart } from '@caliper/contract/charts/chart.ts';
import type { Stamp } from '../exports/index.ts';
import type { TypedTable } from '../reports/index.ts';

export type { Stamp };

/**
 * What somebody takes away, before it is a file. Whoever makes one knows nothing of formats, and a writer knows nothing
 * else: it reads this, and pictures from the paths that stand here. All of it can be passed to a worker.
 */
export interface TakenDocument {
  meta: DocumentMeta;
  stamp: Stamp;
  chapters: readonly DocumentChapter[];
  /** What the last page says about where the figures come from; empty for none. */
  sources: readonly SourceEntry[];
}

export interface DocumentMeta {
  title: string;
  /** What kind of document it is, or who made it: 'Custom report of Ines Moreau'. Empty for none. */
  subtitle: string;
  /** Empty where it is about several. */
  region: string;
  /** Null for what has no edition of its own, such as a custom report. */
  year: number | null;
  version: number | null;
  /** The day of its release, as YYYY-MM-DD; null if that is not known. */
  releasedOn: string | null;
  /** What was said to readers about the version; empty if nothing was. */
  releaseNote: string;
  /** The name of the product, which is the publisher. */
  provider: string;
  /** Of the texts, such as 'en-GB'. */
  language: string;
  /** How to refer to the whole document. */
  citation: string;
  /** Where it is read; an absolute address, or null. */
  address: string | null;
}

export interface DocumentChapter {
  /** Unique in the document; links lead to it. */
  id: string;
  /** As readers know it; null for what has no number, such as the slides of a dashboard. */
  number: number | null;
  title: string;
  /** What it is part of: 'Large-Joint Reconstruction Devices, Europe, 2026'. Empty if the whole document is that. */
  origin: string;
  citation: string;
  address: string | null;
  blocks: readonly Block[];
}

export interface SourceEntry {
  text: string;
  address: string | null;
}

export type Block = HeadingBlock | ParagraphBlock | ListBlock | TableBlock | FigureBlock | ChartBlock;

interface Placed {
  /** Unique in the document; links may lead to it. */
  id: string;
}

export interface HeadingBlock extends Placed {
  kind: 'heading';
  /** Below the title of the chapter, which is 1. */
  level: 2 | 3 | 4;
  runs: readonly Run[];
}

export interface ParagraphBlock extends Placed {
  kind: 'paragraph';
  style: 'text' | 'quote' | 'note' | 'source';
  runs: readonly Run[];
}

export interface ListBlock extends Placed {
  kind: 'list';
  isOrdered: boolean;
  /** A list in a list is a deeper item. */
  items: readonly { depth: number; runs: readonly Run[] }[];
}

/** A stretch of text that looks the same. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  raised?: 'sup' | 'sub';
  /** An absolute address, or '#' and the id of a chapter or block of the same document. */
  link?: string;
}

/** What tables, figures and charts have in common. */
interface Exhibit extends Placed {
  /** What it is called: 'Table 5.1'. Empty if it has no name. */
  label: string;
  title: string;
  /** Below the title: what is counted, in which unit. Empty for none. */
  subtitle: string;
  /** Stand below it, each a line. */
  notes: readonly string[];
  /** Its own source, where it names one. */
  source: string;
  /** How to refer to it. */
  citation: string;
  address: string | null;
}

/** Label, title, unit and notes of the table itself are those above; the rest is read from it. */
export interface TableBlock extends Exhibit {
  kind: 'table';
  table: TypedTable;
}

export interface FigureBlock extends Exhibit {
  kind: 'figure';
  image: Picture;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** A chart has numbers; each format draws it with its own means, so that it can be edited there. */
export interface ChartBlock extends Exhibit {
  kind: 'chart';
  chart: Chart;
  alt: string;
}

/** The file is opened when it is drawn, so that no two pictures are held at a time. */
export interface Picture {
  path: string;
  /** The media type: PNG, JPEG, GIF, WebP or SVG. */
  type: string;
  width: number;
  height: number;
}

export type { Chart, ChartSeries, DrawnShape as ChartShape } from '@caliper/contract/charts/chart.ts';
