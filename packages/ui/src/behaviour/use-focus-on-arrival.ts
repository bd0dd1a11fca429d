import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it appears, and again with each new answer that it shows. */
export function useFocusOnArrival<Part extends HTMLElement>(answer?: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus
  useEffect(() => part.current?.focus(), [answer]);
  return part;
}
