import { makeItem } from '@caliper/api/testing/items.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expect, test, visit } from '../fixtures.ts';
import { button, exact, gone, link, navigation, seen } from '../screen.ts';
import {
  entry,
  expectRegion,
  quickFilter,
  results,
  rowOf,
  rows,
  signInReader,
  unique,
} from './catalogue-steps.ts';
import { secondPage } from './staff-steps.ts';

const heading = { level: 2 } as const;

test('CAT-12 CAT-21 a reader goes from all reports by category, sub-category and region to a report', async ({
  page,
  house,
}) => {
  const name = unique('Robotic Knees');
  const wanted = await makeItem(house.db, { item_name: name, region: 'Africa', item_year: 1996 });
  const elsewhere = await makeItem(house.db, { region: 'Europe', item_year: 1996 });
  const other = await makeItem(house.db, { sub_category_id: 1408, region: 'Africa', item_year: 1996 });
  await signInReader(house);
  await page.goto('/catalog/all-reports');

  await entry(page, 'Category', 'Orthopedics').click();
  await expect(page).toHaveURL('/catalog/orthopedics');
  await expect(entry(page, 'Category', 'Orthopedics')).toHaveAttribute('aria-current', 'true');
  await seen(results(page).getByRole('heading', { ...heading, name: 'Orthopedics' }));
  await page.getByLabel('Year').selectOption('1996');
  await expect(page).toHaveURL('/catalog/orthopedics?year=1996');
  await button(page, 'Africa', exact).click();
  await expect(page).toHaveURL('/catalog/orthopedics?region=Africa&year=1996');
  await seen(rowOf(page, other.item_name));
  await gone(rowOf(page, elsewhere.item_name));

  await entry(page, 'Sub-category', 'Large Joint').click();
  await expect(page).toHaveURL('/catalog/orthopedics/large-joint?year=1996');
  await expectRegion(page, 'None');
  await seen(rowOf(page, elsewhere.item_name));
  await gone(rowOf(page, other.item_name));
  await button(page, 'Africa', exact).click();
  await gone(rowOf(page, elsewhere.item_name));
  await link(rowOf(page, name), name, exact).click();
  await expect(page).toHaveURL(`/reports/${wanted.item_id}/${slugOf(name)}/1`);
  await page.getByRole('main').getByRole('button').first().focus();

  // Back shows another page, which gets the focus; a choice on the same page keeps it.
  await page.goBack();
  await seen(rowOf(page, name));
  await expect(page.getByRole('main')).toBeFocused();
  await entry(page, 'Category', 'Orthopedics').click();
  await expect(page).toHaveURL(/\/catalog\/orthopedics(\?|$)/);
  await expect(entry(page, 'Category', 'Orthopedics')).toBeFocused();
});

test('CAT-12 the categories of the other sections have their own addresses @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house);
  await page.goto('/contact');
  for (const [kind, all] of [
    ['medsku', 'all-medsku'],
    ['pt', 'all-procedure-tracker'],
    ['survey', 'all-surveys'],
  ] as const) {
    const { item_name } = await makeItem(house.db, { kind, category_id: 13, sub_category_id: 1301 });
    await visit(page, `/${kind}/${all}`);
    await entry(page, 'Category', 'Ophthalmics').click();
    await expect(page).toHaveURL(`/${kind}/ophthalmics`);
    await entry(page, 'Sub-category', 'Diagnostic').click();
    await expect(page).toHaveURL(`/${kind}/ophthalmics/diagnostic`);
    await seen(rowOf(page, item_name));
  }
});

test('CAT-40 under Subscriptions a category keeps its path; All has the short form', async ({
  page,
  house,
}) => {
  const { items } = await signInReader(house, [{}, { category_id: 3, sub_category_id: 301 }]);
  const [knees, rhythm] = items.map(({ item_name }) => item_name);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await expect(navigation(page, 'Category', exact).getByRole('link')).toHaveText([
    'Cardiovascular1',
    'Orthopedics1',
  ]);
  await entry(page, 'Category', 'Orthopedics').click();
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');
  await expect(rows(page)).toHaveCount(1);
  await entry(page, 'Sub-category', 'Large Joint').click();
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics&subCategory=large-joint');
  await seen(rowOf(page, knees ?? ''));
  await gone(rowOf(page, rhythm ?? ''));

  await link(quickFilter(page), 'Favorites').click();
  await page.goto('/catalog/favorites?category=orthopedics');
  await expect(quickFilter(page).locator('[aria-current]')).toHaveText('Favorites');
  await link(quickFilter(page), 'All Reports').click();
  await entry(page, 'Category', 'Orthopedics').click();
  await expect(page).toHaveURL('/catalog/orthopedics');
});

test('CAT-33 each section opens on its subscriptions, with every region and year', async ({
  page,
  house,
}) => {
  const kinds = ['report', 'medsku', 'pt', 'survey'] as const;
  const { items } = await signInReader(
    house,
    kinds.map((kind) => ({ kind })),
  );
  await page.goto('/contact');
  for (const [place, section] of ['catalog', 'medsku', 'pt', 'survey'].entries()) {
    await visit(page, `/${section}`);
    await expect(page).toHaveURL(`/${section}/subscriptions`);
    await expect(quickFilter(page).locator('[aria-current]')).toHaveText('Subscriptions');
    await seen(rowOf(page, items[place]?.item_name ?? ''));
    await expect(rows(page)).toHaveCount(1);
    await expectRegion(page, 'None');
    await expect(page.getByLabel('Year')).toHaveValue('');
  }
});

test('CAT-21 Back, a reload and a copied link give the same view; another category starts over, and clearing it resets all choices @thorough', async ({
  page,
  house,
  browser,
}) => {
  const { email, items } = await signInReader(house, [
    {},
    { region: 'Africa' },
    { region: 'Africa', item_year: 2024 },
    { category_id: 3, sub_category_id: 301, region: 'Africa' },
  ]);
  const wanted = items[2]?.item_name ?? '';
  await page.goto('/catalog/subscriptions');
  await entry(page, 'Category', 'Orthopedics').click();
  await button(page, 'Africa', exact).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Year').selectOption('2024');
  await expect(rows(page)).toHaveCount(1);
  const address = page.url();

  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expectRegion(page, 'Africa');
  await expect(page.getByLabel('Year')).toHaveValue('');
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await expectRegion(page, 'None');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(address);
  await page.reload();
  await seen(rowOf(page, wanted));
  await expect(page.getByLabel('Year')).toHaveValue('2024');
  await expectRegion(page, 'Africa');

  const copy = await secondPage(browser, house, email);
  await copy.goto(address);
  await seen(rowOf(copy, wanted));
  await expect(rows(copy)).toHaveCount(1);
  await expect(entry(copy, 'Category', 'Orthopedics')).toHaveAttribute('aria-current', 'true');
  await copy.close();

  await page.goto('/catalog/orthopedics/large-joint?region=Africa&year=2024');
  await entry(page, 'Category', 'Dental').click();
  await expect(page).toHaveURL('/catalog/dental');
  await expectRegion(page, 'None');
  await expect(page.getByLabel('Year')).toHaveValue('');

  await page.goto('/catalog/orthopedics/large-joint?region=Africa&year=2024');
  await link(page, 'Clear category').click();
  await expect(page).toHaveURL('/catalog/all-reports');
  await expect(navigation(page, 'Sub-category')).toBeFocused();
  await expectRegion(page, 'None');
  await expect(page.getByLabel('Year')).toHaveValue('');
});

test('an address with an unknown category is not found, and dark is dark from the first moment @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  await page.emulateMedia({ colorScheme: 'dark' });
  // The document says light until its first script has run.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const schemes = new Set([document.documentElement.dataset.mantineColorScheme]);
      Reflect.set(window, 'schemes', schemes);
      new MutationObserver(() => schemes.add(document.documentElement.dataset.mantineColorScheme)).observe(
        document.documentElement,
        { attributeFilter: ['data-mantine-color-scheme'] },
      );
    }),
  );
  for (const address of [
    '/catalog/no-such-category',
    '/catalog/dental/large-joint',
    '/medsku/custom-reports',
  ]) {
    await page.goto(address);
    await seen(page.getByRole('heading', { name: 'Page not found' }));
    expect(await page.evaluate(() => [...Reflect.get(window, 'schemes')])).toEqual(['dark']);
  }
});
