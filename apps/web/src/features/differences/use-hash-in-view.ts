import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollToBlock } from '../reader/index.ts';

/** Scrolls to the part that the address names, once it is there, and gives it the focus. */
export function useHashInView(isReady: boolean, header: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  const column = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (!isReady || hash.length < 2) return;
    // A change of page scrolls to the top first.
    const frame = requestAnimationFrame(() => {
      const find = (id: string) => column.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      // Where there are only counts, they all stand with the chapters.
      const part = find(hash.slice(1)) ?? find('text');
      if (!part) return;
      part.focus({ preventScroll: true });
      scrollToBlock(part, header.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, hash, key, header]);
  return column;
}
