import { expect, test } from '../fixtures.ts';
import { exact, gone, heading, link, seen } from '../screen.ts';
import {
  calls,
  expectRegion,
  filters,
  likeAll,
  makeReader,
  quickFilter,
  rowOf,
  rows,
} from './catalogue-steps.ts';

const sections = [
  {
    section: 'catalog',
    links: {
      Subscriptions: { word: 'subscriptions', title: 'Subscriptions' },
      Favorites: { word: 'favorites', title: 'Favorites' },
      'Custom Reports': { word: 'custom-reports', title: 'Custom Reports' },
      'All Reports': { word: 'all-reports', title: 'All Reports' },
    },
  },
  {
    section: 'medsku',
    links: {
      Subscriptions: { word: 'subscriptions', title: 'MedSKU Catalog' },
      Favorites: { word: 'favorites', title: 'MedSKU Catalog' },
      'All MedSKU': { word: 'all-medsku', title: 'MedSKU Catalog' },
    },
  },
  {
    section: 'pt',
    links: {
      Subscriptions: { word: 'subscriptions', title: 'Procedure Tracker Catalog' },
      Favorites: { word: 'favorites', title: 'Procedure Tracker Catalog' },
      'All Procedure Tracker': { word: 'all-procedure-tracker', title: 'Procedure Tracker Catalog' },
    },
  },
  {
    section: 'survey',
    links: {
      Subscriptions: { word: 'subscriptions', title: 'Surveys Catalog' },
      Favorites: { word: 'favorites', title: 'Surveys Catalog' },
      'All Surveys': { word: 'all-surveys', title: 'Surveys Catalog' },
    },
  },
] as const;

test('CAT-01 CAT-03 CAT-11 the quick filters of each section: their order, addresses and titles', async ({
  page,
  house,
}) => {
  await house.signedIn(makeReader(house.db, [{ kind: 'survey' }]));
  const asked = calls(page, /^\/api\/catalogs\/page$/);
  for (const { section, links } of sections) {
    asked.length = 0;
    await page.goto(`/${section}/orthopedics`);
    await expect.poll(() => asked.length).toBe(1);
    await expect(quickFilter(page).getByRole('link')).toHaveText(Object.keys(links));
    for (const [label, { word, title }] of Object.entries(links)) {
      asked.length = 0;
      await link(quickFilter(page), label, exact).click();
      await expect(page).toHaveURL(`/${section}/${word}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} - `));
      await expect(quickFilter(page).locator('[aria-current="page"]')).toHaveText(label);
      const filter = word.startsWith('all-') ? 'all' : word;
      await expect.poll(() => asked.map(({ searchParams }) => searchParams.get('filter'))).toEqual([filter]);
    }
  }
});

test('CAT-20 a quick filter first resets what was chosen, and then shows its own list', async ({
  page,
  house,
}) => {
  const edition = { item_year: 1998, region: 'Africa' } as const;
  const { email, items } = await makeReader(house.db, [edition, { ...edition, region: 'Europe' }]);
  const [liked, other] = items.map(({ item_name }) => item_name);
  await likeAll(house.db, email, items.slice(0, 1));
  await house.signedInAs(email);
  await page.goto('/catalog/orthopedics/large-joint?region=Europe&year=1998');
  await seen(rowOf(page, other ?? ''));

  await link(quickFilter(page), 'Favorites').click();
  await expect(page).toHaveURL('/catalog/favorites');
  await expectRegion(page, 'None');
  await expect(page.getByLabel('Year')).toHaveValue('');
  await seen(rowOf(page, liked ?? ''));
  await expect(rows(page)).toHaveCount(1);

  await page.goto('/catalog/favorites?category=orthopedics&region=Africa');
  await link(quickFilter(page), 'Subscriptions').click();
  await expect(page).toHaveURL('/catalog/subscriptions');
  await expectRegion(page, 'None');
  await expect(rows(page)).toHaveCount(2);
});

test('CAT-04 for a customer, custom reports have only the quick filter @thorough', async ({
  page,
  house,
}) => {
  await house.signedIn(makeReader(house.db, [{}]));
  await page.goto('/catalog/custom-reports');
  await seen(heading(page, 'You have no Custom Reports to view'));
  await expect(quickFilter(page).getByRole('link')).toHaveCount(4);
  await gone(filters(page));
  await link(quickFilter(page), 'Subscriptions').click();
  await seen(filters(page));
});

test('CAT-04 the support account sees the filters that the server offers for its custom reports @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('support@caliper.example');
  await page.route('**/api/catalogs/page?*filter=custom-reports*', async (route) => {
    const answer = await route.fetch();
    const categories = [{ categoryId: 14, text: 'Orthopedics', url: 'orthopedics', count: 1 }];
    const json = { ...(await answer.json()), menus: { categories, subCategories: [] } };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/catalog/custom-reports');
  await seen(link(filters(page), 'Orthopedics'));
  await expectRegion(page, 'None');
  await expect(quickFilter(page).getByRole('link')).toHaveCount(4);
});
