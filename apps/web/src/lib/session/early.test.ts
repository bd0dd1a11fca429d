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

test('FAST-05 the calls of every page are sent before the program runs, and what a chapter begins with', async () => {
  const { asked, takeEarly } = await begin('/reports/7/large-joints/3?term=hip');
  expect(asked).toEqual([
    [calls.refresh.replace('POST ', '/api'), undefined],
    ['/api/config', undefined],
    ['/api/session', 'Bearer token'],
    ['/api/reports/subscribed/7/3', 'Bearer token'],
  ]);
  const chapter = await takeEarly('/api/reports/subscribed/7/3');
  expect(await chapter?.json()).toMatchObject({ url: '/api/reports/subscribed/7/3' });
  expect(takeEarly('/api/reports/subscribed/7/3')).toBeUndefined();
});

test('FAST-05 what was sent early is for the first page only', async () => {
  const { endEarly, takeEarly } = await begin('/reports/7/large-joints/3');
  endEarly();
  expect(takeEarly('/api/reports/subscribed/7/3')).toBeUndefined();
  expect(takeEarly('/api/session')).toBeUndefined();
});

test('FAST-05 nothing is asked for a visitor', async () => {
  const { asked, takeEarly } = await begin('/reports/7/large-joints/3', null);
  await expect(takeEarly('/api/reports/subscribed/7/3')).rejects.toThrow();
  expect(asked.map(([url]) => url)).toEqual(['/api/auth/refresh', '/api/config']);
});
