import { createContext, useContext } from 'react';
import type { Entry } from './entries.ts';
import type { WayBack } from './header/way-back.ts';
import type { ReaderAddress, Subject } from './reader-address.ts';
import type { CitedReport } from './report.queries.ts';
import type { ReaderSearch } from './search/reader-search.ts';

/** What all parts of the reader know. */
export interface ReaderState {
  subject: Subject;
  /** In order. */
  entries: readonly Entry[];
  address: ReaderAddress;
  /** The entry that the address names. */
  current: Entry | undefined;
  back: WayBack;
  search: ReaderSearch;
  /** The report that the chapter is of; null while that is not known, and for a text that was not released. */
  cited: CitedReport | null;
  /** The number of hits in this chapter. */
  hitCount: number;
}

const ReaderContext = createContext<ReaderState | null>(null);

export const ReaderProvider = ReaderContext.Provider;

export function useReader(): ReaderState {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('This is used outside of the reader.');
  return reader;
}

const nouns = { report: 'chapter', customReport: 'bookmark' } as const;

/** What an entry is called next to its number. */
export function useNoun(): 'chapter' | 'bookmark' {
  return nouns[useReader().subject.kind];
}

/**
 * The history state of every step within a report. The reader handles focus and scrolling itself, and a reload should
 * still know where the person came from.
 */
export function stepState({ to }: WayBack) {
  return { cameFrom: to, keepsPlace: true };
}
