import type { ReactElement, ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/page-title.tsx';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import type { Entry } from './entries.ts';
import type { WayBack } from './header/way-back.ts';
import { useNeighbours } from './position/use-neighbours.ts';
import type { HitsQuery } from './reader.queries.ts';
import type { ReaderAddress, Subject } from './reader-address.ts';
import { ReaderProvider } from './reader-context.ts';
import { ReadingFrame } from './reading-frame.tsx';
import { useBestEntry } from './search/use-best-entry.ts';
import { useHitCount } from './search/use-hit-count.ts';
import { useReaderSearch } from './search/use-reader-search.ts';

/** A report or a custom report as it is read. */
export interface ReadingProps {
  subject: Subject;
  entries: readonly Entry[];
  address: ReaderAddress;
  back: WayBack;
  /** How often the search term occurs in the entries. */
  hits: HitsQuery;
  /** Null until it has loaded. */
  chapter: ReadChapter | null;
  error: Error | null;
  onRetry: () => void;
  /** Shown instead of a chapter that cannot be read; null if it can. */
  refusal?: ReactElement | null;
  /** In the header. */
  name: ReactNode;
  isCrowded?: boolean;
  /** Under the header. */
  notice?: ReactNode;
  /** Actions for the whole: in the header, or in the right panel if there is no room. */
  tools: ReactNode;
  /** In the left panel: beside the heading of the list, with each entry, and below. */
  besideBookmarks?: ReactNode;
  toolOf?: (entry: Entry) => ReactNode;
  belowBookmarks?: ReactNode;
  /** In the right panel. */
  aside: ReactNode;
}

/** Provides all parts of the reader with what they need to know. */
export function Reading(props: ReadingProps) {
  const { subject, entries, address, back, hits, chapter } = props;
  const current = entries.find(({ place }) => place === address.place);
  const search = useReaderSearch(address.term, hits, entries);
  const { hitCount, ...marking } = useHitCount(current, search);
  const reader = { subject, entries, address, current, back, search, hitCount };
  const { isLooking, isNoted } = useBestEntry(reader);
  const shown = isLooking ? null : chapter;
  usePageTitle(current && `${current.title} · ${subject.name}`);
  useNeighbours(entries, shown ? address.place : null);
  return (
    <ReaderProvider value={reader}>
      <ReadingFrame {...props} {...marking} chapter={shown} isLed={isNoted} />
    </ReaderProvider>
  );
}
