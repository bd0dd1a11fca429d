import { subscribe } from '@caliper/api/testing/items.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import {
  dialog,
  handle,
  makePack,
  openEdit,
  openPack,
  option,
  order,
  tick,
} from './custom-report-dialog-steps.ts';
import { makeCustomReport } from './custom-report-steps.ts';
import { chaptersCalled, expectChapter, leftPanel } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { note } from './staff-steps.ts';
import { makeMember } from './team-steps.ts';

/** Holds a request back until it is released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

test('CR-11 going back during a deletion is not undone by its answer @thorough', async ({ page, house }) => {
  const { id, name, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await page.goto('/dashboard/custom-reports');
  await link(page, name).click();
  await expectChapter(page, 'Knees part 1');
  const letGo = await hold(page, `**/api/custom-report/${id}`);
  await option(page, 'Delete').click();
  await button(dialog(page, 'Delete Custom Report'), 'Delete').click();
  await page.goBack();
  await seen(link(page, name));
  letGo();
  await seen(note(page, 'Custom report deleted'));
  await seen(page.getByText('You have no Custom Reports to view'));
  await expect(page).toHaveURL('/dashboard/custom-reports');
});

test('CR-10 CR-15 CR-19 closing asks before ticks are lost @thorough', async ({ page, house }) => {
  const { id, lead, companyId, knees } = await makePack(house);
  await makeMember(house.db, companyId, 'Jonas Feld');
  await house.db
    .insertInto('report_markets')
    .values({ report_id: knees.report_id, market_name: 'Cementless', position: 1 })
    .execute();
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const question = dialog(page, 'Leave without saving?');

  await option(page, 'Share With Team').click();
  const share = dialog(page, 'Share Custom Report');
  await check(tick(share, /^Jonas/));
  await page.keyboard.press('Escape');
  await button(question, 'Stay').click();
  await expect(tick(share, /^Jonas/)).toBeChecked();
  await uncheck(tick(share, /^Jonas/));
  await page.keyboard.press('Escape');
  await gone(share);

  await button(page, 'Dashboard Settings').click();
  const settings = dialog(page, 'Dashboard Settings');
  await check(settings.getByRole('switch'));
  await page.mouse.click(5, 5);
  await button(question, 'Leave without saving').click();
  await gone(settings);

  await button(page, 'Add bookmarks').click();
  const adding = dialog(page, 'Add Bookmarks');
  await adding.getByRole('list', { name: 'Reports' }).getByRole('button').first().click();
  await check(tick(adding, '4 Knees part 4'));
  await button(adding, 'Another report').click();
  await button(question, 'Stay').click();
  await expect(tick(adding, '4 Knees part 4')).toBeChecked();
  await page.keyboard.press('Escape');
  await button(question, 'Stay').click();
  await button(adding, 'Another report').click();
  await button(question, 'Leave without saving').click();
  await expect(adding.getByLabel('Search by name, year or region')).toBeFocused();
});

test('CR-05 CR-12 chapters with the same title are distinguished by the names of their buttons @thorough', async ({
  page,
  house,
}) => {
  const { lead, companyId, robots } = await makePack(house);
  const older = await publishReport(house, chaptersCalled('Robots'), { year: '2024' });
  await subscribe(house.db, companyId, older.report_id);
  const id = await makeCustomReport(house, lead, 'Namesakes', [
    [robots.report_id, 1],
    [older.report_id, 1],
    [robots.report_id, 2],
  ]);
  await house.signedInAs(lead.email);
  await openPack(page, id, 'Robots');
  const name = `Robots of ${older.title}, 2024, Europe`;
  await expect(button(leftPanel(page), `Remove ${name}`, exact)).toHaveCount(1);
  await expect(button(leftPanel(page), 'Remove Navigation', exact)).toHaveCount(1);
  const edit = await openEdit(page);
  await expect(order(edit, name)).toHaveValue('2');
  await seen(handle(edit, name));
  await page.keyboard.press('Escape');
  const newer = `Robots of ${robots.title}, 2026, Europe`;
  await button(page, `Remove ${newer}`, exact).click();
  await seen(note(page, `Bookmark "${newer}" removed`));
});
