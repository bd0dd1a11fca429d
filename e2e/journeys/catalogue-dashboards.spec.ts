import { makeItem } from '@caliper/api/testing/items.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { exact, gone, link } from '../screen.ts';
import { type Made, rowOf, signInReader } from './catalogue-steps.ts';

function wayIn(page: Page, { item_name }: Made): Locator {
  return link(rowOf(page, item_name), `Dashboard: ${item_name}`);
}

async function expectDashboard(page: Page, item: Made, path: string, query = ''): Promise<void> {
  const address = `${path}/${item.item_id}/${slugOf(item.item_name)}${query}`;
  await expect(wayIn(page, item)).toHaveAttribute('href', address);
  await expect(wayIn(page, item)).toHaveAttribute('target', '_blank');
}

test('CAT-05 a report has a dashboard of its market or of market access, in a new tab, or none @thorough', async ({
  page,
  house,
  context,
}) => {
  const { items } = await signInReader(house, [
    { global_dashboard: true },
    { global_dashboard: true, dashboard_kind: 'medaccess' },
    { global_dashboard: false },
  ]);
  const [market, medaccess, none] = items;
  if (!market || !medaccess || !none) throw new Error('Nothing was made');
  await page.goto('/catalog/subscriptions');
  await expectDashboard(page, market, '/reports/global-dashboard');
  await expectDashboard(page, medaccess, '/medaccess/dashboard');
  await expect(rowOf(page, none.item_name)).toContainText('Subscribed');
  await gone(rowOf(page, none.item_name).getByText('Dashboard'));

  const opened = context.waitForEvent('page');
  await wayIn(page, market).click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/reports/global-dashboard/${market.item_id}/${slugOf(market.item_name)}`);
  await expect(page).toHaveURL('/catalog/subscriptions');
});

test('CAT-05 MedSKU, procedure tracker and surveys have dashboards of their own @thorough', async ({
  page,
  house,
}) => {
  const kinds = ['medsku', 'pt', 'survey'] as const;
  const { items } = await signInReader(
    house,
    kinds.map((kind) => ({ kind })),
  );
  for (const [place, kind] of kinds.entries()) {
    const item = items[place];
    if (!item) throw new Error('Nothing was made');
    await page.goto(`/${kind}/subscriptions`);
    await expectDashboard(page, item, `/${kind}/dashboard`);
    const title = link(rowOf(page, item.item_name), item.item_name, exact);
    await expect(title).toHaveAttribute(
      'href',
      `/${kind}/dashboard/${item.item_id}/${slugOf(item.item_name)}`,
    );
  }
});

test('CAT-05 a sample opens its market, a demo its own data @thorough', async ({ page, house }) => {
  const { companyId: usergroup_id } = await signInReader(house);
  const sample = await makeItem(house.db, { global_dashboard: true, markets: ['Hips & Knees'] });
  const demo = await makeItem(house.db, { kind: 'medsku', hasDemo: true });
  await house.db
    .insertInto('subscriptions')
    .values([
      { usergroup_id, item_id: sample.item_id, access: 'sample', market_name: 'Hips & Knees' },
      { usergroup_id, item_id: demo.item_id, access: 'demo' },
    ])
    .execute();
  await page.goto('/catalog/subscriptions');
  await expect(rowOf(page, sample.item_name)).toContainText('Sample: Hips & Knees');
  await expectDashboard(page, sample, '/reports/global-dashboard', '?sample&market=Hips%20%26%20Knees');
  await page.goto('/medsku/subscriptions');
  await expect(rowOf(page, demo.item_name)).toContainText('Demo');
  await expectDashboard(page, demo, '/medsku/dashboard', '?demo');
});
