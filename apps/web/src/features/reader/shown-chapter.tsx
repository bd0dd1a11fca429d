import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { ChapterText } from './chapter/chapter-text.tsx';
import { prepareChapter, type ShownSource } from './chapter/prepare-chapter.ts';
import { ChapterFoot } from './chapter-column.tsx';
import type { Entry } from './entries.ts';
import type { WayBack } from './header/way-back.ts';
import layout from './layout.module.css';
import { PlaceWords } from './place-words.tsx';
import type { Subject } from './reader-address.ts';
import { ReaderProvider } from './reader-context.ts';
import type { ReaderSearch } from './search/reader-search.ts';

interface ShownChapterProps {
  subject: Subject;
  entries: readonly Entry[];
  chapter: ShownSource;
  back: WayBack;
  header: RefObject<HTMLElement | null>;
  /** The page itself decides which part of the chapter is in view. */
  isLed: boolean;
}

const noSearch: ReaderSearch = {
  term: '',
  hits: null,
  message: null,
  note: null,
  mayHaveHits: false,
  retry: null,
};

/** A chapter as the reader shows it, on a page where it is looked at and not read: nothing about it is remembered. */
export function ShownChapter({ subject, entries, chapter, back, header, isLed }: ShownChapterProps) {
  const place = chapter.chapter_number;
  const current = entries.find((entry) => entry.place === place);
  const address = { id: subject.id, place, term: '', hit: 1 };
  const reader = { subject, entries, address, current, back, cited: null, search: noSearch, hitCount: 0 };
  useStart(chapter, isLed);
  return (
    <ReaderProvider value={reader}>
      <div className={layout.column}>
        <ChapterText
          chapter={chapter}
          header={header}
          place={<PlaceWords />}
          marks={null}
          hit={1}
          tablesOnly={false}
          onShowAll={() => {}}
        />
        <div className={layout.edges}>
          <ChapterFoot />
        </div>
      </div>
    </ReaderProvider>
  );
}

/** Another chapter begins at its top, with the focus on its title, unless the person goes back to where they were. */
function useStart(chapter: ShownSource, isLed: boolean): void {
  const how = useNavigationType();
  const before = useRef(chapter.chapter_number);
  useEffect(() => {
    if (before.current === chapter.chapter_number) return;
    before.current = chapter.chapter_number;
    if (isLed) return;
    if (how !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    prepareChapter(chapter).title.focus({ preventScroll: true });
  }, [chapter, isLed, how]);
}
