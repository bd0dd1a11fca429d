import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What is true of the size of an element, and of what it holds: before it is painted, and whenever that changes. */
export function useMeasured<E extends HTMLElement, T>(
  measure: (element: E) => T,
  unknown: T,
): { frame: RefObject<E | null>; measured: T } {
  const frame = useRef<E>(null);
  const [measured, setMeasured] = useState(unknown);
  const look = useEffectEvent((element: E) => setMeasured(measure(element)));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    look(element);
    const observer = new ResizeObserver(() => look(element));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { frame, measured };
}
