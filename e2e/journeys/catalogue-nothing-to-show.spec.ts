import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { expect, test, visit } from '../fixtures.ts';
import { button, gone, heading, link, seen } from '../screen.ts';
import { entry, filters, quickFilter, results, rowOf, rows, signInReader } from './catalogue-steps.ts';

test('CAT-04 CAT-07 CAT-08 CAT-09 CAT-10 without subscriptions every list says so, or what it asks for, and leads to what is available', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { kind: 'survey', category_id: 21, sub_category_id: 2101 });
  const asked = await makeItem(house.db, { category_id: 17, sub_category_id: 1701 });
  await signInReader(house);
  await page.goto('/contact');
  for (const [section, all, browse] of [
    ['catalog', 'all-reports', 'Browse All Reports'],
    ['medsku', 'all-medsku', 'Browse All MedSKU'],
    ['pt', 'all-procedure-tracker', 'Browse All Procedure Tracker'],
    ['survey', 'all-surveys', 'Browse All Surveys'],
  ] as const) {
    await visit(page, `/${section}/subscriptions`);
    await expect(link(page, browse)).toHaveAttribute('href', `/${section}/${all}`);
    await seen(heading(page, 'You are not subscribed to any reports'));
    await seen(page.getByText('Browse the catalog to see what is available'));
  }
  await link(page, 'Browse All Surveys').click();
  await expect(page).toHaveURL('/survey/all-surveys');
  await expect(page.locator('#results-heading')).toBeFocused();
  await entry(page, 'Category', 'Wound Management').click();
  await seen(rowOf(page, item_name));

  await visit(page, '/catalog/favorites');
  await seen(heading(page, 'No reports available'));
  await visit(page, '/catalog/dialysis');
  await seen(heading(page, 'No reports available'));
  await link(page, 'Clear filters').click();
  await expect(page).toHaveURL('/catalog/all-reports');
  await expect(page.locator('#results-heading')).toBeFocused();

  await visit(page, '/catalog/custom-reports');
  await seen(heading(page, 'You have no Custom Reports to view'));
  for (const words of [
    'collection of report bookmarks',
    'created from any report you are subscribed to',
    'up to 10 custom reports',
    'up to 15 bookmarks',
    'shared among the members of your company',
    'edited only by their creator',
  ])
    await seen(results(page).getByText(words));
  await expect(quickFilter(page).getByRole('link')).toHaveCount(4);
  await gone(filters(page));
  await link(quickFilter(page), 'Subscriptions').click();
  await seen(filters(page));

  await visit(page, '/catalog/all-reports');
  await seen(heading(page, 'Select any category to start browsing'));
  await seen(page.getByText('Contact your sales representative to subscribe to a report'));
  await expect(entry(page, 'Category', 'Tissue Repair')).toHaveText(/[1-9]\d*$/);
  await gone(rows(page));
  await entry(page, 'Category', 'Tissue Repair').click();
  await seen(rowOf(page, asked.item_name));
  await gone(page.getByText('Select any category to start browsing'));
});

test('CAT-06 without a subscription the dashboard button is disabled and says what is needed @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house);
  const edition = { item_year: 1995, global_dashboard: true } as const;
  const made = await Promise.all([
    makeItem(house.db, edition),
    makeItem(house.db, { ...edition, kind: 'medsku' }),
    makeItem(house.db, { ...edition, kind: 'pt' }),
    makeItem(house.db, { ...edition, kind: 'survey' }),
  ]);
  for (const [place, section] of ['catalog', 'medsku', 'pt', 'survey'].entries()) {
    const name = made[place]?.item_name ?? '';
    await page.goto(`/${section}/orthopedics?year=1995`);
    const row = rowOf(page, name);
    const control = button(row, `Dashboard: ${name} (Europe, 1995)`);
    await expect(row).toContainText('Not subscribed');
    await expect(control).toBeDisabled();
    await gone(link(row, 'Dashboard'));
    await control.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Subscribe to access dashboard');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${section}/orthopedics?year=1995`);
    await control.blur();
    await gone(page.getByRole('tooltip'));
    await control.hover();
    await seen(page.getByRole('tooltip'));
  }
});

test('MEND-27 while demo content loads, the catalogue says how far it is, and shows each step @thorough', async ({
  page,
  house,
}) => {
  const { companyId } = await signInReader(house);
  let progress: object | null = { loaded: 3, planned: 126 };
  await page.route('**/api/catalogs/demo-progress', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(progress) }),
  );
  await page.goto('/catalog/subscriptions');
  const line = page.getByRole('status').filter({ hasText: 'Demo content is loading' });
  await expect(line).toHaveText('Demo content is loading: 3 of 126 reports');
  await gone(rows(page));

  const { item_id, item_name } = await makeItem(house.db);
  await subscribe(house.db, companyId, item_id);
  progress = { loaded: 4, planned: 126 };
  await expect(line).toHaveText('Demo content is loading: 4 of 126 reports');
  await seen(rowOf(page, item_name));
  progress = null;
  await expect(line).toBeHidden();
});
