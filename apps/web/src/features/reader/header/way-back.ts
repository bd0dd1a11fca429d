import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { paths } from '../../../lib/paths.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';

export interface WayBack {
  words: string;
  to: string;
}

/** How somebody came to a report. */
export interface Arrival {
  /** What the address looked for. */
  term: string;
  /** The page that the link stood on, where the link told. */
  cameFrom: unknown;
  /** The page that this document was opened from; empty if another was shown in between. */
  referrer: string;
  /** The last thing that was searched for in all reports. */
  lastQuery: string;
  /** The list that it belongs to, for those who came from none. */
  home?: string | undefined;
}

/** Back to the list that the person came from, with all that was chosen there. */
export function wayBack(arrival: Arrival, origin: string = location.origin): WayBack {
  const from = listPath(arrival.cameFrom, origin) ?? searchPage(arrival.referrer, origin);
  const to = from ?? (arrival.term === '' ? (arrival.home ?? paths.allReports) : searchPath(arrival.term));
  if (!isSearch(to, origin)) return { words: readerTexts.backToCatalog, to };
  const named = to === paths.search && arrival.lastQuery !== '' ? searchPath(arrival.lastQuery) : to;
  return { words: readerTexts.backToSearch, to: named };
}

function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ query })}`;
}

function listPath(path: unknown, origin: string): string | null {
  const safe = safeReturnPath(path, origin);
  return safe?.startsWith('/catalog/') ? safe : null;
}

/** Results open in a tab of their own, which knows them only as its referrer. */
function searchPage(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === origin && isSearch(url.pathname, origin) ? url.pathname + url.search : null;
}

function isSearch(path: string, origin: string): boolean {
  return new URL(path, origin).pathname === paths.search;
}
