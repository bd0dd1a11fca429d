import type { Entry } from '../entries.ts';

/** What was opened last: the place that the address asked for, and what stood there. */
export interface Opened {
  asked: number;
  id: number;
}

/**
 * Where to be when the order changes under the reader: with the same bookmark, or, if it was taken out, with what
 * took its place. An address that asks for another place is followed.
 */
export function placeNow(opened: Opened | null, entries: readonly Entry[], asked: number): number {
  if (opened?.asked !== asked) return asked;
  const same = entries.find(({ id }) => id === opened.id);
  return same ? same.place : Math.min(asked, Math.max(entries.length, 1));
}
