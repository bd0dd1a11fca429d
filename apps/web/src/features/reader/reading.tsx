import type { ReactElement, ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.tsx';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import type { Entry } from './entries.ts';
import type { WayBack } from './header/way-back.ts';
import { useNeighbours } from './position/use-neighbours.ts';
import type { HitsQuery } from './reader.queries.ts';
import type { ReaderAddress, Subject } from './reader-address.ts';
import { ReaderProvider } from './reader-context.ts';
import { ReadingFrame } from './reading-frame.tsx';
import { useHitCount } from './search/use-hit-count.ts';
import { useReaderSearch } from './search/use-reader-search.ts';

/** A report or a custom report as it is read. */
export interface ReadingProps {
  subject: Subject;
  entries: readonly Entry[];
  address: ReaderAddress;
  back: WayBack;
  /** How often the entries have what the address looks for. */
  hits: HitsQuery;
  /** Null until it is there. */
  chapter: ReadChapter | null;
  error: Error | null;
  onRetry: () => void;
  /** In place of a chapter that cannot be read; null: it can. */
  refusal?: ReactElement | null;
  /** In the header. */
  name: ReactNode;
  isCrowded?: boolean;
  /** Under the header. */
  notice?: ReactNode;
  /** What can be done with all of it: in the header, or where there is no room in the panel at the right. */
  tools: ReactNode;
  /** At the left: beside the heading of the list, with each entry, and below. */
  besideBookmarks?: ReactNode;
  toolOf?: (entry: Entry) => ReactNode;
  belowBookmarks?: ReactNode;
  /** At the right. */
  aside: ReactNode;
}

/** Tells all parts of the reader what they have to know. */
export function Reading(props: ReadingProps) {
  const { subject, entries, address, back, hits, chapter } = props;
  const current = entries.find(({ place }) => place === address.place);
  const search = useReaderSearch(address.term, hits, entries);
  const { hitCount, ...marking } = useHitCount(current, search);
  usePageTitle(current && `${current.title} · ${subject.name}`);
  useNeighbours(entries, chapter ? address.place : null);
  return (
    <ReaderProvider value={{ subject, entries, address, current, back, search, hitCount }}>
      <ReadingFrame {...props} {...marking} />
    </ReaderProvider>
  );
}
