import { rowsIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, link, option, region, seen } from '../screen.ts';
import { fails, hold } from '../trouble.ts';
import {
  chaptersCalled,
  expectNotSubscribed,
  makeReading,
  openReport,
  reportAddress,
  reportHeader,
  rightPanel,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { admin, publications, sales, secondPage } from './staff-steps.ts';

const start = (page: Page) => button(page, 'Recommend with …', exact);
const stop = (page: Page) => button(page, 'Stop Recommending', exact);
const plus = (page: Page) => button(reportHeader(page), 'Recommend this report');

/** The bar with exactly this text. */
function bar(page: Page, title: string): Locator {
  return page.getByText(`Recommending reports for: ${title} - Europe - 2026`, exact);
}

function recommended(page: Page): Locator {
  return region(rightPanel(page), 'Recommended Reports');
}

test('READ-12 ADM-20 ADM-30 NAV-06 an admin recommends a report from another one’s header, and its readers see it', async ({
  page,
  house,
  browser,
}) => {
  const read = await makeReading(house, chaptersCalled('Read'));
  const other = await publishReport(house, chaptersCalled('Other'));
  const reader = await secondPage(browser, house, read.email);
  await reader.setViewportSize({ width: 1600, height: 900 });
  await house.signedInAs(admin);
  await openReport(page, reportAddress(read.report_id), 'Read');
  await gone(plus(page));
  await start(page).click();
  await seen(bar(page, read.title));
  await expect(plus(page)).toBeDisabled();

  await openReport(page, reportAddress(other.report_id), 'Other');
  await seen(bar(page, read.title));
  await gone(start(page));
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'false');
  await plus(page).click();
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'true');

  await openReport(reader, reportAddress(read.report_id), 'Read');
  await expect(recommended(reader).getByRole('listitem')).toHaveText([`${other.title}2026 · Europe`]);
  await link(recommended(reader), other.title).click();
  await expectNotSubscribed(reader);

  await plus(page).click();
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'false');
  await stop(page).click();
  await gone(bar(page, read.title));
  await gone(plus(page));
  await seen(start(page));
  await openReport(reader, reportAddress(read.report_id), 'Read');
  await expect(recommended(reader)).toContainText('There are no recommendations for this report yet.');
  await reader.context().close();
});

test('MEND-22 the bar says what to do next, finds other reports by title, and lists what is recommended', async ({
  page,
  house,
}) => {
  const read = await publishReport(house, chaptersCalled('Read'));
  const other = await publishReport(house, chaptersCalled('Other'));
  await house.signedInAs(admin);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, reportAddress(read.report_id), 'Read');
  await start(page).click();
  await seen(page.getByText('Press + at the top of another report, or find it by its title.'));
  await button(page, 'Find reports').click();
  const opened = dialog(page, `Recommend with ${read.title}`);
  await seen(opened.getByText('Nothing is recommended with this report yet.'));
  const name = `${other.title} - Europe - 2026`;
  const field = opened.getByRole('combobox', { name: 'Add a report' });
  await field.fill(read.title);
  await gone(page.getByRole('option'));
  await field.fill(other.title);
  await option(page, name).click();
  await expect(opened.getByRole('listitem')).toHaveText([`${name}Remove`]);
  await field.fill(other.title);
  await gone(page.getByRole('option'));
  await button(opened, 'Close').click();
  await expect(recommended(page)).toContainText(other.title);
  await button(page, 'Find reports').click();
  await button(opened, `Remove ${name}`).click();
  await seen(opened.getByText('Nothing is recommended with this report yet.'));
});

test("ADM-20 an admin's tools appear all at once, so that none moves during a click @thorough", async ({
  page,
  house,
}) => {
  const { report_id } = await makeReading(house, chaptersCalled('Read'));
  // Records the buttons at the moment the first of them appears.
  await page.addInitScript(() => {
    const seen = window as unknown as { tools?: string[] };
    new MutationObserver(() => {
      const words = [...document.querySelectorAll('main button')].map((one) => one.textContent ?? '');
      if (words.includes('Bookmark')) seen.tools ??= words;
    }).observe(document, { childList: true, subtree: true });
  });
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'Read');
  await seen(start(page));
  expect(await page.evaluate(() => (window as unknown as { tools?: string[] }).tools)).toContain(
    'Recommend with …',
  );
});

test('ADM-20 ADM-30 recommending can also start in Manage Reports @thorough', async ({ page, house }) => {
  const read = await publishReport(house, chaptersCalled('Read'));
  const other = await publishReport(house, chaptersCalled('Other'));
  await house.signedInAs(admin);
  await page.goto('/admin-panel/manage-reports');
  await page.getByLabel('Filter by title').fill(read.title);
  await button(page, `Recommend with ${read.title} - 2026`).click();
  await seen(bar(page, read.title));
  const release = await hold(page, `**/api/reports/recommendations/${read.report_id}`);
  await openReport(page, reportAddress(other.report_id), 'Other');
  await expect(plus(page)).toBeDisabled();
  release();
  await plus(page).click();
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'true');
  const found = await rowsIn(house.db, 'recommendations', { report_id: read.report_id });
  expect(found).toMatchObject([{ rec_report_id: other.report_id }]);
});

test('READ-12 a recommendation that fails says so, and nothing is shown as recommended @thorough', async ({
  page,
  house,
}) => {
  const read = await publishReport(house, chaptersCalled('Read'));
  const other = await publishReport(house, chaptersCalled('Other'));
  await house.signedInAs(admin);
  await openReport(page, reportAddress(read.report_id), 'Read');
  await start(page).click();
  await openReport(page, reportAddress(other.report_id), 'Other');
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'false');
  const detail = 'The recommendation could not be stored';
  await fails(page, '**/api/reports/recommendations', detail);
  await plus(page).click();
  await seen(page.getByRole('alert').filter({ hasText: detail }));
  await expect(plus(page)).toHaveAttribute('aria-pressed', 'false');
});

test('READ-12 only an admin can recommend, even after an admin left the mode on @thorough', async ({
  page,
  house,
  context,
}) => {
  const { report_id, title, email } = await makeReading(house, chaptersCalled('Read'));
  const another = await makeReading(house, chaptersCalled('Another'));
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'Read');
  await start(page).click();
  await seen(bar(page, title));
  for (const [who, heading] of [
    [sales, 'Another'],
    [another.email, 'Another'],
    [publications, 'You Are Not Yet Subscribed to This Report'],
    [email, 'You Are Not Yet Subscribed to This Report'],
  ] as const) {
    await context.clearCookies();
    await house.signedInAs(who);
    await openReport(page, reportAddress(another.report_id), heading);
    await gone(bar(page, title));
    await gone(plus(page));
    await gone(start(page));
  }
});

test('NAV-06 ADM-20 AUTH-15 signing out ends recommending @thorough', async ({ page, house }) => {
  const { report_id, title } = await publishReport(house, chaptersCalled('Read'));
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'Read');
  await start(page).click();
  await seen(bar(page, title));
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'Read');
  await seen(start(page));
  await gone(bar(page, title));
});
