import { type ReactElement, type RefObject, useRef } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { ChapterView } from './chapter/chapter-view.tsx';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import classes from './chapter-face.module.css';
import { ChapterFoot } from './chapter-foot.tsx';
import { ChapterSkeleton } from './chapter-skeleton.tsx';
import { PlaceWords } from './place-words.tsx';
import { ContinueReading } from './position/continue-reading.tsx';
import { usePlace } from './position/use-place.ts';
import { useReader } from './reader-context.ts';
import { BestEntryNotice } from './search/best-entry-notice.tsx';
import { hitWithin } from './search/hits.ts';

interface ChapterFaceProps {
  chapter: ReadChapter | null;
  /** Shown instead of a chapter that cannot be read. */
  refusal: ReactElement | null;
  header: RefObject<HTMLElement | null>;
  /** The query whose hits are marked. */
  query: string;
  isLed: boolean;
  tablesOnly: boolean;
  onHits: (count: number) => void;
  onShowAll: () => void;
  error: Error | null;
  onRetry: () => void;
}

/** The chapter, or what is shown instead of it. */
export function ChapterFace(props: ChapterFaceProps) {
  const { chapter, refusal, error, onRetry, isLed } = props;
  const { current } = useReader();
  const column = useRef<HTMLDivElement>(null);
  const isShown = chapter !== null || refusal !== null;
  const offer = usePlace(isShown ? (current?.id ?? null) : null, column);
  return (
    <div ref={column} className={classes.column} aria-busy={!isShown && !error}>
      {error && !isShown && <FailedQuery title="The chapter did not load" error={error} onRetry={onRetry} />}
      {!error && !isShown && <ChapterSkeleton />}
      {isShown && (
        <>
          {isLed && <BestEntryNotice />}
          <div className={classes.edges}>
            <ContinueReading place={offer} />
          </div>
          {refusal ?? (chapter && <Chapter {...props} chapter={chapter} />)}
          <div className={classes.edges}>
            <ChapterFoot />
          </div>
        </>
      )}
    </div>
  );
}

function Chapter({ chapter, header, ...view }: ChapterFaceProps & { chapter: ReadChapter }) {
  const { address, hitCount } = useReader();
  return (
    <ChapterView
      chapter={chapter}
      place={<PlaceWords />}
      query={view.query}
      hit={hitWithin(address.hit, hitCount)}
      tablesOnly={view.tablesOnly}
      header={header}
      onHits={view.onHits}
      onShowAll={view.onShowAll}
    />
  );
}
