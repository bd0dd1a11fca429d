import { subscribe } from '@caliper/api/testing/items.ts';
import { expectFits, expectFitsHere, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeReader, unique } from './catalogue-steps.ts';
import {
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  hitSteps,
  makeReading,
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

test('the reader with hits: axe finds nothing and nothing scrolls sideways', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const title = long();
  const { report_id, email } = await makeReading(house, [rich, ...chaptersCalled('Two')], {
    title,
    year: '2024',
  });
  await publishReport(house, chaptersCalled('New'), { title, year: '2026' });
  await house.signedInAs(email);
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'A chapter with everything in it');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await expect(page.getByRole('link', { name: 'Upgrade to 2026' })).toBeVisible();
  await expectFits(page);
});

test('the reader with both panels and an error under its search box: axe finds nothing', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { report_id } = await makeReading(house, [rich], { title: long() });
  await house.signedInAs(admin);
  await openReport(
    page,
    reportAddress(report_id, 1, '?term=nothinglikeit'),
    'A chapter with everything in it',
  );
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'Recommend with …' }).click();
  await page.getByRole('button', { name: 'Side panel' }).click();
  await expect(page.getByRole('heading', { name: 'News Feed' })).toBeVisible();
  await expectFits(page);
});

test('without a subscription: axe finds nothing and nothing scrolls sideways', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { report_id } = await publishReport(house, [rich], { title: long() });
  await house.signedInAs((await makeReader(house.db)).email);
  await page.goto(reportAddress(report_id));
  await expectNotSubscribed(page);
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expectFits(page);
});

test('a report without a write-up: axe finds nothing and nothing scrolls sideways', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { item_id, item_name } = await silentReport(house.db);
  const { email, companyId } = await makeReader(house.db);
  await subscribe(house.db, companyId, item_id);
  await house.signedInAs(email);
  await openReport(page, reportAddress(item_id), item_name);
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expectFits(page);
});

test('panels over the text and an enlarged chart: axe finds nothing', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, [rich, ...chaptersCalled('Two')]));
  await page.setViewportSize({ width: 375, height: 812 });
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'A chapter with everything in it');
  const steps: [string, (page: Page) => Promise<void>][] = [
    ['Chapters', (one) => expect(one.getByRole('dialog', { name: 'Bookmarks' })).toBeVisible()],
    ['More', (one) => expect(one.getByRole('heading', { name: 'News Feed' })).toBeVisible()],
  ];
  for (const [name, isOpen] of steps) {
    await page.getByRole('navigation', { name: 'Reading' }).getByRole('button', { name }).click();
    await isOpen(page);
    await expectFitsHere(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Enlarge Chart 1: Knees' }).click();
  await expect(page.getByRole('dialog', { name: 'Chart 1: Knees' })).toBeVisible();
  await expectFitsHere(page);
});

test('no width makes a chapter scroll sideways', { tag: '@thorough' }, async ({ page, house }) => {
  const { report_id } = await house.signedIn(makeReading(house, [rich], { title: long() }));
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'A chapter with everything in it');
  for (const width of [320, 375, 540, 700, 701, 800, 1000, 1001, 1430, 1431, 1500, 1501, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => hasNoSidewaysScroll(page), { message: `at ${width} px` }).toBe(true);
  }
});

test('MEND-06 the header is one row beside the panels, also while searching, and its settings are a gear', async ({
  page,
  house,
}) => {
  const { report_id, email } = await makeReading(house, chaptersCalled('One'), { title: long() });
  await house.db
    .updateTable('items')
    .set({ global_dashboard: true })
    .where('item_id', '=', report_id)
    .execute();
  await house.signedInAs(email);
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
    await expect(header.getByRole('link', { name: /^Dashboard/ })).toBeVisible();
    for (const width of [1024, 1280, 1430, 1431, 1500, 1501, 1600, 1601, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(spread, { message: `at ${width} px ${search}` }).toBeLessThan(8);
      expect((await header.boundingBox())?.height, `at ${width} px ${search}`).toBeLessThan(80);
      expect(await hasNoSidewaysScroll(page), `at ${width} px ${search}`).toBe(true);
    }
  }
  // A hub and one outline around it; rays would be lines of their own.
  const gear = header.getByRole('button', { name: 'Settings' }).locator('path');
  expect((await gear.getAttribute('d'))?.match(/M[^M]*Z/g)).toHaveLength(2);
});

test('a chapter is reached, searched and left by keyboard alone', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chaptersCalled('One', 'Two')));
  await openReport(page, reportAddress(report_id), 'One');
  await page.getByRole('button', { name: 'Bookmarks panel' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Catalog' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Update Report' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(reportSearch(page)).toBeFocused();
  await page.keyboard.type('surgeons');
  await page.keyboard.press('Enter');
  await expect(hitSteps(page)).toHaveText('1 of 40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous hit' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(hitSteps(page)).toHaveText('2 of 40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectChapter(page, 'Two');
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeFocused();
  await expect(hitSteps(page)).toHaveText('1 of 40');
});
