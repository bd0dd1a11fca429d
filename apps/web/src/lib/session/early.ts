import type { Answer } from '@caliper/contract/endpoints.ts';
import type { OpeningHeader } from '@caliper/contract/identity/identity.schemas.ts';

type EarlyCall = 'refresh' | 'session' | 'config';

const patienceMilliseconds = 60_000;

/**
 * The calls that every page begins with. The browser reads this file before the program, which is large: by the time
 * that runs, their answers are there, and so is the code of the page.
 */
const sent = new Map<EarlyCall, Promise<Response>>();

if (import.meta.env.PROD) {
  sendEarly();
  loadEarly();
}

function sendEarly(): void {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const opening: Record<OpeningHeader, string> = { 'x-opening': 'yes' };
  const refresh = fetch('/api/auth/refresh', { method: 'POST', headers: opening, signal });
  const session = refresh.then(async (answer) => {
    if (!answer.ok) throw new Error('Nobody is signed in');
    const { idToken }: Answer<'refresh'> = await answer.clone().json();
    if (idToken === null) throw new Error('Nobody is signed in');
    return fetch('/api/session', { headers: { authorization: `Bearer ${idToken}` }, signal });
  });
  sent.set('refresh', refresh).set('session', session).set('config', fetch('/api/config', { signal }));
  // Whoever takes one learns of its failure; perhaps nobody does.
  for (const one of sent.values()) one.catch(() => {});
}

/** The call that was sent early, once. */
export function takeEarly(call: EarlyCall): Promise<Response> | undefined {
  const early = sent.get(call);
  sent.delete(call);
  return early;
}

/** The build says which files the page at this address consists of. */
function loadEarly(): void {
  const pages: [start: string, files: string[]][] = JSON.parse(
    document.getElementById('pages')?.textContent ?? '[]',
  );
  const [, files = []] = pages.find(([start]) => location.pathname.startsWith(start)) ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.js')) link.rel = 'modulepreload';
    else Object.assign(link, { rel: 'preload', as: file.endsWith('.css') ? 'style' : 'font' });
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
