import { subscribe } from '@caliper/api/testing/items.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, group, link, region, seen } from '../screen.ts';
import { makeReader, signInReader } from './catalogue-steps.ts';
import { expectNotSubscribed, openReport, reportAddress, rightPanel, silentReport } from './reader-steps.ts';
import { admin } from './staff-steps.ts';

const words = /^This report has no write-up\./;

test('READ-23 a report without a write-up opens with its description, its contents and its dashboard', async ({
  page,
  house,
  context,
}) => {
  const { item_id, item_name, description } = await silentReport(house.db);
  const { email, companyId } = await makeReader(house.db);
  await subscribe(house.db, companyId, item_id);
  for (const who of [email, admin]) {
    await context.clearCookies();
    await house.signedInAs(who);
    await openReport(page, reportAddress(item_id), item_name);
    await seen(page.getByText(words));
    await seen(page.getByRole('main').getByText(description, exact));
    const contents = region(page, 'Table of contents');
    await expect(contents).toContainText('This report has no write-up.');
    await seen(contents.getByText('Page 1 of 1'));
    await gone(page.getByRole('textbox', { name: 'Search this report' }));
    await gone(page.getByRole('article'));
    await gone(button(page, 'Update Report'));
    const opened = context.waitForEvent('page');
    await link(page, 'Dashboard, opens in a new tab').click();
    const dashboard = await opened;
    await expect(dashboard).toHaveURL(/dashboard/);
    await dashboard.close();
  }
});

test('READ-08 READ-11 READ-23 recommendations and news are next to it, at any chapter address; without a subscription it has a preview and no dashboard @thorough', async ({
  page,
  house,
}) => {
  const { item_id, item_name } = await silentReport(house.db);
  const { companyId } = await signInReader(house);
  await subscribe(house.db, companyId, item_id);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, reportAddress(item_id, 7, '?term=knee'), item_name);
  await expect(rightPanel(page).getByRole('heading', { level: 2 })).toHaveText([
    'Recommended Reports',
    'News Feed',
  ]);
  await gone(group(rightPanel(page), 'Search hits'));
  await seen(page.getByText(words));

  await signInReader(house);
  await page.goto(reportAddress(item_id));
  await expectNotSubscribed(page);
  await seen(page.getByText(/^Page 1 of/));
  await gone(link(page, 'Dashboard, opens in a new tab'));
});
