/** By what a table or figure is recognised in a later package: its caption and its headings, as they were read. */
export interface Recognised {
  kind: 'table' | 'figure';
  caption: string;
  /** The heading rows of a table, or its first row; the images of a figure. */
  heads: string;
  /** Decides between several that look the same. */
  chapter: string;
}

export interface Place {
  chapter: number;
  block: string;
}

/** What staff put right about a table or figure. Whatever is not given stays as it was read. */
export interface Right {
  caption?: string | undefined;
  headRows?: number | undefined;
  /** Of all its figures; empty for none. */
  unit?: string | undefined;
  leftOut?: true | undefined;
}

export interface Correction extends Right {
  key: string;
  /** Where it applies; null if the package has nothing like it. */
  place: Place | null;
  /** Unknown until the package has been read with it. */
  read: Recognised | null;
  /** Whether it was made for an earlier package. */
  again: boolean;
  by: string;
  /** Seconds. */
  at: number;
}
