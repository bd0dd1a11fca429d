import { unreachable } from '@caliper/contract/client/api-error.ts';
import { expect, test } from '../fixtures.ts';
import { makeReader } from './catalogue-steps.ts';
import {
  chaptersCalled,
  expectNotSubscribed,
  makeReading,
  openReport,
  reportAddress,
  reportHeader,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { admin, note } from './staff-steps.ts';

const chapters = chaptersCalled('One');

test('a dialog that does not load leaves the page intact, and the next press loads it again with its styles', {
  tag: '@thorough',
}, async ({ page, house }) => {
  await house.signedInAs((await makeReader(house.db)).email);
  await page.goto('/catalog/all-reports');
  const ask = page.getByRole('button', { name: 'Request a Consultation' });
  const notice = note(page, unreachable);
  for (const part of ['**/assets/request-dialog-*', '**/assets/request-dialog-*.css']) {
    await page.route(part, (route) => route.abort());
    await ask.click();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All Reports' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    await page.unroute(part);
  }
  await ask.click();
  await expect(page.getByRole('dialog', { name: 'Request a Consultation' })).toBeVisible();
  const styles = page.locator('link[rel=stylesheet][href*="request-dialog-"]');
  expect(
    await styles.evaluateAll((links) => links.map((link) => 'sheet' in link && link.sheet !== null)),
  ).toEqual([true]);
});

test('if an upgrade removed a file of an open tab, a notice offers to reload', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  await house.signedInAs((await makeReader(house.db)).email);
  await page.goto('/catalog/all-reports');
  await page.route('**/assets/request-dialog-*', (route) => route.fulfill({ status: 404 }));
  const ask = page.getByRole('button', { name: 'Request a Consultation' });
  await ask.click();
  await expect(note(page, unreachable)).toBeVisible();
  await page.unroute('**/assets/request-dialog-*');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(note(page, unreachable)).toHaveCount(0);
  await ask.click();
  await expect(page.getByRole('dialog', { name: 'Request a Consultation' })).toBeVisible();
});

test('a chapter can be bookmarked once the connection is back', { tag: '@thorough' }, async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  await openReport(page, reportAddress(report_id), 'One');
  const start = page.getByRole('button', { name: 'Bookmark', exact: true });
  await context.setOffline(true);
  await start.click();
  await expect(note(page, unreachable)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('What One tells.');
  await context.setOffline(false);
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Bookmark' })).toBeVisible();
});

test('the menu behind its button opens once it can be loaded', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  await house.signedInAs((await makeReader(house.db)).email);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/catalog/all-reports');
  await page.route('**/assets/mobile-panel-*', (route) => route.abort());
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await expect(note(page, unreachable)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/assets/mobile-panel-*');
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('READ-11 a preview whose viewer does not load says so in its place, and can be retried', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { report_id } = await publishReport(house, chapters);
  await house.signedInAs((await makeReader(house.db)).email);
  await page.route('**/assets/pdf-pages-*', (route) => route.abort());
  await page.goto(reportAddress(report_id));
  const failed = page.getByRole('alert').filter({ hasText: 'Preview did not load' });
  await expect(failed).toContainText(unreachable);
  await expectNotSubscribed(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute('**/assets/pdf-pages-*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
});

test('READ-12 recommending works again once its button can be loaded', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { report_id } = await publishReport(house, chapters);
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'One');
  await page.route('**/assets/recommend-toggle-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Recommend with …', exact: true }).click();
  await expect(note(page, unreachable)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('What One tells.');
  await page.unroute('**/assets/recommend-toggle-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(reportHeader(page).getByRole('button', { name: 'Recommend this report' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recommending' }).click();
});

test('a page opened without a connection says so, and loads on retry', { tag: '@thorough' }, async ({
  page,
  house,
  context,
}) => {
  await house.signedInAs((await makeReader(house.db)).email);
  await page.goto('/catalog/all-reports');
  await expect(page.getByRole('heading', { name: 'All Reports' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'The page did not load' });
  await expect(failed).toContainText(unreachable);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/help');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
