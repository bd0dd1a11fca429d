// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../lib/hook.fixture.ts';
import { useSearch, useSearchFailure } from './search.queries.ts';
import { choose, chooseQuery } from './search-address.ts';

const failure = { status: 500, code: 'internal', detail: 'Away' };
const fail = async () => Response.json(failure, { status: 500 });

afterEach(() => vi.unstubAllGlobals());

/** The page and the search box above it. */
const openSearch = (query: string) =>
  runHook(() => ({ page: useSearch(chooseQuery(query)), box: useSearchFailure(`?query=${query}`) }));

test('SRCH-07 the search box says why a search failed', async () => {
  vi.stubGlobal('fetch', fail);
  const search = openSearch('stent');
  await search.step(() => {});
  expect(search.now().box.error).toMatchObject({ detail: 'Away' });
});

test('SRCH-07 while results are shown, the search box reports no failed refetch', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: 0, matches: [] }));
  const search = openSearch('knee');
  await search.step(() => {});
  vi.stubGlobal('fetch', fail);
  await search.step(() => queryClient.refetchQueries({ queryKey: ['search', 'knee'] }));
  expect(queryClient.isFetching()).toBe(0);
  expect(search.now().page.answer).toBeDefined();
  expect(search.now().box.error).toBeNull();
});

test('MEND-02 results of another filter are not known until their own answer; those of another page stay', async () => {
  const facets = { categories: [{ value: 'Dental', count: 2 }] };
  const beside = { results: [], total: 0 };
  const { letGo } = holdCalls(() => Response.json({ total: 0, page: 1, matches: [], beside, facets }));
  const all = chooseQuery('valve');
  const inAfrica = choose(all, { region: 'Africa' });
  const search = runHook(() => {
    const [choice, show] = useState(all);
    return { ...useSearch(choice), show };
  });
  await search.step(() => {});
  expect(search.now().facets).toBeNull();
  await letGo();
  expect(search.now().answer?.total).toBe(0);
  await search.step(({ show }) => show(inAfrica));
  expect(search.now()).toMatchObject({ answer: undefined, isStale: true, facets: { isCurrent: false } });
  await letGo();
  expect(search.now()).toMatchObject({ answer: { total: 0 }, isStale: false, facets: { isCurrent: true } });
  await search.step(({ show }) => show({ ...inAfrica, page: 2 }));
  expect(search.now()).toMatchObject({ answer: { page: 1 }, isStale: true });
});
