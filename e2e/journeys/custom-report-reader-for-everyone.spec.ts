import { expectFits, expectFitsHere, hasNoSidewaysScroll } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, heading, navigation, seen } from '../screen.ts';
import { makePack, openPackAs } from './custom-report-reader-steps.ts';
import { customAddress } from './custom-report-steps.ts';
import { hitSteps, leftPanel, openReport, reportSearch } from './reader-steps.ts';

test.slow();

/** A title of maximum length, with a word that fits no line. */
const name = `Implants ${'x'.repeat(60)} and what hospitals pay`.padEnd(100, '.');

test('the creator with hits: axe finds nothing, and no width makes it scroll sideways @thorough', async ({
  page,
  house,
}) => {
  const { id, owner } = await makePack(house, { name });
  await house.signedInAs(owner.email);
  await openReport(page, customAddress(id, 1, '?term=surgeons'), 'Tenders');
  await expect(hitSteps(page)).toHaveText(/^1 of/);
  await button(page, 'Side panel').click();
  await seen(heading(page, 'News Feed'));
  await expectFits(page);
  for (const width of [320, 700, 800, 1001, 1291, 1501, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => hasNoSidewaysScroll(page), { message: `at ${width} px` }).toBe(true);
  }
});

test('a bookmark that cannot be read, and panels over it: axe finds nothing @thorough', async ({
  page,
  house,
}) => {
  const { id, companyId, stents, owner, recipient } = await makePack(house);
  await house.db
    .deleteFrom('subscriptions')
    .where('usergroup_id', '=', companyId)
    .where('item_id', '=', stents.report_id)
    .execute();
  await house.signedInAs(recipient.email);
  await openReport(page, customAddress(id, 2), 'Stents today');
  await expectFits(page);
  await page.context().clearCookies();
  await house.signedInAs(owner.email);
  await page.setViewportSize({ width: 375, height: 812 });
  await openReport(page, customAddress(id, 2), 'Stents today');
  for (const [name, words] of [
    ['Chapters', 'Delete'],
    ['More', 'Ask an Analyst'],
  ] as const) {
    await button(navigation(page, 'Reading'), name).click();
    await seen(button(page.getByRole('dialog'), words));
    await expectFitsHere(page);
    await page.keyboard.press('Escape');
  }
});

test('a bookmark is reached by keyboard alone, and keeps its place in the tab order @thorough', async ({
  page,
  house,
}) => {
  await openPackAs(page, house, 'owner', 'Tenders');
  await reportSearch(page).focus();
  for (const name of ['Search', 'Settings', 'Side panel', '4 of 15', 'Add bookmarks']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name, exact)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(leftPanel(page), 'Remove Tenders')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Stents today', { level: 1 })).toBeFocused();
});
