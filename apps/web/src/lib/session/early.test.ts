import { calls } from '@caliper/contract/calls.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** As the page at this address begins, for somebody who is signed in or not. */
async function begin(address: string, idToken: string | null = 'token') {
  const asked: [url: string, token: string | undefined][] = [];
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', async (url: string, init: { headers?: Record<string, string> }) => {
    asked.push([url, init.headers?.authorization]);
    return Response.json({ idToken, url });
  });
  vi.stubGlobal('location', new URL(address, 'https://caliper.example'));
  vi.stubGlobal('document', { getElementById: () => null });
  const early = await import('./early.ts');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(idToken ? 2 : 1));
  return { ...early, asked };
}

const list = '/api/catalogs/page?section=catalog&filter=all&page=1&category=orthopedics';

test('FAST-05 the calls of every page are sent before the program runs, and what a list begins with; a chapter waits for the session', async () => {
  const { asked, takeEarly } = await begin('/catalog/orthopedics');
  expect(asked).toEqual([
    [calls.refresh.replace('POST ', '/api'), undefined],
    ['/api/config', undefined],
    ['/api/session', 'Bearer token'],
    [list, 'Bearer token'],
  ]);
  const answer = await takeEarly(list);
  expect(await answer?.json()).toMatchObject({ url: list });
  expect(takeEarly(list)).toBeUndefined();
  expect(
    (await import('./early.ts')).firstCallAt({ pathname: '/reports/7/large-joints/3', search: '' }),
  ).toBeNull();
});

test('PUB-02 the proof of a draft is asked for early, at whichever chapter', async () => {
  const { firstCallAt } = await import('./early.ts');
  const draft = calls.draft.replace('GET ', '/api').replace('{id}', '12');
  for (const pathname of ['/proofs/12', '/proofs/12/4'])
    expect(firstCallAt({ pathname, search: '?finding=x' })).toBe(draft);
  for (const pathname of ['/proofs', '/proofs/report/12/4'])
    expect(firstCallAt({ pathname, search: '' })).toBeNull();
});

test('FAST-05 what was sent early is for the first page only', async () => {
  const { endEarly, takeEarly } = await begin('/catalog/orthopedics');
  endEarly();
  expect(takeEarly(list)).toBeUndefined();
  expect(takeEarly('/api/session')).toBeUndefined();
});

test('FAST-05 nothing is asked for a visitor', async () => {
  const { asked, takeEarly } = await begin('/catalog/orthopedics', null);
  await expect(takeEarly(list)).rejects.toThrow();
  expect(asked.map(([url]) => url)).toEqual(['/api/auth/refresh', '/api/config']);
});
