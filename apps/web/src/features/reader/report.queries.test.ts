import { ApiError } from '@caliper/contract/client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../lib/session/session.ts';

const call = vi.fn();
vi.mock('../../lib/api/api-client.ts', () => ({ call, callFile: vi.fn() }));
const { asksForWhole, reportQuery } = await import('./report.queries.ts');

const problem = (status: number, code: string) => new ApiError({ status, code, detail: code });
const load = (wholeFirst: boolean) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    reportQuery(7, 2, wholeFirst),
  );
const asked = () => call.mock.calls.map(([name]) => name);

/** A server that has one report, which may be read or not. */
function serve({ mayRead, isSubscribed }: { mayRead: boolean; isSubscribed: boolean }) {
  call.mockImplementation(async (name: string) => {
    if (name === 'unsubscribedReport') return { reportMeta: { subscribed: isSubscribed } };
    if (!mayRead) throw problem(403, 'not-subscribed');
    return { reportMeta: { subscribed: isSubscribed }, chapter: {} };
  });
}

beforeEach(() => {
  call.mockReset();
});

test('READ-16 a readable report takes one call', async () => {
  serve({ mayRead: true, isSubscribed: true });
  expect((await load(true)).kind).toBe('whole');
  expect(asked()).toEqual(['subscribedReport']);
});

test('READ-16 a refusal leads to the preview that is open to everyone', async () => {
  serve({ mayRead: false, isSubscribed: false });
  expect((await load(true)).kind).toBe('preview');
  expect(asked()).toEqual(['subscribedReport', 'unsubscribedReport']);
});

test('READ-16 a report outside the subscriptions is never requested in full', async () => {
  serve({ mayRead: false, isSubscribed: false });
  expect((await load(false)).kind).toBe('preview');
  expect(asked()).toEqual(['unsubscribedReport']);
});

test('READ-16 a subscription newer than the session is discovered', async () => {
  serve({ mayRead: true, isSubscribed: true });
  expect((await load(false)).kind).toBe('whole');
});

test('READ-16 two calls that disagree do not lead to an endless loop', async () => {
  serve({ mayRead: false, isSubscribed: true });
  expect((await load(false)).kind).toBe('preview');
  expect(asked()).toEqual(['unsubscribedReport', 'subscribedReport']);
});

test('a report that does not exist is not requested a second time', async () => {
  call.mockRejectedValue(problem(404, 'not-found'));
  await expect(load(true)).rejects.toMatchObject({ code: 'not-found' });
  expect(asked()).toEqual(['subscribedReport']);
});

function somebody(user: Partial<Session['user']>, current: number[] = []): Session {
  return { user, usergroupData: { subscriptionInformation: { current } } } as Session;
}

test('READ-16 only a report within the subscriptions is requested in full', () => {
  const reader = somebody({ role: 'standard', special: null }, [7, 9]);
  expect(asksForWhole(reader, 7)).toBe(true);
  expect(asksForWhole(reader, 8)).toBe(false);
});

test.each([
  { role: 'admin', special: null },
  { role: 'sales', special: null },
  { role: 'standard', special: 'support' },
] as const)('READ-16 for %o every report is requested in full', (user) => {
  expect(asksForWhole(somebody(user), 7)).toBe(true);
});

test.each([
  { role: 'publications', special: null },
  { role: 'team leader', special: null },
  { role: 'standard', special: 'marketing' },
] as const)('READ-16 for %o the subscriptions decide', (user) => {
  expect(asksForWhole(somebody(user), 7)).toBe(false);
  expect(asksForWhole(somebody(user, [7]), 7)).toBe(true);
});
