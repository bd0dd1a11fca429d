import { createContext, useContext } from 'react';
import type { WayBack } from './header/way-back.ts';
import type { ChapterTitle, ReportMeta } from './reader.queries.ts';
import type { ReaderAddress } from './reader-address.ts';
import type { ReportSearch } from './search/use-report-search.ts';

/** What all parts of the reader know. */
export interface Reader {
  meta: ReportMeta;
  chapters: readonly ChapterTitle[];
  address: ReaderAddress;
  back: WayBack;
  search: ReportSearch;
  /** The hits in this chapter. */
  hitCount: number;
}

const ReaderContext = createContext<Reader | null>(null);

export const ReaderProvider = ReaderContext.Provider;

export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('This stands outside of the reader.');
  return reader;
}

/**
 * The state of every step within a report. The reader sees to focus and scrolling itself, and a reload should still
 * know where the person came from.
 */
export function stepState({ to }: WayBack) {
  return { cameFrom: to, keepsPlace: true };
}
