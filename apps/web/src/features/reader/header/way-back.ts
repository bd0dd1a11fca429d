import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { safeReturnPath } from '@caliper/contract/return-path.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { useClientState } from '../../../lib/remembered/client-state.ts';

/** Decided once: a later search does not change where the person came from. */
export function useWayBack(term: string, home?: string): WayBack {
  const { state, key } = useLocation();
  const [back] = useState(() =>
    wayBack({
      term,
      cameFrom: state?.cameFrom,
      // The router gives the first page of a document this key.
      referrer: key === 'default' ? document.referrer : '',
      lastQuery: useClientState.getState().search.query,
      home,
    }),
  );
  return back;
}

export interface WayBack {
  words: string;
  to: string;
}

/** How the person came to a report. */
export interface Arrival {
  /** The search term in the address. */
  term: string;
  /** The page with the link that was followed, if the link recorded it. */
  cameFrom: unknown;
  /** The page that opened this document; empty if another was shown in between. */
  referrer: string;
  /** The last query searched for in all reports. */
  lastQuery: string;
  /** The list that it belongs to, for a person who came from none. */
  home?: string | undefined;
}

/** Back to the list that the person came from, with everything that was chosen there. */
export function wayBack(arrival: Arrival, origin: string = location.origin): WayBack {
  const from = listPath(arrival.cameFrom) ?? searchPage(arrival.referrer, origin);
  const to = from ?? (arrival.term === '' ? (arrival.home ?? paths.allReports) : searchPath(arrival.term));
  if (!isSearch(to, origin)) return { words: readerTexts.backToCatalog, to };
  const named = to === paths.search && arrival.lastQuery !== '' ? searchPath(arrival.lastQuery) : to;
  return { words: readerTexts.backToSearch, to: named };
}

function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ query })}`;
}

function listPath(path: unknown): string | null {
  const safe = safeReturnPath(path);
  return safe?.startsWith('/catalog/') ? safe : null;
}

/** Results open in a new tab, which knows the search page only as its referrer. */
function searchPage(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === origin && isSearch(url.pathname, origin) ? url.pathname + url.search : null;
}

function isSearch(path: string, origin: string): boolean {
  return new URL(path, origin).pathname === paths.search;
}
