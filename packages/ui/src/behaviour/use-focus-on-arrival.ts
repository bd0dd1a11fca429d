import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears, and again with each new answer that it shows, and shows it from its start. */
export function useFocusOnArrival<Part extends HTMLElement>(answer?: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus
  useEffect(() => {
    part.current?.focus();
    if (part.current) showStart(part.current);
  }, [answer]);
  return part;
}

/** Of something longer than the window a browser shows the middle, or what was in view before by chance. */
function showStart(part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < covered || bottom > window.innerHeight) part.scrollIntoView({ block: 'start' });
}
