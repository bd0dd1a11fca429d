import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { placeQuery } from '../../reading/index.ts';
import { useReader } from '../reader-context.ts';
import { blockInSight } from './block-in-sight.ts';
import {
  type KnownPlace,
  keepPlace,
  keptPlace,
  latestPlace,
  offeredPlace,
  type Place,
  startingHeight,
} from './kept-place.ts';
import { placeKindOf, useRecording } from './use-recording.ts';

const settleMilliseconds = 300;

interface Shown {
  /** The id of the entry on screen; null until it is there. */
  shown: number | null;
  /** Contains it. */
  column: RefObject<HTMLElement | null>;
  /** The lowest bar that stays at the top. */
  header: RefObject<HTMLElement | null>;
}

/**
 * Remembers the place in the report, here and on the server, and decides where a chapter starts. Returns a place further
 * on where the person was when they last read this report.
 */
export function usePlace({ shown, column, header }: Shown): Place | null {
  const { subject } = useReader();
  const [kept] = useState(() => keptPlace(subject));
  const { data: known } = useQuery(placeQuery(placeKindOf(subject), subject.id));
  const offer = useOffer(shown, kept, known);
  const sight = () => blockInSight(column.current, header.current);
  useTop();
  useStart(shown, column, kept);
  useKeeping(shown, offer !== null, sight);
  useRecording(shown, sight);
  return offer;
}

/**
 * Decided when the first chapter appears: nothing is put above it later. The offer stays until the person opens any
 * other chapter.
 */
function useOffer(
  shown: number | null,
  kept: Place | null,
  known: KnownPlace | null | undefined,
): Place | null {
  const { entries, current, address } = useReader();
  const [opened] = useState(current?.id ?? -1);
  const [offer, setOffer] = useState<Place | null>();
  if (offer === undefined && shown !== null) {
    const ids = entries.map(({ id }) => id);
    setOffer(address.term === '' ? offeredPlace(latestPlace(kept, known), opened, ids) : null);
  }
  if (offer && current?.id !== opened) setOffer(null);
  return offer ?? null;
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
function useKeeping(shown: number | null, isOffering: boolean, sight: () => string | null): void {
  const { kind, id } = useReader().subject;
  const inSight = useEffectEvent(sight);
  useEffect(() => {
    if (shown !== null && !isOffering) keepPlace({ kind, id }, { chapter: shown, y: window.scrollY });
  }, [kind, id, shown, isOffering]);
  useEffect(() => {
    if (shown === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      keepPlace({ kind, id }, { chapter: shown, y: window.scrollY, block: inSight() ?? undefined });
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
