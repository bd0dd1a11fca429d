import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, heading, link, navigation, seen, table } from '../screen.ts';
import { fails } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import { admin, makeClient, secondPage, tableRow } from './staff-steps.ts';

type Db = Parameters<typeof makeItem>[0];

const current = (page: Page) => table(page, 'Currently Subscribed Reports');
const history = (page: Page) => table(page, 'Order History');

/** Reports that the company used to have, the first of them ended last. */
async function archive(db: Db, usergroup_id: number, count: number): Promise<string[]> {
  const name = unique('Ended');
  const names = Array.from({ length: count }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}`);
  const rows = names.map((item_name, index) => ({
    usergroup_id,
    company: 'As it was called then',
    kind: 'report' as const,
    item_id: 1,
    item_name,
    item_year: 2024,
    region: 'Europe',
    access: 'full' as const,
    market_name: '',
    since: new Date('2024-01-01'),
    ended_at: new Date(Date.UTC(2025, 11, 31 - index)),
  }));
  await db.insertInto('subscription_archive').values(rows).execute();
  return names;
}

test('ACC-05 NAV-18 current and past orders are two tables with 10 rows per page, and a reload keeps the pages', async ({
  page,
  house,
}) => {
  const name = unique('Ordered');
  const names = Array.from({ length: 12 }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}`);
  const { companyId } = await house.signedIn(
    makeClient(
      house.db,
      names.map((item_name) => ({ item_name })),
    ),
  );
  const ended = await archive(house.db, companyId, 11);
  await page.goto('/dashboard/my-orders');
  await seen(heading(page, 'Currently Subscribed Reports'));
  await seen(heading(page, 'Order History'));
  await expect(current(page).getByRole('rowheader')).toHaveText(names.slice(0, 10));
  await expect(history(page).getByRole('rowheader')).toHaveText(ended.slice(0, 10));
  await expect(tableRow(history(page), ended[0] ?? '')).toContainText('2024-01-012025-12-31');

  const pages = navigation(page, 'Pages of Currently Subscribed Reports');
  await expect(pages).toContainText('Page 1 of 2');
  await button(pages, 'Next').click();
  await expect(current(page).getByRole('rowheader')).toHaveText(names.slice(10));
  await expect(button(pages, 'Next')).toBeDisabled();
  await expect(button(pages, 'Next')).toBeFocused();
  await expect(history(page).getByRole('rowheader')).toHaveCount(10);
  await button(navigation(page, 'Pages of Order History'), 'Next').click();
  await expect(history(page).getByRole('rowheader')).toHaveText(ended.slice(10));
  await expect(page).toHaveURL('/dashboard/my-orders?page=2&history=2');
  await page.reload();
  await expect(current(page).getByRole('rowheader')).toHaveText(names.slice(10));
  await expect(history(page).getByRole('rowheader')).toHaveText(ended.slice(10));
  await page.goBack();
  await expect(history(page).getByRole('rowheader')).toHaveCount(10);
});

test('SUB-07 SUB-09 items of every kind are in one table and lead to where they are read; a list that fails says so and can be retried', async ({
  page,
  house,
}) => {
  const kinds = ['report', 'medsku', 'pt', 'survey'] as const;
  const words = ['Report', 'MedSKU', 'Procedure Tracker', 'Survey'];
  const { items } = await house.signedIn(
    makeClient(
      house.db,
      kinds.map((kind) => ({ kind })),
    ),
  );
  await page.goto('/dashboard/my-orders');
  for (const [index, { item_id, item_name }] of items.entries()) {
    const row = tableRow(current(page), item_name);
    await expect(row.getByRole('cell').first()).toHaveText(words[index] ?? '');
    const slug = slugOf(item_name);
    const path =
      index === 0 ? `/reports/${item_id}/${slug}/1` : `/${kinds[index]}/dashboard/${item_id}/${slug}`;
    await expect(row.getByRole('link')).toHaveAttribute('href', path);
  }

  const [, medsku = ''] = items.map(({ item_name }) => item_name);
  const list = '**/api/medsku/subscriptions/company/*';
  await fails(page, list, 'The list is not there.');
  await page.reload();
  const danger = page.getByRole('alert').filter({ hasText: 'The list is not there.' });
  await expect(danger).toHaveAttribute('data-variant', 'danger');
  await expect(current(page).getByRole('rowheader')).toHaveCount(3);
  await gone(tableRow(current(page), medsku));
  await seen(page.getByText('Not loaded: MedSKU.'));
  await page.unroute(list);
  await button(danger, 'Try again').click();
  await seen(tableRow(current(page), medsku));
  await gone(page.getByText('Not loaded: MedSKU.'));
});

test('SUB-04 what staff remove, and what a company loses by expiring, moves to the order history', async ({
  page,
  house,
  browser,
}) => {
  const { companyId, items } = await house.signedIn(makeClient(house.db, [{}, {}]));
  const [removed = '', kept = ''] = items.map(({ item_name }) => item_name);
  const staff = await secondPage(browser, house, admin);
  await page.goto('/dashboard/my-orders');
  await expect(current(page).getByRole('rowheader')).toHaveCount(2);
  await seen(page.getByText('No subscriptions have ended yet.'));

  await staff.goto(`/admin-panel/client-access?company=${companyId}`);
  await button(staff, `Remove ${removed}`).click();
  await button(staff, 'Update Subscriptions').click();
  await seen(staff.getByText('Successfully updated subscriptions!'));
  await page.reload();
  await expect(current(page).getByRole('rowheader')).toHaveText([kept]);
  const today = new Date().toISOString().slice(0, 10);
  await expect(tableRow(history(page), removed)).toContainText(`${today}${today}`);

  await changeRows(house.db, 'usergroups', { expiry: new Date('2026-01-01') }, { id: companyId });
  await page.reload();
  await expect(history(page).getByRole('rowheader')).toHaveCount(2);
  // The last day that was paid for.
  await expect(tableRow(history(page), kept)).toContainText('2025-12-31');
  await gone(current(page));
});

test('my orders fit every screen; a company without any is led to the catalogue @thorough', async ({
  page,
  house,
}) => {
  const { companyId } = await house.signedIn(makeClient(house.db, Array(11).fill({})));
  await subscribe(house.db, companyId, (await makeItem(house.db, { kind: 'pt' })).item_id);
  await archive(house.db, companyId, 11);
  await page.goto('/dashboard/my-orders');
  await seen(history(page));
  await expectFits(page);
  await page.setViewportSize({ width: 375, height: 900 });
  // On a phone no part of an order is outside the page.
  await expect(current(page).getByRole('time').first()).toBeInViewport({ ratio: 1 });

  await house.signedIn(makeClient(house.db));
  await page.goto('/dashboard/my-orders');
  await link(page, 'Browse All Reports').click();
  await expect(page).toHaveURL('/catalog/all-reports');
});
