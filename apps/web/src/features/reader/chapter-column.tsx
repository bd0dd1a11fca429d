import type { Query } from '@caliper/text/query.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { goToTop } from '../../lib/navigation/go-to-top.ts';
import { ChapterText } from './chapter/chapter-text.tsx';
import type { ReadChapter } from './chapter/prepare-chapter.ts';
import classes from './chapter-column.module.css';
import { type Entry, neighboursOf } from './entries.ts';
import layout from './layout.module.css';
import { ChapterSkeleton } from './layout.tsx';
import { PlaceWords } from './place-words.tsx';
import type { Place } from './position/kept-place.ts';
import { usePlace } from './position/use-place.ts';
import { placePath } from './reader-address.ts';
import { stepState, useNoun, useReader } from './reader-context.ts';
import { BestEntryNotice } from './search/best-entry.tsx';
import { hitWithin } from './search/hits.ts';

interface ChapterColumnProps {
  chapter: ReadChapter | null;
  /** Shown instead of a chapter that cannot be read. */
  refusal: ReactElement | null;
  header: RefObject<HTMLElement | null>;
  /** The query whose hits are marked; null if there are none. */
  marks: Query | null;
  /** Why this is not the entry that was opened; null if it is. */
  led: 'none' | 'apart' | null;
  tablesOnly: boolean;
  onHits: (count: number) => void;
  onShowAll: () => void;
  error: Error | null;
  onRetry: () => void;
}

/** The chapter, or what is shown instead of it. */
export function ChapterColumn(props: ChapterColumnProps) {
  const { chapter, refusal, header, marks, led, tablesOnly, onHits, onShowAll, error, onRetry } = props;
  const { current, address, hitCount } = useReader();
  const column = useRef<HTMLDivElement>(null);
  const isShown = chapter !== null || refusal !== null;
  const offer = usePlace({ shown: isShown ? (current?.id ?? null) : null, column, header });
  return (
    <div ref={column} className={layout.column} aria-busy={!isShown && !error}>
      {error && !isShown && <FailedQuery title="The chapter did not load" error={error} onRetry={onRetry} />}
      {!error && !isShown && <ChapterSkeleton />}
      {isShown && (
        <>
          {led && <BestEntryNotice why={led} />}
          <div className={layout.edges}>
            <ContinueReading place={offer} />
          </div>
          {refusal ??
            (chapter && (
              <ChapterText
                {...{ chapter, header, marks, tablesOnly, onHits, onShowAll }}
                place={<PlaceWords />}
                hit={hitWithin(address.hit, hitCount)}
              />
            ))}
          <div className={layout.edges}>
            <ChapterFoot />
          </div>
        </>
      )}
    </div>
  );
}

/** A link to where the person last was in this report. */
function ContinueReading({ place }: { place: Place | null }) {
  const { subject, entries, back } = useReader();
  const noun = useNoun();
  const entry = entries.find(({ id }) => id === place?.chapter);
  if (!place || !entry) return null;
  return (
    <p className="semi underline noprint pt16 pb12">
      <Link
        to={{
          pathname: placePath(subject, { place: entry.place }),
          // Where another device was; here the height is known.
          hash: place.y === 0 && place.block ? `#${place.block}` : '',
        }}
        state={{ ...stepState(back), y: place.y }}
      >
        Continue with {noun} {entry.place}: {entry.title}
      </Link>
    </p>
  );
}

/** Links to the neighbouring chapters and back to the top. */
export function ChapterFoot() {
  const { entries, address } = useReader();
  const { previous, next } = neighboursOf(entries, address.place);
  return (
    <nav className={classes.foot} aria-label="Chapter">
      {previous && <ChapterLink entry={previous} rel="prev" />}
      <div className={classes.top}>
        <Button variant="quiet" size="sm" icon="arrowUp" onClick={goToTop}>
          Back to top
        </Button>
      </div>
      {next && <ChapterLink entry={next} rel="next" />}
    </nav>
  );
}

interface ChapterLinkProps {
  entry: Entry;
  rel: 'prev' | 'next';
}

function ChapterLink({ entry: { place, title }, rel }: ChapterLinkProps) {
  const { subject, back, search } = useReader();
  const noun = useNoun();
  return (
    <Link
      className={classes.link}
      rel={rel}
      to={placePath(subject, { place, term: search.term })}
      state={stepState(back)}
      aria-label={`${rel === 'prev' ? 'Previous' : 'Next'} ${noun}: ${place} ${title}`}
    >
      {rel === 'prev' && <Icon name="chevronLeft" />}
      <span>
        {place} {title}
      </span>
      {rel === 'next' && <Icon name="chevronRight" />}
    </Link>
  );
}
