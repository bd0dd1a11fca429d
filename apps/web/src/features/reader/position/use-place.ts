import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type ChapterSource, prepareChapter } from '../chapter/prepare-chapter.ts';
import { useReader } from '../reader-context.ts';
import { keepPlace, keptPlace, offeredPlace, type Place, startingHeight } from './kept-place.ts';

const settleMilliseconds = 300;

/**
 * Keeps the place in the report and sees to where a chapter starts. The answer is a place further on, where the
 * person was when they last read this report.
 */
export function usePlace(chapter: ChapterSource | null): Place | null {
  const { meta, address } = useReader();
  const [kept] = useState(() => keptPlace(meta.report_id));
  const offer = useOffer(kept);
  useTop(address.chapter);
  useStart(chapter, kept);
  useKeeping(meta.report_id, chapter?.chapter_number ?? null, offer !== null);
  return offer;
}

/** Stands until the person goes to any other chapter. */
function useOffer(kept: Place | null): Place | null {
  const { chapters, address } = useReader();
  const numbers = chapters.map(({ chapter_number }) => chapter_number);
  const [opened] = useState(address.chapter);
  const [offer, setOffer] = useState(() =>
    address.term === '' ? offeredPlace(kept, address.chapter, numbers) : null,
  );
  if (offer && address.chapter !== opened) setOffer(null);
  return offer;
}

/** At once, before the chapter is there: whoever waits for it waits at the top. */
function useTop(chapter: number): void {
  const how = useNavigationType();
  const last = useRef(chapter);
  useLayoutEffect(() => {
    if (last.current === chapter) return;
    last.current = chapter;
    if (how !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The focus goes to the title of another chapter; a place that is known, or that a link names, is scrolled to. */
function useStart(chapter: ChapterSource | null, kept: Place | null): void {
  const { address, search } = useReader();
  const { hash, state } = useLocation();
  const how = useNavigationType();
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (!chapter || last.current === chapter.chapter_number) return;
    const isFirst = last.current === null;
    last.current = chapter.chapter_number;
    if (!isFirst) setTimeout(() => focusTitle(chapter));
    if (hash !== '' || (search.hits?.inChapter(chapter.chapter_number) ?? 0) > 0) return;
    const isReload = isFirst && how === 'POP' && address.term === '';
    const named = how === 'POP' ? 0 : Number(state?.y) || 0;
    const height = isReload ? startingHeight(kept, chapter.chapter_number) : named;
    if (height > 0) scrollTo({ top: height, behavior: 'instant' });
  });
}

/** After the shell, which after a change of page gives the focus to all of it. */
function focusTitle(chapter: ChapterSource): void {
  prepareChapter(chapter).title?.focus({ preventScroll: true });
}

/** Written when the scrolling has come to rest. A place that is still on offer is not lost by looking at the offer. */
function useKeeping(reportId: number, chapter: number | null, isOffering: boolean): void {
  useEffect(() => {
    if (chapter !== null && !isOffering) keepPlace(reportId, { chapter, y: window.scrollY });
  }, [reportId, chapter, isOffering]);
  useEffect(() => {
    if (chapter === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      keepPlace(reportId, { chapter, y: window.scrollY });
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, settleMilliseconds);
    };
    const leave = () => timer !== undefined && keep();
    addEventListener('scroll', settle, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', settle);
      removeEventListener('pagehide', leave);
      clearTimeout(timer);
    };
  }, [reportId, chapter]);
}

/** The focus goes along: otherwise the next key would bring the page down again. */
export function goToTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
