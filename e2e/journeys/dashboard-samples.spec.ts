import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { csv, marketFile } from '@caliper/api/testing/figure-files.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { hasNoSidewaysScroll } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { makeReader } from './catalogue-steps.ts';
import { describedBy, inFrame, putFigures } from './dashboard-steps.ts';

type Part = { access: 'sample'; market_name: string } | { access: 'demo' };

async function give(db: Db, usergroup_id: number, item_id: number, part: Part): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ usergroup_id, item_id, ...part })
    .execute();
}

const marketsOf = ({ dimensions }: Answer<'dashboard'>) => dimensions.market?.map(({ name }) => name);

test('DASH-02 DASH-06 a sample opens its market and no other', async ({ page, db, baseURL, signedInAs }) => {
  const { email, companyId } = await makeReader(db);
  const { item_id, item_name } = await makeItem(db, { global_dashboard: true });
  const [head, ...hips] = marketFile('Hips').split('\n');
  const file = [head, ...hips.filter(Boolean), ...marketFile('Knees & Co').split('\n').slice(1)].join('\n');
  await putFigures({ db, baseURL }, 'global', file, { itemId: String(item_id) });
  await give(db, companyId, item_id, { access: 'sample', market_name: 'Knees & Co' });
  await signedInAs(email);
  const path = `/reports/global-dashboard/${item_id}/${slugOf(item_name)}`;

  const described = await describedBy(page, () =>
    page.goto(`${path}?sample&market=${encodeURIComponent('Knees & Co')}`),
  );
  expect(described.sample).toBe('Knees & Co');
  expect(marketsOf(described)).toEqual(['Knees & Co']);
  await expect(inFrame(page).getByRole('heading', { level: 1, name: item_name })).toBeVisible();
  await expect(inFrame(page).getByText('Sample', { exact: true })).toBeVisible();

  expect(marketsOf(await describedBy(page, () => page.goto(path)))).toEqual(['Knees & Co']);
  await page.goto(`${path}?sample&market=Hips`);
  const sentence = 'Your sample covers one market of this dashboard, but not this one.';
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
});

test('DASH-06 DASH-11 each of several samples has its way in, from the catalogue and from the orders', async ({
  page,
  db,
  signedInAs,
}) => {
  const { email, companyId } = await makeReader(db);
  const { item_id, item_name } = await makeItem(db, { global_dashboard: true });
  const markets = ['Hips', 'Knees & Co with every instrument that a surgeon replaces them with'];
  for (const market_name of markets) await give(db, companyId, item_id, { access: 'sample', market_name });
  await signedInAs(email);
  const addressOf = (market: string) =>
    `/reports/global-dashboard/${item_id}/${slugOf(item_name)}?sample&market=${encodeURIComponent(market)}`;

  await page.goto('/catalog/subscriptions');
  const card = page.getByRole('listitem').filter({ hasText: item_name });
  await expect(card).toContainText('2 samples');
  for (const market of markets)
    await expect(card.getByRole('link', { name: `, ${market}, opens` })).toHaveAttribute(
      'href',
      addressOf(market),
    );
  await page.setViewportSize({ width: 375, height: 900 });
  await expect.poll(() => hasNoSidewaysScroll(page)).toBe(true);

  await page.goto('/dashboard/my-orders');
  for (const market of markets) {
    const row = page.getByRole('row').filter({ hasText: `Sample: ${market}` });
    await expect(row.getByRole('link', { name: item_name })).toHaveAttribute('href', addressOf(market));
  }
});

test('DASH-02 DASH-06 a demo opens the demo figures and nothing else', async ({
  page,
  db,
  baseURL,
  signedInAs,
}) => {
  const { email, companyId } = await makeReader(db);
  const { item_id, item_name } = await makeItem(db, { kind: 'pt', hasDemo: true });
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  const of = (procedure: string) =>
    csv(head, [procedure, 'Orthopedics', 'Inpatient', 'Public', 'Europe', 'Germany', 2025, 10]);
  const house = { db, baseURL };
  await putFigures(house, 'pt', of('The real one'), { itemId: String(item_id) });
  await putFigures(house, 'pt', of('The demo'), { itemId: String(item_id), demo: '1' });
  await give(db, companyId, item_id, { access: 'demo' });
  await signedInAs(email);
  const path = `/pt/dashboard/${item_id}/${slugOf(item_name)}`;
  for (const address of [`${path}?demo`, path]) {
    const { demo, dimensions } = await describedBy(page, () => page.goto(address));
    expect(demo).toBe(true);
    expect(dimensions.procedure?.map(({ name }) => name)).toEqual(['The demo']);
  }
  await expect(inFrame(page).getByText('Demo data')).toBeVisible();
});
