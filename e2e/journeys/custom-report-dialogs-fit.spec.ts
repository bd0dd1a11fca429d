import type { Locator } from '@playwright/test';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, exact, gone, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import {
  dialog,
  lastChapter,
  makeLibrary,
  makePack,
  openBookmark,
  openEdit,
  openPack,
  option,
  submit,
  tick,
} from './custom-report-dialog-steps.ts';
import { makeCustomReport, makeSupport } from './custom-report-steps.ts';
import { openReport, reportAddress } from './reader-steps.ts';
import { makeMember } from './team-steps.ts';

test.slow();

/** Checks a dialog at every width, during which it stays open, and closes it. */
async function expectDialogFits(page: Page, opened: Locator, close = 'Cancel'): Promise<void> {
  await seen(opened);
  await expectFits(page, '[role="dialog"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(opened, close, exact).click();
  await gone(opened);
}

/** The same for a dialog with unsaved changes. */
async function expectChangedFits(page: Page, opened: Locator): Promise<void> {
  await expectFits(page, '[role="dialog"]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await submit(opened, 'Cancel').click();
  await button(page, 'Leave without saving').click();
  await gone(opened);
}

test('the bookmark dialog fits every screen, full and refused @thorough', async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house, 16);
  const long = 'A board pack with a rather long name that goes on and on about implants, robots and so forth';
  for (let index = 1; index <= 10; index += 1)
    await makeCustomReport(house, lead, `${long} ${index}`, [[knees.report_id, 1]]);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id, 2), 'Knees part 2');
  const bookmark = await openBookmark(page);
  for (let chapter = 3; chapter <= 15; chapter += 1)
    await check(tick(bookmark, `${chapter} Knees part ${chapter}`));
  await expect(tick(bookmark, '16 Knees part 16')).toBeDisabled();
  await cut(page, '**/api/custom-report/single/*');
  await submit(bookmark).click();
  await seen(bookmark.getByText(/The connection was lost before this was confirmed/));
  await expectDialogFits(page, bookmark);
});

test('the dialogs of its creator fit every screen @thorough', async ({ page, house }) => {
  const { id, lead, companyId, knees } = await makePack(house);
  await makeMember(house.db, companyId, 'Wilhelmina Featherstonehaugh-Montgomery van der Westhuizen');
  await house.db
    .insertInto('report_markets')
    .values({ report_id: knees.report_id, market_name: 'Cementless', position: 1 })
    .execute();
  await house.signedInAs(lead.email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPack(page, id);
  const edit = await openEdit(page);
  await edit.getByLabel('Title *').fill('x'.repeat(101));
  await uncheck(tick(edit, /^Robots/));
  await seen(edit.getByText(lastChapter));
  await edit.getByLabel('Title *').press('Escape');
  await expectDialogFits(page, dialog(page, 'Leave without saving?'), 'Stay');
  await expectChangedFits(page, edit);

  await option(page, 'Share With Team').click();
  await check(tick(dialog(page, 'Share Custom Report'), /^Wilhelmina/));
  await expectChangedFits(page, dialog(page, 'Share Custom Report'));
  await button(page, 'Dashboard Settings').click();
  await check(dialog(page, 'Dashboard Settings').getByRole('switch'));
  await expectChangedFits(page, dialog(page, 'Dashboard Settings'));
  await button(page, 'Add bookmarks').click();
  const adding = dialog(page, 'Add Bookmarks');
  await seen(adding.getByText('2 found'));
  await expectFits(page, '[role="dialog"]');
  await adding.getByRole('list', { name: 'Reports' }).getByRole('button').first().click();
  await expect(tick(adding, '1 Knees part 1')).toBeChecked();
  await expectDialogFits(page, adding);
  await option(page, 'Delete').click();
  await expectDialogFits(page, dialog(page, 'Delete Custom Report'));
});

test('the companies of a MedCore report fit every screen @thorough', async ({ page, house }) => {
  const { knees } = await makeLibrary(house);
  const support = await makeSupport(house.db);
  const id = await makeCustomReport(house, support, 'Essentials', [[knees.report_id, 1]]);
  await house.signedInAs(support.email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPack(page, id);
  await option(page, 'Share With Companies').click();
  const giving = dialog(page, 'Share With Companies');
  await check(giving.getByRole('checkbox').first());
  await seen(giving.getByText(/will get it/));
  await expectChangedFits(page, giving);
});
