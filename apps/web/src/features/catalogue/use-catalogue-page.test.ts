// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { holdCalls, runHook } from '../../lib/hook.fixture.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { choose, chooseCategory, chooseFilter } from './catalogue-address.ts';
import { useCataloguePage } from './use-catalogue-page.ts';

const menus = { categories: [], subCategories: [] };
const empty = {
  items: [],
  total: 0,
  sort: null,
  page: 1,
  pages: 1,
  menus,
  possibleRegions: ['Africa'],
  possibleYears: [],
};
const { letGo } = holdCalls(() => Response.json(empty));
queryClient.setQueryData(sessionQuery.queryKey, null);

test('MEND-02 a list is empty when an answer for that list said so; until then it loads', async () => {
  const favorites = chooseFilter('catalog', 'favorites');
  const dental = chooseCategory(favorites, 'dental');
  const page = runHook(() => {
    const [view, show] = useState(favorites);
    return { ...useCataloguePage(view), show };
  });
  await page.step(() => {});
  expect(page.now().answer).toBeUndefined();
  await letGo();
  expect(page.now().answer?.total).toBe(0);

  await page.step(({ show }) => show(dental));
  expect(page.now()).toMatchObject({ answer: undefined, isStale: true, possibleRegions: ['Africa'] });
  await letGo();
  expect(page.now()).toMatchObject({ answer: { total: 0 }, isStale: false });

  await page.step(({ show }) => show(choose(dental, { page: 2 })));
  expect(page.now()).toMatchObject({ answer: { page: 1 }, isStale: true });
});
