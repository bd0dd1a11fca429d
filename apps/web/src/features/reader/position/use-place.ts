import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useReader } from '../reader-context.ts';
import { keepPlace, keptPlace, offeredPlace, type Place, startingHeight } from './kept-place.ts';

const settleMilliseconds = 300;

/**
 * Remembers the place in the report and decides where a chapter starts. `shown` is the id of the entry on screen, or
 * null until it is there; `column` contains it. Returns a place further on where the person was when they last read
 * this report.
 */
export function usePlace(shown: number | null, column: RefObject<HTMLElement | null>): Place | null {
  const { subject } = useReader();
  const [kept] = useState(() => keptPlace(subject));
  const offer = useOffer(kept);
  useTop();
  useStart(shown, column, kept);
  useKeeping(shown, offer !== null);
  return offer;
}

/** The offer stays until the person opens any other chapter. */
function useOffer(kept: Place | null): Place | null {
  const { entries, current, address } = useReader();
  const [opened] = useState(current?.id ?? -1);
  const [offer, setOffer] = useState(() =>
    address.term === ''
      ? offeredPlace(
          kept,
          opened,
          entries.map(({ id }) => id),
        )
      : null,
  );
  if (offer && current?.id !== opened) setOffer(null);
  return offer;
}

/**
 * Scrolls at once, before the chapter has loaded, so that the person waits at the top. After going back, the browser
 * scrolls. Removing a bookmark while it is read changes the chapter without navigation.
 */
function useTop(): void {
  const id = useReader().current?.id;
  const { key } = useLocation();
  const how = useNavigationType();
  const last = useRef({ id, key });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { id, key };
    if (before.id === id) return;
    if (how !== 'POP' || before.key === key) scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Focuses the title of another chapter, unless a link names one of its blocks, and scrolls to a place that is remembered or named by a link. */
function useStart(shown: number | null, column: RefObject<HTMLElement | null>, kept: Place | null): void {
  const { address, search } = useReader();
  const { hash, state } = useLocation();
  const how = useNavigationType();
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (shown === null || last.current === shown) return;
    const isFirst = last.current === null;
    last.current = shown;
    if (!isFirst) setTimeout(() => focusTitle(column.current, hash));
    if (hash !== '' || (search.hits?.inEntry(shown) ?? 0) > 0) return;
    const isReload = isFirst && how === 'POP' && address.term === '';
    const named = how === 'POP' ? 0 : Number(state?.y) || 0;
    const height = isReload ? startingHeight(kept, shown) : named;
    if (height > 0) scrollTo({ top: height, behavior: 'instant' });
  });
}

/** Runs after the shell, which focuses the whole page when the page changes. */
function focusTitle(column: HTMLElement | null, hash: string): void {
  const isAtBlock = hash.length > 1 && column?.querySelector(`#${CSS.escape(hash.slice(1))}`);
  if (isAtBlock) return;
  column?.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
}

/** Saved when scrolling stops. Merely seeing the offer of an earlier place does not overwrite that place. */
function useKeeping(shown: number | null, isOffering: boolean): void {
  const { kind, id } = useReader().subject;
  useEffect(() => {
    if (shown !== null && !isOffering) keepPlace({ kind, id }, { chapter: shown, y: window.scrollY });
  }, [kind, id, shown, isOffering]);
  useEffect(() => {
    if (shown === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      keepPlace({ kind, id }, { chapter: shown, y: window.scrollY });
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
  }, [kind, id, shown]);
}
