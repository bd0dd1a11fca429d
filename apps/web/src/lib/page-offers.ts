import type { IconName } from '@caliper/ui/theme/icons.tsx';
import { useEffect, useRef } from 'react';

interface Offered {
  icon: IconName;
  words: string;
  /** What it belongs to, or which one it is. */
  fact?: string | undefined;
}

/** Somewhere on the page that is open, such as a bookmark. */
export interface PagePlace extends Offered {
  to: string;
}

/** What a button of the page does, in the words of that button. Nothing that destroys. */
export interface PageAction extends Offered {
  run: () => void;
}

/** What the page that is open offers to whoever looks for something by keyboard. */
export interface PageOffers {
  /** What the places are in: 'In this report'. */
  within?: string;
  places?: readonly PagePlace[];
  /** The report that is open: its chapters and tables are places that the server knows. */
  report?: { id: number; name: string } | undefined;
  actions?: readonly PageAction[];
}

const offered = new Set<{ readonly current: PageOffers }>();

/** For as long as what offers it is on the page. */
export function usePageOffers(offers: PageOffers): void {
  const latest = useRef(offers);
  latest.current = offers;
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, []);
}

export function pageOffers(): PageOffers[] {
  return [...offered].map(({ current }) => current);
}
