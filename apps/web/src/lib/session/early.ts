import type { Answer } from '@caliper/contract/endpoints.ts';
import type { OpeningHeader } from '@caliper/contract/identity/identity.schemas.ts';
import { viewingHere } from './viewing.ts';

const patienceMilliseconds = 60_000;

/**
 * The calls that every page begins with, and what the page at this address asks for first. The browser reads this file
 * before the program, which is large: by the time that runs, their answers are there, and so is the code of the page.
 */
const sent = new Map<string, Promise<Response>>();

if (import.meta.env.PROD) {
  // Staff who look at the portal as a client does need another token than the cookie gives.
  if (!viewingHere()) sendEarly();
  loadEarly();
}

function sendEarly(): void {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const opening: Record<OpeningHeader, string> = { 'x-opening': 'yes' };
  const refresh = fetch('/api/auth/refresh', { method: 'POST', headers: opening, signal });
  const token = refresh.then(async (answer) => {
    if (!answer.ok) throw new Error('Nobody is signed in');
    const { idToken }: Answer<'refresh'> = await answer.clone().json();
    if (idToken === null) throw new Error('Nobody is signed in');
    return idToken;
  });
  const askSignedIn = (url: string) =>
    token.then((idToken) => fetch(url, { headers: { authorization: `Bearer ${idToken}` }, signal }));
  const first = firstCallAt(location);
  sent.set('/api/auth/refresh', refresh).set('/api/config', fetch('/api/config', { signal }));
  for (const url of ['/api/session', first]) if (url) sent.set(url, askSignedIn(url));
  // Whoever takes one learns of its failure; perhaps nobody does.
  for (const one of sent.values()) one.catch(() => {});
}

/**
 * What a list or the proof of a draft asks for first. Should it ask for something else, this one was for nothing. A chapter is not asked for: only
 * the session says whether its report can be read.
 */
export function firstCallAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const [, draft] = pathname.match(/^\/proofs\/(\d{1,9})(?:\/\d+)?$/) ?? [];
  if (draft) return `/api/reports/drafts/${draft}`;
  const [, word = ''] = (search === '' && pathname.match(/^\/catalog\/([a-z-]+)$/)) || [];
  if (word === '') return null;
  const filter = ['subscriptions', 'favorites', 'custom-reports'].includes(word) ? word : 'all';
  const category = filter === word || word === 'all-reports' ? '' : `&category=${word}`;
  return `/api/catalogs/page?section=catalog&filter=${filter}&page=1${category}`;
}

/** The call that was sent early, once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = sent.get(url);
  sent.delete(url);
  return early;
}

/** Once the first page has asked, nothing is answered from then any more. */
export function endEarly(): void {
  sent.clear();
}

/** The build says which files the page at this address consists of. */
function loadEarly(): void {
  const pages: [pattern: string, files: string[]][] = JSON.parse(
    document.getElementById('pages')?.textContent ?? '[]',
  );
  const [, files = []] = pages.find(([pattern]) => RegExp(pattern).test(location.pathname)) ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.js')) link.rel = 'modulepreload';
    else Object.assign(link, { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'font' });
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
