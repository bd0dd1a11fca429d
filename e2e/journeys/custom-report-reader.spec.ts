import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, heading, link, region, seen } from '../screen.ts';
import { expectBookmarks, makePack, openPackAs } from './custom-report-reader-steps.ts';
import { customAddress } from './custom-report-steps.ts';
import {
  bookmark,
  chapter,
  chaptersCalled,
  expectChapter,
  leftPanel,
  openReport,
  paragraphs,
  reportHeader,
  rightPanel,
} from './reader-steps.ts';

test('CR-07 CR-08 CR-19 its creator reads in the custom order and has every action', async ({
  page,
  house,
}) => {
  const { name, knees, stents } = await openPackAs(page, house, 'owner', 'Tenders');
  await expectBookmarks(page, [
    `1Tenders${knees.title}, 2026 · Europe`,
    `2Stents today${stents.title}, 2025 · Europe`,
    `3Prices${knees.title}, 2026 · Europe`,
    `4Outlook${stents.title}, 2025 · Europe`,
  ]);
  await expect(bookmark(page, 'Tenders')).toHaveAttribute('aria-current', 'page');
  await expect(chapter(page)).toContainText(`Bookmark 1 of 4 · ${knees.title}, 2026`);
  await expect(chapter(page)).toContainText('What Tenders tells.');
  await expect(page).toHaveTitle(new RegExp(`^Tenders · ${name}`));
  await expect(reportHeader(page)).toContainText(`${name}Custom report`);
  await seen(button(reportHeader(page), 'Dashboard Settings'));
  await expect(link(reportHeader(page), 'Back to Catalog')).toHaveAttribute(
    'href',
    '/catalog/custom-reports',
  );
  const options = region(leftPanel(page), 'Options');
  await expect(options.getByRole('button')).toHaveText(['Edit Report', 'Share With Team', 'Delete']);
  await expect(button(leftPanel(page), /^Remove /)).toHaveCount(4);
  await seen(button(leftPanel(page), 'Add bookmarks'));
  await button(leftPanel(page), '4 of 15').focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Each Custom Report may have up to 15 Bookmarks from any report',
  );
});

test('CR-07 previous and next follow the custom order from report to report @thorough', async ({
  page,
  house,
}) => {
  const { stents } = await openPackAs(page, house, 'owner', 'Tenders');
  await gone(link(page, /^Previous/));
  await link(page, 'Next bookmark: 2 Stents today').click();
  await expectChapter(page, 'Stents today');
  await expect(heading(page, 'Stents today', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/custom-reports\/\d+\/board-pack[^/]*\/2$/);
  await expect(chapter(page)).toContainText(`Bookmark 2 of 4 · ${stents.title}, 2025`);
  await link(page, 'Previous bookmark: 1 Tenders').click();
  await expectChapter(page, 'Tenders');
  await bookmark(page, 'Outlook').click();
  await expectChapter(page, 'Outlook');
  await gone(link(page, /^Next/));
  await page.goBack();
  await expectChapter(page, 'Tenders');
});

test('CR-07 CR-08 CR-19 a recipient can only read it @thorough', async ({ page, house }) => {
  await openPackAs(page, house, 'recipient', 'Stents today');
  await expect(chapter(page)).toContainText('What Stents today tells.');
  await expect(leftPanel(page)).toContainText('Shared by Ines Moreau');
  await expect(leftPanel(page)).toContainText('Reports shared with Team Members are read-only');
  await expect(leftPanel(page).getByRole('button')).toHaveText(['4 of 15']);
  await gone(heading(page, 'Options'));
  await gone(button(page, 'Dashboard Settings'));
});

test('CR-07 tables and headings of a chapter work as in its report @thorough', async ({ page, house }) => {
  const figures =
    '<table><caption>Table 1: Sales</caption><tr><th>Country</th></tr><tr><td>Italy</td></tr></table>';
  const tenders = `<h1>Tenders</h1>${figures}${paragraphs(20)}<h2>Later</h2>${paragraphs(20)}`;
  const { id, recipient, knees } = await makePack(house, {
    knees: [...chaptersCalled('Prices', 'Market'), tenders],
  });
  await house.signedInAs(recipient.email);
  await openReport(page, customAddress(id), 'Tenders');
  const asked = page.waitForRequest(`**/api/reports/${knees.report_id}/chapters/3/tables/1?*`);
  const saved = page.waitForEvent('download');
  await button(page, /^Export Table 1/).click();
  await asked;
  expect((await saved).suggestedFilename()).toBe(`report-${knees.report_id}-chapter-3-table-1.xlsx`);
  await link(leftPanel(page), 'Later').click();
  await expect(heading(page, 'Later')).toBeInViewport();
  await expect(page).toHaveURL(/\/1#/);
});

test("CR-07 CAT-37 an analyst can be asked, and the news is the first chapter's", async ({ page, house }) => {
  const { id, recipient, knees } = await makePack(house);
  await house.signedInAs(recipient.email);
  await page.setViewportSize({ width: 1600, height: 900 });
  const infos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/report-info/')) infos.push(new URL(request.url()).pathname);
  });
  const news = page.waitForResponse((answer) => answer.url().includes('/api/news'));
  await openReport(page, customAddress(id, 2), 'Stents today');
  expect((await news).ok()).toBe(true);
  await seen(heading(rightPanel(page), 'News Feed'));
  await gone(heading(rightPanel(page), 'Recommended Reports'));
  await gone(button(rightPanel(page), 'Contact Us'));
  expect(infos).toEqual([`/api/reports/report-info/${knees.report_id}`]);

  await button(rightPanel(page), 'Ask an Analyst').click();
  const opened = dialog(page, 'Ask an Analyst');
  await opened.getByPlaceholder('Your message... *').fill('Which tenders open next?');
  await button(opened, 'Submit').click();
  await seen(page.getByText('Your request has been sent.', exact));
  const asked = await house.db
    .selectFrom('requests')
    .select('payload')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(asked?.payload).toMatchObject({
    subject: 'New Analyst Question',
    email: recipient.email,
    other: expect.stringMatching(/\/custom-reports\/\d+\/any-name\/2$/),
  });
});

test('NAV-18 the place in a custom report is remembered and offered again @thorough', async ({
  page,
  house,
}) => {
  const { id } = await openPackAs(page, house, 'owner', 'Prices');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('caliper:state'))).toContain('"y":400');
  await page.reload();
  await expectChapter(page, 'Prices');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
  await openReport(page, customAddress(id), 'Tenders');
  await link(page, 'Continue with bookmark 3: Prices').click();
  await expectChapter(page, 'Prices');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
});

test('CR-07 CR-19 removing other bookmarks does not move the reader away from the current one @thorough', async ({
  page,
  house,
}) => {
  await openPackAs(page, house, 'owner', 'Prices');
  await bookmark(page, 'Tenders').hover();
  await button(leftPanel(page), 'Remove Tenders').click();
  await expect(page).toHaveURL(/\/2$/);
  await expect(chapter(page)).toContainText('Bookmark 2 of 3');
  await expect(chapter(page)).toContainText('What Prices tells.');
  await bookmark(page, 'Outlook').click();
  await expectChapter(page, 'Outlook');
  await bookmark(page, 'Outlook').hover();
  await button(leftPanel(page), 'Remove Outlook').click();
  await expectChapter(page, 'Prices');
  await expect(page).toHaveURL(/\/2$/);
  await expectBookmarks(page, [/^1Stents today/, /^2Prices/]);
});
