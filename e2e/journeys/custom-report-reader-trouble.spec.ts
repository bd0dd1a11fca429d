import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, heading, link, navigation, seen } from '../screen.ts';
import { makeCustomer } from './account-steps.ts';
import { rowOf, unique } from './catalogue-steps.ts';
import { expectBookmarks, makePack, openPackAs, type Pack } from './custom-report-reader-steps.ts';
import { customAddress, giveTo, makeCustomReport, makeSupport, shareWith } from './custom-report-steps.ts';
import {
  bookmark,
  chapter,
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  leftPanel,
  lookFor,
  openReport,
  reportAddress,
  reportHeader,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';

const notAvailable = 'This custom report is not available to you';
const reset = 'That bookmark is not in this report, so the first one is shown.';

async function endSubscription(db: Db, { companyId, stents }: Pack): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('usergroup_id', '=', companyId)
    .where('item_id', '=', stents.report_id)
    .execute();
}

test('CR-17 an unreadable bookmark is listed, and its page says why', async ({ page, house }) => {
  const pack = await makePack(house);
  await endSubscription(house.db, pack);
  await house.signedInAs(pack.owner.email);
  await openReport(page, customAddress(pack.id, 2), 'Stents today');
  await expectBookmarks(page, [
    `1Tenders${pack.knees.title}, 2026 · Europe`,
    `2Stents today${pack.stents.title}, 2025 · EuropeNot subscribed`,
    `3Prices${pack.knees.title}, 2026 · Europe`,
    `4Outlook${pack.stents.title}, 2025 · EuropeNot subscribed`,
  ]);
  await seen(page.getByText('Your company is not subscribed to this report.'));
  await gone(page.getByText('What Stents today tells.'));
  await lookFor(page, 'tells');
  await expect(bookmark(page, 'Prices')).toHaveText(/1 hit$/);
  await expect(bookmark(page, 'Outlook')).not.toHaveText(/hit/);
  await link(page, 'Next bookmark: 3 Prices').click();
  await expectChapter(page, 'Prices');
  await link(page, 'Previous bookmark: 2 Stents today').click();
  await expect(heading(page, 'Stents today', { level: 1 })).toBeFocused();
  await link(page, 'Go to the report’s page').click();
  await expectNotSubscribed(page);
});

test('CR-17 MEND-18 a hidden report and a chapter that is gone are distinguished @thorough', async ({
  page,
  house,
  context,
}) => {
  const { id, owner, recipient, knees, stents } = await makePack(house);
  await changeRows(house.db, 'items', { visible: false }, { item_id: knees.report_id });
  await changeRows(
    house.db,
    'custom_report_bookmarks',
    { chapter_id: null },
    { c_report_id: id, chapter_title: 'Outlook' },
  );
  await house.signedInAs(owner.email);
  await openReport(page, customAddress(id), 'Tenders');
  await seen(
    page.getByText(`${knees.title}, 2026 has been withdrawn. Please contact your sales representative`),
  );
  await expect(bookmark(page, 'Prices')).toHaveText(/Report withdrawn$/);
  await bookmark(page, 'Outlook').click();
  await seen(
    page.getByText(`This chapter is no longer part of ${stents.title}, 2025. Remove it or edit the report.`),
  );
  await bookmark(page, 'Outlook').hover();
  await button(leftPanel(page), 'Remove Outlook').click();
  await expectChapter(page, 'Prices');
  await gone(bookmark(page, 'Outlook'));

  await changeRows(
    house.db,
    'custom_report_bookmarks',
    { chapter_id: null },
    { c_report_id: id, chapter_title: 'Prices' },
  );
  await context.clearCookies();
  await house.signedInAs(recipient.email);
  await openReport(page, customAddress(id, 3), 'Prices');
  await seen(page.getByText(/Only Ines Moreau can remove it\.$/));
});

test('CR-17 when access to a report ends during reading, the list is reloaded and says so @thorough', async ({
  page,
  house,
}) => {
  const pack = await makePack(house);
  await house.signedInAs(pack.recipient.email);
  const ahead = page.waitForResponse(`**/api/reports/subscribed/${pack.stents.report_id}/1`);
  await openReport(page, customAddress(pack.id), 'Tenders');
  await (await ahead).finished();
  await endSubscription(house.db, pack);
  await bookmark(page, 'Outlook').click();
  await seen(page.getByText('Your company is not subscribed to this report.'));
  await expectChapter(page, 'Outlook');
  await expect(bookmark(page, 'Outlook')).toHaveText(/Not subscribed$/);
  await bookmark(page, 'Stents today').click();
  await expectChapter(page, 'Stents today');
  await gone(page.getByText('What Stents today tells.'));
  await bookmark(page, 'Prices').click();
  await expect(chapter(page)).toContainText('What Prices tells.');
});

/** How often the list was requested. */
function listCalls(page: Page, id: number): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/custom-report/${id}`) seen.count += 1;
  });
  return seen;
}

test('CR-09 a missing place resets to the first one, with a message, each time @thorough', async ({
  page,
  house,
}) => {
  const { id } = await openPackAs(page, house, 'owner', 'Prices');
  const calls = listCalls(page, id);
  await openReport(page, customAddress(id, 9), 'Tenders');
  await seen(page.getByText(reset));
  await expect(page).toHaveURL(/\/1$/);
  await gone(link(page, /^Continue with/));
  await expect.poll(() => calls.count).toBe(2);
  await link(page, 'Next bookmark: 2 Stents today').click();
  await expectChapter(page, 'Stents today');
  await gone(page.getByText(reset));

  await page.evaluate(
    (missing) => {
      history.pushState(null, '', missing);
      history.pushState(null, '', '/elsewhere');
    },
    customAddress(id, 9),
  );
  await page.goBack();
  await expectChapter(page, 'Tenders');
  await seen(page.getByText(reset));
  await expect(page).toHaveURL(/\/1$/);
});

test('CR-12 a custom report that is no longer shared, or never was, says so and leads to the list @thorough', async ({
  page,
  house,
}) => {
  const { id, owner, recipient } = await openPackAs(page, house, 'recipient', 'Tenders');
  await shareWith(house, owner, id, []);
  await page.reload();
  await expectChapter(page, notAvailable);
  await gone(page.getByText('What Tenders tells.'));
  await shareWith(house, owner, id, [recipient]);
  await changeRows(house.db, 'users', { enabled: false }, { id: owner.id });
  await page.goto(customAddress(id, 2));
  await expectChapter(page, notAvailable);
  await changeRows(house.db, 'users', { enabled: true }, { id: owner.id });
  await page.goto(customAddress(id, 2));
  await expectChapter(page, 'Stents today');
  await page.goto(customAddress(999_999));
  await expectChapter(page, notAvailable);
  await expectFits(page);
  await link(page, 'Go to Custom Reports').click();
  await expect(page).toHaveURL('/catalog/custom-reports');
  for (const address of ['/custom-reports/none/any-name/1', `/custom-reports/${id}/any-name/first`]) {
    await page.goto(address);
    await expectChapter(page, 'Page not found');
  }
});

test('a custom report or chapter that did not load can be retried @thorough', async ({ page, house }) => {
  const { id, owner, stents } = await makePack(house);
  await house.signedInAs(owner.email);
  const detail = 'Away for a moment';
  const fail = { status: 500, json: { status: 500, code: 'internal', detail } };
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/custom-report/${id}?*`, async (route) => {
    await held.promise;
    await route.fulfill(fail);
  });
  await page.goto(customAddress(id, 4));
  await seen(page.getByRole('status', { name: 'Loading the chapter' }));
  held.resolve();
  await expectChapter(page, 'The report did not load');
  await seen(page.getByText(detail));
  await page.unroute(`**/api/custom-report/${id}?*`);
  await page.route(`**/api/reports/subscribed/${stents.report_id}/2`, (route) => route.fulfill(fail));
  await button(page, 'Try again').click();
  const failed = page.getByRole('alert').filter({ hasText: 'The chapter did not load' });
  await expect(failed).toContainText(detail);
  await expect(bookmark(page, 'Outlook')).toHaveAttribute('aria-current', 'page');
  await page.unroute(`**/api/reports/subscribed/${stents.report_id}/2`);
  await button(failed, 'Try again').click();
  await expect(chapter(page)).toContainText('What Outlook tells.');
});

test('CR-14 a MedCore report is read in full, even after its source was found closed @thorough', async ({
  page,
  house,
}) => {
  const source = await publishReport(house, chaptersCalled('Market', 'Prices'));
  const support = await makeSupport(house.db);
  const name = unique('Essentials');
  const id = await makeCustomReport(house, support, name, [[source.report_id, 1]]);
  const { companyId } = await house.signedIn(makeCustomer(house.db));
  await giveTo(house, support, id, [companyId]);
  await page.goto(reportAddress(source.report_id));
  await expectNotSubscribed(page);
  const menu = navigation(page, 'Main');
  await button(menu, 'Reports').click();
  await link(menu, 'Custom Reports').click();
  await link(rowOf(page, name), name).click();
  await expectChapter(page, 'Market');
  await expect(chapter(page)).toContainText('What Market tells.');
  await expect(reportHeader(page)).toContainText(`${name}MedCore`);
  await expect(leftPanel(page)).toContainText('MedCore reports are read-only');
  await gone(button(page, 'Dashboard Settings'));
});
