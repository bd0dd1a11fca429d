import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { categories } from '@caliper/contract/catalogue/categories.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, checkbox, dialog, exact, gone, heading, link, navigation, seen, table } from '../screen.ts';
import { fails, hold } from '../trouble.ts';
import { calls, makeReader, rowOf, unique } from './catalogue-steps.ts';
import { giveTo, makeCustomReport, makeSupport } from './custom-report-steps.ts';
import { admin, editionsOf, makeClient, note, secondPage, shelf, tableRow } from './staff-steps.ts';

test.use({ account: admin });

const list = '**/api/catalogs?subscriberCount=*';

async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel('Filter by title').fill(words);
}

test('ADM-05 the list says that it is loading, and is sorted by category and title', async ({
  page,
  house,
}) => {
  const set = unique('Set');
  const place = { category_id: 16, sub_category_id: 1602, region: 'Africa' } as const;
  const names = [`${set} gamma`, `${set} Beta`, `${set} alpha`];
  const [gamma] = await Promise.all(names.map((item_name) => makeItem(house.db, { ...place, item_name })));
  for (const _ of [1, 2])
    await subscribe(house.db, (await makeClient(house.db)).companyId, gamma?.item_id ?? 0);
  const release = await hold(page, list);
  await page.goto('/admin-panel/manage-reports');
  await seen(page.getByText('Fetching catalog and calculating number of subscribers per report...'));
  release();

  const figures = table(page, 'Spinal MIS');
  await expect(figures.getByRole('columnheader')).toHaveText([
    'Title',
    'Year',
    'Region',
    'Subscribers',
    'Show?',
    'Delete',
    'Edit Report Details',
  ]);
  await expect(figures.getByRole('rowheader').filter({ hasText: set })).toHaveText(names.toReversed());
  const cells = tableRow(figures, `${set} gamma`).getByRole('cell');
  await expect(cells.nth(0)).toHaveText('2026');
  await expect(cells.nth(1)).toHaveText('Africa');
  await expect(cells.nth(2)).toHaveText('2');
  await expect(tableRow(figures, `${set} Beta`).getByRole('cell').nth(2)).toHaveText('0');
});

test('ADM-05 only categories with reports are listed, and Quick Links lead to them @thorough', async ({
  page,
  house,
}) => {
  await page.goto('/admin-panel/manage-reports');
  const filed = await rowsIn(house.db, 'items', { kind: 'report' });
  const full = categories.filter(({ categoryId }) => filed.some((one) => one.category_id === categoryId));
  const subs = full.flatMap(({ subCategories }) =>
    subCategories.filter(({ subCategoryId }) => filed.some((one) => one.sub_category_id === subCategoryId)),
  );
  expect(full.length).toBeLessThan(categories.length);
  const links = navigation(page, 'Quick Links');
  await expect(links.getByRole('link')).toHaveText(full.map(({ text }) => text));
  await expect(page.getByRole('table')).toHaveCount(subs.length);
  for (const { text } of subs) await expect(table(page, text, exact)).toBeAttached();

  await link(links, 'Orthopedics').click();
  await expect(page.locator('section', { has: heading(page, 'Orthopedics') })).toBeFocused();
  await expect(heading(page, 'Orthopedics')).toBeInViewport();
});

test('ADM-05 Refresh Catalog loads what is new, and a list that fails can be retried @thorough', async ({
  page,
  house,
}) => {
  await fails(page, list, 'Broken');
  await page.goto('/admin-panel/manage-reports');
  await seen(heading(page, 'The catalog did not load'));
  await page.unroute(list);
  await button(page, 'Try again').click();
  await seen(page.getByRole('table').first());
  const { item_id, item_name } = await makeItem(house.db);
  await button(page, 'Refresh Catalog').click();
  await find(page, item_name);
  const target = link(tableRow(page, item_name), item_name);
  await expect(target).toHaveAttribute('href', `/reports/${item_id}/${slugOf(item_name)}/1`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('ADM-22 a MedCore report is listed with its link and its companies, and cannot be deleted or hidden here', async ({
  page,
  house,
}) => {
  const { item_id } = await house.db
    .selectFrom('items')
    .select('item_id')
    .where('kind', '=', 'report')
    .where('chapters', '>', 0)
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const support = await makeSupport(house.db);
  const name = unique('Essentials');
  const id = await makeCustomReport(house, support, name, [[item_id, 1]]);
  await giveTo(house, support, id, [(await makeClient(house.db)).companyId]);
  await page.goto('/admin-panel/manage-reports');
  await find(page, name);
  const row = tableRow(page, name);
  await expect(row.getByRole('link')).toHaveAttribute('href', `/custom-reports/${id}/${slugOf(name)}/1`);
  await expect(row).toContainText('MedCore');
  await expect(row.getByRole('cell')).toHaveText([/^20/, /./, '1', '–', '–', '–']);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test("ADM-06 MEND-17 a hidden report, after a question if companies have it, leaves the customer's catalogue until it is shown again", async ({
  page,
  house,
  browser,
}) => {
  const { item_id, item_name } = await makeItem(house.db, shelf.place);
  const { email, companyId } = await makeReader(house.db);
  await subscribe(house.db, companyId, item_id);
  const neighbour = await makeItem(house.db, shelf.place);
  const customer = await secondPage(browser, house, email);
  await customer.goto(shelf.path);
  await seen(rowOf(customer, item_name));

  await page.goto('/admin-panel/manage-reports');
  await find(page, item_name);
  const show = checkbox(page, `Show ${item_name} - 2026`);
  await expect(show).toBeChecked();
  await show.click();
  const question = dialog(page, 'Hide this report?');
  await expect(question).toContainText('1 company with 1 person can no longer read it.');
  await button(question, 'Cancel').click();
  await expect(show).toBeChecked();
  await house.db.deleteFrom('subscriptions').where('item_id', '=', item_id).execute();
  await show.uncheck();
  await seen(note(page, `${item_name} - 2026 will be hidden`));
  await customer.reload();
  await seen(rowOf(customer, neighbour.item_name));
  await gone(rowOf(customer, item_name));

  await show.check();
  await seen(note(page, `${item_name} - 2026 will be shown`));
  await customer.reload();
  await seen(rowOf(customer, item_name));
});

test('ADM-07 a report with subscribers is not deleted, whether the page or the server notices @thorough', async ({
  page,
  house,
}) => {
  const refusal = 'ERROR: Cannot delete a report with active subscriptions!';
  const { items } = await makeClient(house.db, [{}]);
  const late = await makeItem(house.db);
  const name = items[0]?.item_name ?? '';
  const deletions = calls(page, /^\/api\/reports\/\d+$/);
  await page.goto('/admin-panel/manage-reports');
  await find(page, name);
  await button(page, `Delete ${name} - 2026`).click();
  await seen(note(page, refusal));
  await gone(page.getByRole('dialog'));
  expect(deletions).toEqual([]);

  await button(page, 'Dismiss').click();
  await find(page, late.item_name);
  await button(page, `Delete ${late.item_name} - 2026`).click();
  await subscribe(house.db, (await makeClient(house.db)).companyId, late.item_id);
  await button(page, 'Delete report').click();
  await seen(note(page, refusal));
  await gone(page.getByRole('dialog'));
  expect(await editionsOf(house.db, late.item_name)).toHaveLength(1);
  // The list now shows them.
  await expect(tableRow(page, late.item_name).getByRole('cell').nth(2)).toHaveText('1');
});

test('ADM-07 a report that someone else has deleted leaves the list @thorough', async ({ page, house }) => {
  const { item_id, item_name } = await makeItem(house.db);
  await page.goto('/admin-panel/manage-reports');
  await find(page, item_name);
  await button(page, `Recommend with ${item_name} - 2026`).click();
  await seen(page.getByText('Recommending reports for:'));
  await button(page, `Delete ${item_name} - 2026`).click();
  await house.db.deleteFrom('items').where('item_id', '=', item_id).execute();
  await button(page, 'Delete report').click();
  await seen(page.getByText(`No title contains “${item_name}”.`));
  await gone(page.getByText('Recommending reports for:'));
});

test('ADM-07 deleting asks first, stays open until the server has answered, and then the report is gone', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db);
  await page.goto('/admin-panel/manage-reports');
  await find(page, item_name);
  const remove = button(page, `Delete ${item_name} - 2026`);
  await remove.click();
  const opened = dialog(page, 'Are you sure you want to delete this report?');
  await expect(opened).toContainText(`${item_name} - 2026`);
  await button(opened, 'Cancel').click();
  await gone(opened);
  await expect(remove).toBeFocused();
  expect(await editionsOf(house.db, item_name)).toHaveLength(1);

  await remove.click();
  const release = await hold(page, /\/api\/reports\/\d+$/);
  await button(opened, 'Delete report').click();
  await expect(button(opened, 'Cancel')).toBeDisabled();
  await page.keyboard.press('Escape');
  await button(opened, 'Close').click({ force: true });
  await seen(opened);
  release();
  await seen(note(page, 'Report deleted successfully!'));
  await gone(opened);
  await seen(page.getByText(`No title contains “${item_name}”.`));
  expect(await editionsOf(house.db, item_name)).toEqual([]);
});
