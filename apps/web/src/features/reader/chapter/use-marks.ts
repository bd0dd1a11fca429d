import type { Query } from '@caliper/text/query.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { clearMarks, markHits, showCurrent } from './marks.ts';
import { isHidden, scrollToHit } from './scrolling.ts';

interface Marking {
  root: HTMLElement;
  /** Null marks nothing. */
  marks: Query | null;
  hit: number;
  tablesOnly: boolean;
  header: RefObject<HTMLElement | null> | undefined;
  onHits?: ((count: number) => void) | undefined;
  onShowAll: () => void;
}

/** Marks the hits in the chapter, and keeps the current hit in view. */
export function useMarks({ root, marks, hit, tablesOnly, header, ...tell }: Marking): void {
  const onHits = useEffectEvent((found: number) => tell.onHits?.(found));
  const onShowAll = useEffectEvent(tell.onShowAll);
  const count = useRef(0);
  /** The hit still to be scrolled to: a hidden one waits until it is shown. */
  const wanted = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    count.current = marks ? markHits(root, marks) : 0;
    return () => clearMarks(root);
  }, [root, marks]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count changes with these
  useEffect(() => onHits(count.current), [root, marks]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query has other marks
  useLayoutEffect(() => {
    wanted.current = showCurrent(root, Math.min(hit, count.current));
    if (wanted.current && isHidden(wanted.current)) onShowAll();
  }, [root, marks, hit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden hit may be visible now
  useEffect(() => {
    // A change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const mark = wanted.current;
      if (!mark || isHidden(mark)) return;
      wanted.current = null;
      // An address that names a block is opened there, also when it is reloaded or was sent by a colleague.
      if (window.location.hash === '') scrollToHit(mark, header?.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, marks, hit, tablesOnly, header]);
}
