import type { Entry } from '../entries.ts';

/** What was opened last: the place that the address named, and the bookmark that was there. */
export interface Opened {
  asked: number;
  id: number;
}

/**
 * The place to show when the order changes while reading: that of the same bookmark, or, if it was removed, of the one
 * that took its place. An address that names another place is followed.
 */
export function placeNow(opened: Opened | null, entries: readonly Entry[], asked: number): number {
  if (opened?.asked !== asked) return asked;
  const same = entries.find(({ id }) => id === opened.id);
  return same ? same.place : Math.min(asked, Math.max(entries.length, 1));
}
