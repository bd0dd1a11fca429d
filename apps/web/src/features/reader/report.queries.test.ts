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

const [whole, preview] = ['subscribedReport', 'unsubscribedReport'];

test.each([
  ['a readable report takes one call', true, true, true, 'whole', [whole]],
  [
    'a refusal leads to the preview that is open to everyone',
    true,
    false,
    false,
    'preview',
    [whole, preview],
  ],
  [
    'a report outside the subscriptions is never requested in full',
    false,
    false,
    false,
    'preview',
    [preview],
  ],
  ['a subscription newer than the session is discovered', false, true, true, 'whole', [preview, whole]],
  ['two calls that disagree do not lead to a loop', false, false, true, 'preview', [preview, whole]],
])('READ-16 %s', async (_, wholeFirst, mayRead, isSubscribed, kind, calls) => {
  serve({ mayRead, isSubscribed });
  expect((await load(wholeFirst)).kind).toBe(kind);
  expect(asked()).toEqual(calls);
});

test('a report that does not exist is not requested a second time', async () => {
  call.mockRejectedValue(problem(404, 'not-found'));
  await expect(load(true)).rejects.toMatchObject({ code: 'not-found' });
  expect(asked()).toEqual(['subscribedReport']);
});

function somebody(user: Partial<Session['user']>, current: number[] = []): Session {
  return { user, usergroupData: { subscriptionInformation: { current } } } as Session;
}

test.each([
  { role: 'admin', special: null },
  { role: 'sales', special: null },
  { role: 'standard', special: 'support' },
] as const)('READ-16 for %o every report is requested in full', (user) => {
  expect(asksForWhole(somebody(user), 7)).toBe(true);
});

test.each([
  { role: 'standard', special: null },
  { role: 'publications', special: null },
  { role: 'team leader', special: null },
  { role: 'standard', special: 'marketing' },
] as const)('READ-16 for %o the subscriptions decide', (user) => {
  expect([7, 8].map((id) => asksForWhole(somebody(user, [7, 9]), id))).toEqual([true, false]);
});
