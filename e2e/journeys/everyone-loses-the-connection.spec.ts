import { unreachable } from '@caliper/contract/client/api-error.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, heading, link, navigation, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { signInReader } from './catalogue-steps.ts';
import {
  chaptersCalled,
  expectNotSubscribed,
  openReading,
  openReport,
  reportAddress,
  reportHeader,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { admin, note } from './staff-steps.ts';

const chapters = chaptersCalled('One');

test('a dialog that does not load leaves the page intact, and the next press loads it again with its styles @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, chapters, 'One');
  const ask = button(reportHeader(page), 'Bookmark', exact);
  const notice = note(page, unreachable);
  for (const part of ['**/assets/bookmark-dialog-*', '**/assets/bookmark-dialog-*.css']) {
    await cut(page, part);
    await ask.click();
    await seen(notice);
    await seen(heading(page, 'One'));
    await button(page, 'Dismiss').click();
    await gone(notice);
    await page.unroute(part);
  }
  await ask.click();
  await seen(dialog(page, 'Bookmark'));
  const styles = page.locator('link[rel=stylesheet][href*="bookmark-dialog-"]');
  expect(
    await styles.evaluateAll((links) => links.map((link) => 'sheet' in link && link.sheet !== null)),
  ).toEqual([true]);
});

test('if an upgrade removed a file of an open tab, a notice offers to reload @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house);
  await page.goto('/catalog/all-reports');
  await page.route('**/assets/request-dialog-*', (route) => route.fulfill({ status: 404 }));
  const ask = button(page, 'Request a Consultation');
  await ask.click();
  await seen(note(page, unreachable));
  await page.unroute('**/assets/request-dialog-*');
  await button(page, 'Reload page').click();
  await gone(note(page, unreachable));
  await ask.click();
  await seen(dialog(page, 'Request a Consultation'));
});

test('a chapter can be bookmarked once the connection is back @thorough', async ({
  page,
  house,
  context,
}) => {
  await openReading(page, house, chapters, 'One');
  const start = button(page, 'Bookmark', exact);
  await context.setOffline(true);
  await start.click();
  await seen(note(page, unreachable));
  await gone(button(page, 'Reload page'));
  await expect(page.getByRole('article')).toContainText('What One tells.');
  await context.setOffline(false);
  await start.click();
  await seen(dialog(page, 'Bookmark'));
});

test('the menu behind its button opens once it can be loaded @thorough', async ({ page, house }) => {
  await signInReader(house);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/catalog/all-reports');
  await cut(page, '**/assets/mobile-panel-*');
  const menu = button(page, 'Menu', exact);
  await menu.click();
  await seen(note(page, unreachable));
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/assets/mobile-panel-*');
  await menu.click();
  await seen(navigation(page, 'Main'));
});

test('READ-11 a preview whose viewer does not load says so in its place, and can be retried @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await publishReport(house, chapters);
  await signInReader(house);
  await cut(page, '**/assets/pdf-pages-*');
  await page.goto(reportAddress(report_id));
  const failed = page.getByRole('alert').filter({ hasText: 'Preview did not load' });
  await expect(failed).toContainText(unreachable);
  await expectNotSubscribed(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute('**/assets/pdf-pages-*');
  await button(failed, 'Try again').click();
  await seen(page.getByText(/^Page 1 of \d+$/));
});

test('READ-12 recommending works again once its button can be loaded @thorough', async ({ page, house }) => {
  const { report_id } = await publishReport(house, chapters);
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'One');
  await cut(page, '**/assets/recommend-toggle-*');
  await button(page, 'Recommend with …', exact).click();
  await seen(note(page, unreachable));
  await expect(page.getByRole('article')).toContainText('What One tells.');
  await page.unroute('**/assets/recommend-toggle-*');
  await button(page, 'Try again').click();
  await seen(button(reportHeader(page), 'Recommend this report'));
  await button(page, 'Stop Recommending').click();
});

test('a page opened without a connection says so, and loads on retry @thorough', async ({
  page,
  house,
  context,
}) => {
  await signInReader(house);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'All Reports'));
  await context.setOffline(true);
  await link(page.getByRole('contentinfo'), 'Help').click();
  const failed = page.getByRole('alert').filter({ hasText: 'The page did not load' });
  await expect(failed).toContainText(unreachable);
  await seen(page.getByRole('banner'));
  await expect(page).toHaveURL('/help');
  await context.setOffline(false);
  await button(failed, 'Try again').click();
  await gone(failed);
  await seen(page.getByRole('heading', { level: 1 }));
});
