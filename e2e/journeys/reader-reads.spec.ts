import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, checkbox, exact, gone, group, link, navigation, seen } from '../screen.ts';
import { rowOf } from './catalogue-steps.ts';
import {
  bookmark,
  chapter,
  chapterCalls,
  chaptersCalled,
  expectChapter,
  hitSteps,
  lookFor,
  makeReading,
  openAtRest,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
  reportHeader,
  reportSearch,
  rightPanel,
} from './reader-steps.ts';
import { admin } from './staff-steps.ts';

test('READ-01 a report opened from a list leads back to that list', async ({ page, house }) => {
  const { title } = await house.signedIn(makeReading(house, chaptersCalled('Summary', 'Method')));
  const list = '/catalog/subscriptions?category=orthopedics';
  await page.goto(list);
  await link(rowOf(page, title), title, exact).click();
  await expectChapter(page, 'Summary');
  const header = reportHeader(page);
  await seen(header.getByText(title, exact));
  await seen(header.getByText('2026', exact));
  await seen(header.getByText('Europe', exact));
  await seen(button(header, 'Bookmarks panel'));
  await seen(button(header, 'Side panel'));
  await seen(reportSearch(page));

  await bookmark(page, 'Method').click();
  await expectChapter(page, 'Method');
  await lookFor(page, 'hospitals');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await page.reload();
  await expectChapter(page, 'Method');
  const back = link(header, 'Back to Catalog', exact);
  await expect(back).toHaveAttribute('href', list);
  await back.click();
  await expect(page).toHaveURL(list);
  await seen(rowOf(page, title));
});

test('READ-04 the bookmarks list all chapters, mark the current one and open the others at their beginning', async ({
  page,
  house,
}) => {
  const titles = ['Summary', 'Method', 'Outlook'];
  const { report_id, title } = await openReading(page, house, chaptersCalled(...titles), 'Summary');
  const links = navigation(page, 'Chapters').getByRole('link');
  await expect(links).toHaveText(['1Summary', '2Method', '3Outlook']);
  await expect(bookmark(page, 'Summary')).toHaveAttribute('aria-current', 'page');
  await seen(chapter(page).getByText(`Chapter 1 of 3 · ${title}`));
  await expect(page).toHaveTitle(new RegExp(`^Summary · ${title}`));

  await page.evaluate(() => scrollTo(0, 500));
  await bookmark(page, 'Outlook').click();
  await expectChapter(page, 'Outlook');
  await expect(bookmark(page, 'Outlook')).toHaveAttribute('aria-current', 'page');
  await expect(bookmark(page, 'Summary')).not.toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(new RegExp(`/reports/${report_id}/[\\w-]+/3$`));
  await expect(page).toHaveTitle(new RegExp(`^Outlook · ${title}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('READ-08 the right sidebar has the hits, Contact Us, Recommended Reports and the News Feed', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two')));
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'One');
  const panel = rightPanel(page);
  await expect(group(panel, 'Search hits')).toHaveText('1 of 40');
  await seen(panel.getByText('“surgeons” in this chapter; 80 in the report'));
  await seen(button(panel, 'Contact Us'));
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Recommended Reports', 'News Feed']);
  await seen(panel.getByText('There are no recommendations for this report yet.'));
  await expect(hitSteps(page)).toHaveCount(1);
});

const table = '<table><caption>Table 1: Units</caption><tr><th>Year</th></tr><tr><td>2026</td></tr></table>';

test('READ-10 MEND-01 MEND-07 the gear shows only the tables, under their headings, also after a reload', async ({
  page,
  house,
}) => {
  await openReading(
    page,
    house,
    [
      `<h1>Sales</h1><p>Before</p><h2>Of units</h2><p>A glimmer of text</p>${table}<h2>Of words</h2><p>After</p>`,
      '<h1>Words</h1><p>Nothing but words</p>',
    ],
    'Sales',
  );
  const gear = button(page, 'Settings');
  await gear.click();
  await check(checkbox(page, 'View Tables Only', exact));
  await page.keyboard.press('Escape');
  await expect(gear).toHaveAttribute('aria-expanded', 'false');
  await seen(chapter(page).getByRole('table', { name: 'Table 1: Units' }));
  await expect(chapter(page).getByRole('heading')).toHaveText(['Sales', 'Of units']);
  for (const words of ['Before', 'A glimmer of text', 'After'])
    await expect(chapter(page).getByText(words, exact)).toBeHidden();
  await page.reload();
  await seen(chapter(page).getByText('Only the tables are shown.'));
  await expect(chapter(page).getByText('A glimmer of text')).toBeHidden();

  await bookmark(page, 'Words').click();
  await seen(page.getByText('This chapter has no tables.'));
  await expect(chapter(page).getByText('Nothing but words')).toBeHidden();
  await button(page, 'Show the whole chapter').click();
  await seen(chapter(page).getByText('Nothing but words'));

  await bookmark(page, 'Sales').click();
  await gear.click();
  await check(checkbox(page, 'View Tables Only'));
  await lookFor(page, 'glimmer');
  await seen(chapter(page).getByText('A glimmer of text'));
  await expect(hitSteps(page)).toHaveText('1 of 1');
});

test('READ-10 Back to top brings the page and the focus up; the chapters follow one another, and the next is loaded ahead @thorough', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two', 'Three')));
  const asked = chapterCalls(page);
  await openAtRest(page, report_id, 'One');
  const up = button(page, 'Back to top');
  await expect(up).not.toBeInViewport();
  await up.focus();
  await expect(up).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).not.toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();

  await gone(link(page, /^Previous chapter/));
  await context.setOffline(true);
  await link(page, 'Next chapter: 2 Two').click();
  await expectChapter(page, 'Two');
  await expect(chapter(page)).toContainText('What Two tells.');
  expect(asked.filter((number) => number === '2')).toHaveLength(1);
  await link(page, 'Previous chapter: 1 One').click();
  await expectChapter(page, 'One');
  expect(asked.filter((number) => number === '1')).toHaveLength(1);
});

test('READ-20 the dashboard opens in its own tab, for those who may open it', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One')));
  const plain = await makeReading(house, chaptersCalled('Plain'));
  await changeRows(house.db, 'items', { global_dashboard: true }, { item_id: report_id });
  const dashboard = link(reportHeader(page), 'Dashboard, opens in a new tab');
  await openReport(page, reportAddress(report_id), 'One');
  const opened = context.waitForEvent('page');
  await dashboard.click();
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`/reports/global-dashboard/${report_id}/`));
  // While still loading, its session would overwrite the next person's.
  await seen(tab.locator('iframe'));
  await tab.close();

  await context.clearCookies();
  await house.signedInAs(plain.email);
  await openReport(page, reportAddress(plain.report_id), 'Plain');
  await gone(dashboard);
  await openReport(page, reportAddress(report_id), 'You Are Not Yet Subscribed to This Report');
  await gone(dashboard);

  await context.clearCookies();
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'One');
  await seen(dashboard);
});

test('in print there is only the chapter @thorough', async ({ page, house }) => {
  const { report_id } = await house.signedIn(
    makeReading(house, [
      `<h1>Sales</h1>${paragraphs(3)}${table}<h2>More</h2><p>The end</p>`,
      '<h1>Two</h1><p>x</p>',
    ]),
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'Sales');
  await expect(hitSteps(page)).toHaveText('1 of 6');
  const others = page.locator('body *:visible:not(:has([data-chapter]), [data-chapter], [data-chapter] *)');
  await expect(others).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await gone(others);
  await expectChapter(page, 'Sales');
  await seen(chapter(page).getByRole('table'));
  await seen(chapter(page).getByText('The end'));
  await gone(page.getByRole('button'));
});
