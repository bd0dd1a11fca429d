import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is at present: what is drawn is drawn anew for it, never scaled. */
export function useWidth<E extends HTMLElement>(): { frame: RefObject<E | null>; width: number } {
  const frame = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
