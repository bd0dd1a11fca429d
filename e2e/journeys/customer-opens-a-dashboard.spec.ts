import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { framePaths } from '@caliper/contract/dashboards/frame.ts';
import { expect, test, visit } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, exact, gone, heading, link, radio, seen } from '../screen.ts';
import { makeCustomer } from './account-steps.ts';
import { rowOf, signInReader, unique } from './catalogue-steps.ts';
import { chooseMarket, customAddress, makeCustomReport } from './custom-report-steps.ts';
import { framePath, inFrame, makeMarketReader } from './dashboard-steps.ts';
import { chaptersCalled } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';

const beingPrepared = 'The figures of this dashboard are being prepared.';

test('DASH-01 DASH-11 each kind opens at its address, in a frame of its own path, and the title tells name and id', async ({
  page,
  house,
}) => {
  const { items } = await signInReader(house, [
    { global_dashboard: true },
    { global_dashboard: true, dashboard_kind: 'medaccess' },
    { kind: 'medsku' },
    { kind: 'pt' },
    { kind: 'survey' },
  ]);
  const [report, access, medsku, pt, survey] = items;
  if (!report || !access || !medsku || !pt || !survey) throw new Error('Nothing was made');
  const routes = [
    ['/reports/global-dashboard', report, framePaths.global],
    ['/reports/dashboard', report, framePaths.market],
    ['/medaccess/dashboard', access, framePaths.medaccess],
    ['/medsku/dashboard', medsku, framePaths.medsku],
    ['/pt/dashboard', pt, framePaths.pt],
    ['/survey/dashboard', survey, framePaths.survey],
  ] as const;
  await page.goto('/dashboard/account-info');
  for (const [base, { item_id, item_name }, path] of routes) {
    await visit(page, `${base}/${item_id}/an-older-name`);
    await seen(heading(inFrame(page), item_name, { level: 1 }));
    await seen(inFrame(page).getByText(beingPrepared));
    await expect(page).toHaveURL(`${base}/${item_id}/${slugOf(item_name)}`);
    await expect(page).toHaveTitle(`${item_name} 2026 | ${item_id} - Caliper`);
    await expect(page.locator('iframe')).toHaveAttribute('title', `Dashboard: ${item_name}`);
    expect(framePath(page)).toBe(path);
  }
  await gone(page.getByRole('banner'));
  expect(await page.locator('iframe').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

  await page.goto('/pt/dashboard/999999/nothing');
  await seen(heading(page, 'Page not found'));
});

test('DASH-01 CR-15 a custom report leads to the dashboard of its markets as soon as some are chosen @thorough', async ({
  page,
  house,
  context,
}) => {
  const source = await publishReport(house, chaptersCalled('Market'));
  const own = await makeCustomer(house.db);
  await subscribe(house.db, own.companyId, source.report_id);
  const name = unique('Board pack');
  const id = await makeCustomReport(house, own, name, [[source.report_id, 1]]);
  await house.signedInAs(own.email);
  const target = link(page, 'Dashboard, opens in a new tab');
  await page.goto(customAddress(id));
  await seen(button(page, 'Dashboard Settings'));
  await gone(target);

  await chooseMarket(house, own, id, source.report_id, 'Cemented Knees');
  await page.reload();
  const opened = context.waitForEvent('page');
  await target.click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/reports/global-dashboard/medcore/${id}/${slugOf(name)}`);
  await seen(heading(inFrame(tab), name, { level: 1 }));
  await expect(tab).toHaveTitle(`${name} | ${id} - Caliper`);
  expect(framePath(tab)).toBe(framePaths['custom-report']);
});

test('DASH-01 DASH-04 the card opens a new tab, and the view in its address outlives reload and Back @thorough', async ({
  page,
  house,
  context,
}) => {
  const { item, path } = await house.signedIn(makeMarketReader(house));
  await page.goto('/catalog/subscriptions');
  const opened = context.waitForEvent('page');
  await link(rowOf(page, item.item_name), `Dashboard: ${item.item_name}`).click();
  const tab = await opened;
  const measure = (name: string) => radio(inFrame(tab), name, exact);
  await expect(measure('Value')).toBeChecked();
  await expect(tab).toHaveURL(path);

  await check(measure('Units'));
  await expect(tab).toHaveURL(`${path}?show=units`);
  await tab.reload();
  await expect(measure('Units')).toBeChecked();
  await check(measure('Price'));
  await expect(tab).toHaveURL(`${path}?show=price`);
  await tab.goBack();
  await expect(tab).toHaveURL(`${path}?show=units`);
  await expect(measure('Units')).toBeChecked();
  await tab.goForward();
  await expect(measure('Price')).toBeChecked();

  await tab.goto(`${path.replace(/[^/]+$/, 'wrong')}?show=units`);
  await expect(measure('Units')).toBeChecked();
  await expect(tab).toHaveURL(`${path}?show=units`);
});

test('CAT-06 DASH-03 without a subscription the dashboard says what it takes and leads to the preview', async ({
  page,
  house,
}) => {
  await signInReader(house);
  const { item_id, item_name } = await makeItem(house.db, { global_dashboard: true });
  const medsku = await makeItem(house.db, { kind: 'medsku' });
  await page.goto(`/reports/global-dashboard/${item_id}/x?show=units`);
  await seen(heading(page, 'Subscribe to access dashboard'));
  await gone(page.locator('iframe'));
  const preview = link(page, 'See the report’s preview');
  await expect(preview).toHaveAttribute('href', `/reports/${item_id}/${slugOf(item_name)}/1`);

  await page.goto(`/medsku/dashboard/${medsku.item_id}/x`);
  await seen(heading(page, 'Subscribe to access dashboard'));
  await expect(link(page, 'See what it contains')).toHaveAttribute(
    'href',
    `/medsku/item/${medsku.item_id}/${slugOf(medsku.item_name)}`,
  );
});
