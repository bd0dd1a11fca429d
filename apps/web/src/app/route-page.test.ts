// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../lib/api/query-client.ts';
import { type Session, sessionQuery } from '../lib/session/session.ts';
import { preloadPage } from './route-page.tsx';

let asked: string[];

beforeEach(() => {
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ reportMeta: { report_name: 'Knees' } });
  });
});

function open(address: string, expiry: number | null = null): Promise<unknown> {
  history.replaceState(null, '', address);
  const session = {
    user: { id: 'me', role: 'standard' },
    usergroupData: { expiry, subscriptionInformation: { current: [7] } },
  };
  queryClient.setQueryData(sessionQuery.queryKey, session as unknown as Session);
  return preloadPage();
}

test('FAST-05 what a list or a report shows first is asked for before the page is drawn', async () => {
  await open('/catalog/orthopedics?page=2');
  expect(asked).toEqual(['/api/catalogs/page?section=catalog&filter=all&page=2&category=orthopedics']);
  asked = [];
  await open('/reports/7/knees/3');
  expect(asked.sort()).toEqual([
    '/api/reports/recommendations/7',
    '/api/reports/subscribed/7/3',
    '/api/reports/upgrade',
    '/api/users/me/places/report/7',
  ]);
});

test('FAST-05 nothing is asked for a visitor, or for someone whose subscription has ended', async () => {
  await open('/catalog/orthopedics', 1);
  queryClient.setQueryData(sessionQuery.queryKey, null);
  await preloadPage();
  expect(asked).toEqual([]);
});
