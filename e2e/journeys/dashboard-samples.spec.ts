import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { csv, marketFile } from '@caliper/api/testing/figure-files.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { hasNoSidewaysScroll } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, heading, link, region, seen } from '../screen.ts';
import { requestsBy } from './account-steps.ts';
import { signInReader } from './catalogue-steps.ts';
import { describedBy, inFrame, putFigures } from './dashboard-steps.ts';

type Part = { access: 'sample'; market_name: string } | { access: 'demo' };

async function give(db: Db, usergroup_id: number, item_id: number, part: Part): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ usergroup_id, item_id, ...part })
    .execute();
}

const marketsOf = ({ dimensions }: Answer<'dashboard'>) => dimensions.market?.map(({ name }) => name);

test('DASH-02 DASH-06 a sample opens its market and no other @thorough', async ({ page, house }) => {
  const { companyId } = await signInReader(house);
  const { item_id, item_name } = await makeItem(house.db, { global_dashboard: true });
  const [head, ...hips] = marketFile('Hips').split('\n');
  const file = [head, ...hips.filter(Boolean), ...marketFile('Knees & Co').split('\n').slice(1)].join('\n');
  await putFigures(house, 'global', file, { itemId: String(item_id) });
  await give(house.db, companyId, item_id, { access: 'sample', market_name: 'Knees & Co' });
  const path = `/reports/global-dashboard/${item_id}/${slugOf(item_name)}`;

  const described = await describedBy(page, () =>
    page.goto(`${path}?sample&market=${encodeURIComponent('Knees & Co')}`),
  );
  expect(described.sample).toBe('Knees & Co');
  expect(marketsOf(described)).toEqual(['Knees & Co']);
  await seen(heading(inFrame(page), item_name, { level: 1 }));
  await seen(inFrame(page).getByText('Sample', exact));

  expect(marketsOf(await describedBy(page, () => page.goto(path)))).toEqual(['Knees & Co']);
  await page.goto(`${path}?sample&market=Hips`);
  const sentence = 'Your sample covers one market of this dashboard, but not this one.';
  await seen(heading(page, sentence));
});

test('DASH-06 DASH-11 MEND-12 each of several samples has its way in, from the catalogue, the orders and the page of its report @thorough', async ({
  page,
  house,
}) => {
  const { companyId } = await signInReader(house);
  const { item_id, item_name } = await makeItem(house.db, { global_dashboard: true });
  const markets = ['Hips', 'Knees & Co with every instrument that a surgeon replaces them with'];
  for (const market_name of markets)
    await give(house.db, companyId, item_id, { access: 'sample', market_name });
  const addressOf = (market: string) =>
    `/reports/global-dashboard/${item_id}/${slugOf(item_name)}?sample&market=${encodeURIComponent(market)}`;

  await page.goto('/catalog/subscriptions');
  const card = page.getByRole('listitem').filter({ hasText: item_name });
  await expect(card).toContainText('2 samples');
  for (const market of markets)
    await expect(link(card, `, ${market}, opens`)).toHaveAttribute('href', addressOf(market));
  await page.setViewportSize({ width: 375, height: 900 });
  await expect.poll(() => hasNoSidewaysScroll(page)).toBe(true);

  await page.goto('/dashboard/my-orders');
  for (const market of markets) {
    const row = page.getByRole('row').filter({ hasText: `Sample: ${market}` });
    await expect(link(row, item_name)).toHaveAttribute('href', addressOf(market));
  }

  await page.goto(`/reports/${item_id}/${slugOf(item_name)}/1`);
  await seen(heading(page, 'You Are Not Yet Subscribed to This Report'));
  for (const market of markets) {
    const held = page.getByRole('listitem').filter({ hasText: `Your company has a sample: ${market}` });
    await expect(link(held, 'Dashboard')).toHaveAttribute('href', addressOf(market));
  }
  await expect.poll(() => hasNoSidewaysScroll(page)).toBe(true);
});

test('DASH-02 DASH-06 MEND-11 MEND-12 a demo opens the demo figures and nothing else; its card leads to what the whole contains, and to a request', async ({
  page,
  house,
}) => {
  const { email, companyId } = await signInReader(house);
  const { item_id, item_name } = await makeItem(house.db, { kind: 'pt', hasDemo: true });
  const head = ['procedure', 'specialty', 'setting', 'payer', 'region', 'country', 'year', 'volume'];
  const of = (procedure: string) =>
    csv(head, [procedure, 'Orthopedics', 'Inpatient', 'Public', 'Europe', 'Germany', 2025, 10]);
  await putFigures(house, 'pt', of('The real one'), { itemId: String(item_id) });
  await putFigures(house, 'pt', of('The demo'), { itemId: String(item_id), demo: '1' });
  await give(house.db, companyId, item_id, { access: 'demo' });
  const path = `/pt/dashboard/${item_id}/${slugOf(item_name)}`;
  for (const address of [`${path}?demo`, path]) {
    const { demo, dimensions } = await describedBy(page, () => page.goto(address));
    expect(demo).toBe(true);
    expect(dimensions.procedure?.map(({ name }) => name)).toEqual(['The demo']);
  }
  await seen(inFrame(page).getByText('Demo data'));

  await page.goto('/pt/all-procedure-tracker');
  const card = page.getByRole('listitem').filter({ hasText: item_name });
  await seen(card.getByText('Demo', exact));
  await link(card, item_name, exact).click();
  await expect(page).toHaveURL(`/pt/item/${item_id}/${slugOf(item_name)}`);
  await expect(page).toHaveTitle(`${item_name} - Caliper`);
  await seen(page.getByText('Your company has a demo', exact));
  await expect(link(page, 'Dashboard')).toHaveAttribute('href', `${path}?demo`);
  const contents = region(page, 'What it contains');
  await expect(contents).toContainText('Procedures1');
  await expect(contents).not.toContainText('The real one');
  await button(page, 'Buy Now').click();
  await button(page.getByRole('dialog'), 'Send Request').dblclick();
  await seen(page.getByText('Your request has been sent.'));
  expect(await requestsBy(house.db, email)).toMatchObject([{ other: `${item_name}, 2026, ${item_id}` }]);
  await link(page, 'Back to Catalog').click();
  await expect(page).toHaveURL('/pt/all-procedure-tracker');
});
