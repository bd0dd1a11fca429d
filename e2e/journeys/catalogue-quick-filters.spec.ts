import { expect, test } from '../fixtures.ts';
import { exact, link, seen } from '../screen.ts';
import { calls, expectRegion, likeAll, quickFilter, rowOf, rows, signInReader } from './catalogue-steps.ts';

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

test('CAT-01 CAT-03 CAT-11 the quick filters of each section: their order, addresses and titles @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house, [{ kind: 'survey' }]);
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
  const { email, items } = await signInReader(house, [edition, { ...edition, region: 'Europe' }]);
  const [liked, other] = items.map(({ item_name }) => item_name);
  await likeAll(house.db, email, items.slice(0, 1));
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
