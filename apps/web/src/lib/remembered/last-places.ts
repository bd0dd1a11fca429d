import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from '../navigation/page-title.tsx';
import { latestClientState, remember, useClientState } from './client-state.ts';
import type { LastPlace } from './client-state-shape.ts';

const mostPlaces = 6;

/** Remembers the page that is open, under the title that it has by now. */
export function useLastPlace(): void {
  const { pathname, search } = useLocation();
  const title = usePageTitle();
  useEffect(() => {
    const place = { path: pathname + search, title };
    remember('places', placesWith(latestClientState().places, place));
  }, [pathname, search, title]);
}

/** The newest first. A report is one place, whichever of its chapters was open last; so is a list, whatever was chosen. */
export function placesWith(places: readonly LastPlace[], place: LastPlace): LastPlace[] {
  const others = places.filter(({ path }) => pageOf(path) !== pageOf(place.path));
  return [place, ...others].slice(0, mostPlaces);
}

function pageOf(path: string): string {
  const [pathname = ''] = path.split('?');
  return /^\/(?:custom-)?reports\/\d+(?=\/)/.exec(pathname)?.[0] ?? pathname;
}

/** Where the person was before the page that is open. */
export function lastPlaces(here: string): LastPlace[] {
  return useClientState.getState().places.filter(({ path }) => pageOf(path) !== pageOf(here));
}
