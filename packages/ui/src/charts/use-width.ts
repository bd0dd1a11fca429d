import type { RefObject } from 'react';
import { useMeasured } from '../behaviour/use-measured.ts';

/** How wide an element is at present: what is drawn is drawn anew for it, never scaled. */
export function useWidth<E extends HTMLElement>(): { frame: RefObject<E | null>; width: number } {
  const { frame, measured } = useMeasured<E, number>(({ clientWidth }) => Math.floor(clientWidth), 0);
  return { frame, width: measured };
}
