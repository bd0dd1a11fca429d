import { subscribe } from '@caliper/api/testing/items.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expectFits, expectFitsHere, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, heading, link, navigation, seen } from '../screen.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import {
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  hitSteps,
  makeReading,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
  reportHeader,
  reportSearch,
  silentReport,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { admin } from './staff-steps.ts';

test.slow();

const long = () => `${unique('Knees')} and a very long name of a report that goes on about implants and more`;

const rich = `<h1>A chapter with everything in it</h1><p>The surgeons say more in <a href="https://example.com">a study</a>.</p>
  <table><caption>Table 1: Sales</caption><tr><th>Country</th><th>2024</th><th>2025F</th></tr>
    <tr><td>Germany</td><td>1,234</td><td>1,300</td></tr><tr><td>Surgeons</td><td>1</td><td>2</td></tr></table>
  <h2>Charts for surgeons</h2>
  <figure><img src="../images/chart.svg" alt="A line"><figcaption>Chart 1: Knees</figcaption></figure>
  <table><caption>Clinical trials</caption><tr><th>Trial</th><th>Status</th></tr>
    <tr><td>NCT01234567</td><td>Recruiting</td></tr><tr><td>NCT01234568</td><td>Terminated</td></tr>
    <tr><td>NCT01234569</td><td>Suspended</td></tr><tr><td>NCT01234560</td><td>Ongoing</td></tr></table>
  <table><caption>Market drivers</caption><tr><th>Driver</th><th>Impact</th></tr><tr><td>Age</td><td>4</td></tr></table>
  <table><caption>SWOT</caption><tr><td><b>Strengths</b><ul><li>One</li></ul></td><td><b>Weaknesses</b></td></tr>
    <tr><td><b>Opportunities</b></td><td><b>Threats</b></td></tr></table>
  <ul><li>One<ul><li>Two</li></ul></li></ul><blockquote><p>A quote</p></blockquote>${paragraphs(4)}`;

test('the reader with hits fits every screen, and no width between makes it scroll sideways @thorough', async ({
  page,
  house,
}) => {
  const title = long();
  const { report_id } = await house.signedIn(
    makeReading(house, [rich, ...chaptersCalled('Two')], {
      title,
      year: '2024',
    }),
  );
  await publishReport(house, chaptersCalled('New'), { title, year: '2026' });
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'A chapter with everything in it');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await seen(link(page, 'Upgrade to 2026'));
  await expectFits(page);

  for (const width of [320, 375, 540, 700, 701, 800, 1000, 1001, 1430, 1431, 1500, 1501, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => hasNoSidewaysScroll(page), { message: `at ${width} px` }).toBe(true);
  }
});

test('the reader with both panels and an error under its search box: axe finds nothing @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await makeReading(house, [rich], { title: long() });
  await house.signedInAs(admin);
  await openReport(
    page,
    reportAddress(report_id, 1, '?term=nothinglikeit'),
    'A chapter with everything in it',
  );
  await seen(page.getByText('No matches found'));
  await button(page, 'Recommend with …').click();
  await button(page, 'Side panel').click();
  await seen(heading(page, 'News Feed'));
  await expectFits(page);
});

test('without a subscription, and without a write-up: axe finds nothing and nothing scrolls sideways @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await publishReport(house, [rich], { title: long() });
  const { companyId } = await signInReader(house);
  await page.goto(reportAddress(report_id));
  await expectNotSubscribed(page);
  await seen(page.getByText(/^Page 1 of/));
  await expectFits(page);

  const { item_id, item_name } = await silentReport(house.db);
  await subscribe(house.db, companyId, item_id);
  await openReport(page, reportAddress(item_id), item_name);
  await seen(page.getByText(/^Page 1 of/));
  await expectFits(page);
});

test('panels over the text and an enlarged chart: axe finds nothing @thorough', async ({ page, house }) => {
  const { report_id } = await house.signedIn(makeReading(house, [rich, ...chaptersCalled('Two')]));
  await page.setViewportSize({ width: 375, height: 812 });
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'A chapter with everything in it');
  const steps: [string, (page: Page) => Promise<void>][] = [
    ['Chapters', (one) => seen(dialog(one, 'Bookmarks'))],
    ['More', (one) => seen(heading(one, 'News Feed'))],
  ];
  for (const [name, isOpen] of steps) {
    await button(navigation(page, 'Reading'), name).click();
    await isOpen(page);
    await expectFitsHere(page);
    await page.keyboard.press('Escape');
  }
  await button(page, 'Enlarge Chart 1: Knees').click();
  await seen(dialog(page, 'Chart 1: Knees'));
  await expectFitsHere(page);
});

test('MEND-06 the header is one row beside the panels, also while searching, and its settings are a gear', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One'), { title: long() }));
  await changeRows(house.db, 'items', { global_dashboard: true }, { item_id: report_id });
  const header = reportHeader(page);
  /** How far the controls are from standing in one line. */
  const spread = () =>
    header.locator('a, button, input').evaluateAll((all) => {
      const middles = all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2;
      });
      return Math.max(...middles) - Math.min(...middles);
    });
  for (const search of ['', '?term=surgeons']) {
    await openReport(page, reportAddress(report_id, 1, search), 'One');
    if (search) await expect(hitSteps(page)).toHaveText('1 of 40');
    await seen(link(header, /^Dashboard/));
    for (const width of [1024, 1280, 1430, 1431, 1500, 1501, 1600, 1601, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(spread, { message: `at ${width} px ${search}` }).toBeLessThan(8);
      expect((await header.boundingBox())?.height, `at ${width} px ${search}`).toBeLessThan(80);
      expect(await hasNoSidewaysScroll(page), `at ${width} px ${search}`).toBe(true);
    }
  }
  // A hub and one outline around it; rays would be lines of their own.
  const gear = button(header, 'Settings').locator('path');
  expect((await gear.getAttribute('d'))?.match(/M[^M]*Z/g)).toHaveLength(2);
});

test('a chapter is reached, searched and left by keyboard alone @thorough', async ({ page, house }) => {
  await openReading(page, house, chaptersCalled('One', 'Two'), 'One');
  await button(page, 'Bookmarks panel').focus();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Back to Catalog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Bookmark', exact)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Update Report')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reportSearch(page)).toBeFocused();
  await page.keyboard.type('surgeons');
  await page.keyboard.press('Enter');
  await expect(hitSteps(page)).toHaveText('1 of 40');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Reset search')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Previous hit')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hitSteps(page)).toHaveText('2 of 40');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Settings')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectChapter(page, 'Two');
  await expect(heading(page, 'Two', { level: 1 })).toBeFocused();
  await expect(hitSteps(page)).toHaveText('1 of 40');
});
