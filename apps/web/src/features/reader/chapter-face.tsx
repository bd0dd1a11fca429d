import { FailedState } from '@caliper/ui/page-state.tsx';
import type { RefObject } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { ChapterView } from './chapter/chapter-view.tsx';
import type { ChapterSource } from './chapter/prepare-chapter.ts';
import classes from './chapter-face.module.css';
import { ChapterFoot } from './chapter-foot.tsx';
import { ChapterSkeleton } from './chapter-skeleton.tsx';
import { ContinueReading } from './position/continue-reading.tsx';
import type { Place } from './position/kept-place.ts';
import { usePlace } from './position/use-place.ts';
import { useReader } from './reader-context.ts';
import { hitWithin } from './search/hits.ts';

interface ChapterFaceProps {
  chapter: ChapterSource | null;
  header: RefObject<HTMLElement | null>;
  /** What is marked. */
  query: string;
  tablesOnly: boolean;
  onHits: (count: number) => void;
  onShowAll: () => void;
  error: Error | null;
  onRetry: () => void;
}

/** The chapter, or what stands in its place. */
export function ChapterFace(props: ChapterFaceProps) {
  const { chapter, error, onRetry } = props;
  const offer = usePlace(chapter);
  return (
    <div className={classes.column} aria-busy={!chapter && !error}>
      {error && !chapter && (
        <FailedState title="The chapter did not load" onRetry={onRetry}>
          <p>{messageOf(error)}</p>
        </FailedState>
      )}
      {!error && !chapter && <ChapterSkeleton />}
      {chapter && <Chapter {...props} chapter={chapter} offer={offer} />}
    </div>
  );
}

interface ChapterProps extends ChapterFaceProps {
  chapter: ChapterSource;
  offer: Place | null;
}

function Chapter(props: ChapterProps) {
  const { chapter, offer, header, query, tablesOnly, onHits, onShowAll } = props;
  const { meta, chapters, address, hitCount } = useReader();
  return (
    <>
      <div className={classes.edges}>
        <ContinueReading place={offer} />
      </div>
      <ChapterView
        reportMeta={meta}
        chapter={chapter}
        totalChapters={chapters.length}
        query={query}
        hit={hitWithin(address.hit, hitCount)}
        tablesOnly={tablesOnly}
        header={header}
        onHits={onHits}
        onShowAll={onShowAll}
      />
      <div className={classes.edges}>
        <ChapterFoot chapter={chapter.chapter_number} />
      </div>
    </>
  );
}
