import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import {
  chapter,
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  makeReading,
  openReading,
  openReport,
  reportAddress,
  reportHeader,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { admin, note, sales } from './staff-steps.ts';

const upgrade = /^Upgrade to/;

test('READ-02 an older edition leads to the newest one that the company does not have', async ({
  page,
  house,
}) => {
  const title = unique('Edition');
  const old = await makeReading(house, chaptersCalled('Old'), { title, year: '2024' });
  await makeItem(house.db, { item_name: title, item_year: 2025 });
  await makeItem(house.db, { item_name: title, item_year: 2027, visible: false });
  await makeItem(house.db, { item_name: title, item_year: 2028, region: 'Africa' });
  const newest = await publishReport(house, chaptersCalled('New'), { title, year: '2026' });
  await house.signedInAs(old.email);
  await openReport(page, reportAddress(old.report_id), 'Old');
  const control = link(reportHeader(page), upgrade);
  await expect(control).toHaveText('Upgrade to 2026');
  await control.click();
  await expect(page).toHaveURL(new RegExp(`/reports/${newest.report_id}/[\\w-]+/1$`));
  await expectNotSubscribed(page);
  await seen(reportHeader(page).getByText('2026', exact));
  await gone(link(page, upgrade));
  await seen(page.getByText('You are subscribed to the 2024 revision of this report.'));
  await link(page, 'Read the 2024 revision').click();
  await expectChapter(page, 'Old');
});

test('READ-02 people who have both editions are told so and taken to the newer one @thorough', async ({
  page,
  house,
}) => {
  const title = unique('Edition');
  const old = await makeReading(house, chaptersCalled('Old'), { title, year: '2024' });
  const newest = await publishReport(house, chaptersCalled('New'), { title, year: '2026' });
  await subscribe(house.db, old.companyId, newest.report_id);
  await house.signedInAs(old.email);
  await openReport(page, reportAddress(old.report_id), 'Old');
  const words = 'This is the 2024 revision, but you are also subscribed to the latest 2026 revision.';
  await seen(page.getByText(words));
  await gone(link(page, upgrade));
  await link(page, 'Read the 2026 revision').click();
  await expectChapter(page, 'New');
  await gone(page.getByText(/revision/));
});

test('READ-02 a report can be read even if its editions cannot be loaded @thorough', async ({
  page,
  house,
}) => {
  const { report_id, title } = await house.signedIn(makeReading(house, chaptersCalled('One')));
  await makeItem(house.db, { item_name: title, item_year: 2028 });
  const editions = '**/api/reports/upgrade';
  await cut(page, editions);
  await openReport(page, reportAddress(report_id), 'One');
  await gone(link(page, upgrade));

  await page.route(editions, () => {});
  const again = page.waitForRequest(editions);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await again;
  expect(await chapter(page).isVisible()).toBe(true);
});

const updating = 'Updating report...';
const updated = 'Report updated! Refresh the page to see the updated report';

test('READ-03 Update Report is sent once, says what happens, and a refresh shows the result', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, ['<h1>One</h1><p>As it was written</p>']));
  await changeRows(
    house.db,
    'chapters',
    { chapter_content: '<h1>One</h1><p>By an older ingest</p>' },
    { report_id },
  );
  await openReport(page, reportAddress(report_id), 'One');
  await expect(chapter(page)).toContainText('By an older ingest');
  const held = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(`**/api/reports/update-json/${report_id}`, async (route) => {
    sent.push(route.request().method());
    await held.promise;
    await route.continue();
  });
  const control = button(page, 'Update Report', exact);
  await control.dblclick();
  await seen(note(page, updating));
  await control.click({ force: true });
  held.resolve();
  await seen(note(page, updated));
  await gone(note(page, updating));
  expect(sent).toEqual(['PATCH']);
  await expect(chapter(page)).toContainText('By an older ingest');
  await button(page, 'Refresh', exact).click();
  await expect(chapter(page)).toContainText('As it was written');
});

test('READ-03 a tab closed while it updates a report leaves no message in another tab @thorough', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await openReading(page, house, chaptersCalled('One'), 'One');
  const other = await context.newPage();
  await openReport(other, reportAddress(report_id), 'One');
  await page.route(`**/api/reports/update-json/${report_id}`, () => {});
  await button(page, 'Update Report').click();
  await seen(note(page, updating));
  await page.close();
  await gone(note(other, updating));
});

test('READ-03 a failed update says so, and the report stays as it is @thorough', async ({ page, house }) => {
  const { report_id } = await openReading(page, house, chaptersCalled('One'), 'One');
  await changeRows(house.db, 'report_versions', { package: null }, { report_id });
  await button(page, 'Update Report').click();
  const why = 'This report was published without a package, so there is nothing to refresh.';
  await seen(note(page, why));
  await gone(note(page, updating));
  await gone(note(page, updated));
  await expect(button(page, 'Update Report')).toBeEnabled();
  await expectChapter(page, 'One');
});

test('READ-03 admins have no Update Report, other readers do @thorough', async ({ page, house, context }) => {
  const { report_id } = await makeReading(house, chaptersCalled('One'));
  const control = button(page, 'Update Report');
  await house.signedInAs(sales);
  await openReport(page, reportAddress(report_id), 'One');
  await seen(control);
  await context.clearCookies();
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'One');
  await seen(button(page, 'Recommend with …'));
  await gone(control);
});
