import { makePerson } from '@caliper/api/testing/people.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, link, region, seen } from '../screen.ts';
import { cut, fails, hold } from '../trouble.ts';
import { enterCode, enterPassword } from './identity-steps.ts';
import {
  bookmark,
  chapter,
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  hitSteps,
  makeReading,
  openAtRest,
  openReport,
  reportAddress,
  reportHeader,
  reportSearch,
  rightPanel,
} from './reader-steps.ts';
import { admin } from './staff-steps.ts';

/** The last one is not fetched ahead. */
const chapters = chaptersCalled('One', 'Two', 'Three', 'Four');

test('a lost connection while loading a chapter loses nothing, and a retry continues @thorough', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons'), 'One');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await context.setOffline(true);
  await bookmark(page, 'Four').click();
  const failed = page.getByRole('alert').filter({ hasText: 'The chapter did not load' });
  await seen(failed);
  await expect(page).toHaveURL(/\/4\?term=surgeons$/);
  await expect(bookmark(page, 'Four')).toHaveAttribute('aria-current', 'page');
  await expect(bookmark(page, 'Four')).toHaveText(/hits$/);
  await expect(reportSearch(page)).toHaveValue('surgeons');
  await bookmark(page, 'One').click();
  await expectChapter(page, 'One');
  await bookmark(page, 'Four').click();
  await seen(failed);
  await context.setOffline(false);
  await button(failed, 'Try again').click();
  await expectChapter(page, 'Four');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await gone(failed);
});

test('a report, and a part next to its text, that did not load can be retried; while a chapter loads, its place says so @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  const detail = 'The report is away for a moment';
  await fails(page, '**/api/reports/subscribed/**', detail);
  await page.goto(reportAddress(report_id));
  await expectChapter(page, 'The report did not load');
  await seen(page.getByText(detail));
  await page.unroute('**/api/reports/subscribed/**');
  await button(page, 'Try again').click();
  await expectChapter(page, 'One');

  const release = await hold(page, '**/api/reports/subscribed/*/4');
  await bookmark(page, 'Four').click();
  await seen(page.getByRole('status', { name: 'Loading the chapter' }));
  await expect(bookmark(page, 'Four')).toHaveAttribute('aria-current', 'page');
  await gone(chapter(page));
  release();
  await expectChapter(page, 'Four');

  await page.setViewportSize({ width: 1600, height: 900 });
  await fails(page, '**/api/reports/recommendations/*', detail);
  await openReport(page, reportAddress(report_id), 'One');
  const part = region(rightPanel(page), 'Recommended Reports');
  await expect(part.getByRole('alert')).toContainText(detail);
  await page.unroute('**/api/reports/recommendations/*');
  await button(part, 'Try again').click();
  await expect(part).toContainText('There are no recommendations for this report yet.');
});

test('a session that ended leads to the sign-in page, and from there back to the chapter @thorough', async ({
  page,
  house,
}) => {
  const { report_id, companyId } = await makeReading(house, chapters);
  const person = await makePerson(house.db, { usergroup_id: companyId });
  await house.signedInAs(person.email);
  // The mouse on its way to the chapter would report activity, and that call could find out before the click.
  await cut(page, '**/api/session/activity');
  await openAtRest(page, report_id, 'One');
  await changeRows(house.db, 'sessions', { ended_at: new Date() }, { user_id: person.id });
  await bookmark(page, 'Four').click();
  await expect(page).toHaveURL('/');
  await gone(page.getByText('What One tells.'));
  await enterPassword(page, person.email);
  await enterCode(page, house.db, person.phone);
  await expectChapter(page, 'Four');
  await expect(chapter(page)).toContainText('What Four tells.');
});

test('after a subscription is withdrawn during reading, the next chapter cannot be read @thorough', async ({
  page,
  house,
}) => {
  const { report_id, companyId } = await house.signedIn(makeReading(house, chapters));
  await openAtRest(page, report_id, 'One');
  await house.db.deleteFrom('subscriptions').where('usergroup_id', '=', companyId).execute();
  await bookmark(page, 'Four').click();
  await expectNotSubscribed(page);
  await seen(page.getByText('Not yet subscribed', exact));
  await gone(page.getByText('What Four tells.'));
  await page.goBack();
  await expectNotSubscribed(page);
  await gone(page.getByText('What One tells.'));
});

test('MEND-18 who has a report that was hidden learns that it was withdrawn and whom to ask; for others it is not found, and admins see that it is hidden', async ({
  page,
  house,
  context,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  await openAtRest(page, report_id, 'One');
  await changeRows(house.db, 'items', { visible: false }, { item_id: report_id });
  await bookmark(page, 'Four').click();
  await expectChapter(page, 'This report has been withdrawn');
  await page.goBack();
  await expectChapter(page, 'This report has been withdrawn');
  for (const address of [reportAddress(report_id), `/reports/global-dashboard/${report_id}/knees`]) {
    await page.goto(address);
    await expectChapter(page, 'This report has been withdrawn');
    await seen(page.getByText('Please contact your sales representative'));
    await button(page, 'Contact Us').click();
    await seen(dialog(page, 'Contact Us'));
  }
  await context.clearCookies();
  await house.signedIn(makePerson(house.db));
  await page.goto(reportAddress(report_id));
  await expectChapter(page, 'Page not found');
  await seen(link(page, 'Back to All Reports'));
  await context.clearCookies();
  await house.signedInAs(admin);
  await openReport(page, reportAddress(report_id), 'One');
  await seen(reportHeader(page).getByText('Hidden', exact));
});

test('a missing chapter or report, and a malformed address, are not found @thorough', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(makeReading(house, chapters));
  for (const address of [
    reportAddress(report_id, 99),
    reportAddress(report_id, 0),
    reportAddress(report_id, 12_345_678),
    reportAddress(999_999),
    '/reports/none/any-name/1',
    `/reports/${report_id}/any-name/first`,
    `/reports/${report_id}/any-name/-1`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Page not found');
  }
  await openReport(page, reportAddress(report_id, 1, '?term=surgeons&hit=999999'), 'One');
  await expect(hitSteps(page)).toHaveText('40 of 40');
  await openReport(page, reportAddress(report_id, 1, '?hit=nine#b-nowhere'), 'One');
  await seen(reportHeader(page));
});
