import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expect, test, visit } from '../fixtures.ts';
import { button, gone, heading, link, region, seen } from '../screen.ts';
import { hold } from '../trouble.ts';
import { calls } from './catalogue-steps.ts';
import { chaptersCalled, expectChapter, makeReading, openReport, reportAddress } from './reader-steps.ts';

const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };

test('HOME-01 a reader continues on a phone where the desk stopped', async ({ page, house, browser }) => {
  const made = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two', 'Three', 'Four')));
  await openReport(page, reportAddress(made.report_id, 3), 'Three');
  // Far enough to count as read.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('caliper:state'))).toContain('block');
  await visit(page, '/catalog/all-reports');
  const places = () => rowsIn(house.db, 'reading_places', { report_id: made.report_id });
  await expect.poll(places).toMatchObject([{ entry: 3, read_entries: [3] }]);
  const [{ block = null } = {}] = await places();
  const row = region(page, 'Continue reading');
  await seen(row.getByText('Three'));
  await seen(row.getByRole('img', { name: '1 of 4 chapters read, now in 3' }));

  const context = await browser.newContext({ ...phone, baseURL: new URL(page.url()).origin });
  await house.signedInAs(made.email, context);
  const other = await context.newPage();
  await other.goto('/catalog/all-reports');
  await link(region(other, 'Continue reading'), made.title).tap();
  await expectChapter(other, 'Three');
  await expect(other).toHaveURL(new RegExp(`/reports/${made.report_id}/[^/]+/3#${block}$`));
  await expect(other.locator(`#${block}`)).toBeInViewport();

  // An address without a chapter begins there too; one with a chapter opens that chapter.
  await other.goto(`/reports/${made.report_id}`);
  await expectChapter(other, 'Three');
  await other.goto(reportAddress(made.report_id));
  await expectChapter(other, 'One');
  await seen(link(other, 'Continue with chapter 3: Three'));
  await context.close();
});

test('HOME-01 the shelf comes with one call, and moves nothing that is already there', async ({
  page,
  house,
}) => {
  const made = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two')));
  await openReport(page, reportAddress(made.report_id, 2), 'Two');
  await page.addInitScript(() => {
    const moved = Object.assign(window, { moved: [] as number[] }).moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The rest of the page stands long before the shelf is answered.
  const release = await hold(page, '**/api/users/me/home');
  const shelves = calls(page, /^\/api\/(?:users\/me|following|favorites|custom-reports)/);
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'Reports', { level: 2, exact: true }));
  release();
  await seen(region(page, 'Continue reading').getByText('Two'));
  expect(shelves.map(({ pathname }) => pathname)).toEqual(['/api/users/me/home']);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
});

test('HOME-03 the first steps stand on the first page until they are dismissed, and lead to the help', async ({
  page,
  house,
}) => {
  await house.signedIn(makeReading(house, chaptersCalled('One')));
  await page.goto('/catalog/all-reports');
  await seen(heading(page, 'Select any category to start browsing'));
  await link(page, 'More about tables').click();
  await seen(heading(page, 'Tables and export', { level: 1 }));
  await link(page, 'Search', { exact: true }).click();
  await seen(heading(page, 'In all reports'));
  await page.goto('/catalog/all-reports');
  await button(page, 'Got it').click();
  await gone(region(page, 'First steps'));
  await page.reload();
  await seen(region(page, 'Your subscriptions', { exact: true }));
  await gone(region(page, 'First steps'));
});

test('HOME-02 the filters fold to a row, stay folded in that list alone, and filter as before', async ({
  page,
  house,
}) => {
  await house.signedIn(makeReading(house, chaptersCalled('One')));
  await page.goto('/catalog/all-reports');
  await button(page, 'Hide map').click();
  await expect(button(page, 'Show map')).toBeFocused();
  await page.reload();
  await seen(button(page, 'Show map'));
  await expect(page.getByLabel('Sub-category')).toBeDisabled();
  await page.getByLabel('Category', { exact: true }).selectOption('orthopedics');
  await expect(page).toHaveURL('/catalog/orthopedics');
  await page.getByLabel('Region').selectOption('Europe');
  await expect(page).toHaveURL('/catalog/orthopedics?region=Europe');
  await page.getByLabel('Sort').selectOption('title');
  await expect(page).toHaveURL('/catalog/orthopedics?region=Europe&sort=title');
  await visit(page, '/catalog/subscriptions');
  await seen(button(page, 'Hide map'));
});
