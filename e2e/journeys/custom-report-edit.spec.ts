import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { rowOf } from './catalogue-steps.ts';
import {
  connectionLost,
  dialog,
  expectOrder,
  expectRows,
  handle,
  lastChapter,
  limitReached,
  makeLibrary,
  makePack,
  openPack,
  option,
  order,
  submit,
  tick,
} from './custom-report-dialog-steps.ts';
import { makeCustomReport } from './custom-report-steps.ts';
import { bookmark, expectChapter } from './reader-steps.ts';
import { note } from './staff-steps.ts';

const [one, two, three] = ['Knees part 1', 'Knees part 2', 'Knees part 3'];

test('CR-05 bookmarks are reordered by number and by keys, and saved with the title', async ({
  page,
  house,
}) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Edit Report').click();
  const edit = dialog(page, 'Edit Report');
  await edit.getByLabel('Title *').fill('In another order');
  await order(edit, three).fill('1');
  await order(edit, three).press('Enter');
  await expectRows(edit, [three, one, two, 'Robots']);
  await expect(order(edit, three)).toBeFocused();
  await order(edit, one).fill('20');
  await order(edit, two).focus();
  await expectRows(edit, [three, two, 'Robots', one]);
  await expect(order(edit, one)).toHaveValue('4');

  await handle(edit, 'Robots').press('Space');
  await expect(edit.getByText(/^Robots, place 3 of 4: lifted\. Arrow keys move it/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(edit.getByText('Robots, place 1 of 4', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expectRows(edit, ['Robots', three, two, one]);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(edit.getByText('Robots, place 1 of 4: back where it was')).toBeAttached();
  await expectRows(edit, ['Robots', three, two, one]);

  await submit(edit).click();
  await expect(note(page, 'Custom report "In another order" updated')).toBeVisible();
  await expectOrder(page, ['Robots', three, two, one]);
  await expectChapter(page, one);
});

/** Drags a row by its handle onto another handle. */
async function drag(page: Page, handles: { from: Locator; to: Locator }): Promise<void> {
  const [from, to] = [await handles.from.boundingBox(), await handles.to.boundingBox()];
  if (!from || !to) throw new Error('The handles are not in sight.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 14, { steps: 5 });
  await page.mouse.up();
}

test('CR-05 bookmarks are reordered by dragging, one after the other', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Edit Report').click();
  const edit = dialog(page, 'Edit Report');
  await drag(page, { from: handle(edit, one), to: handle(edit, 'Robots') });
  await expectRows(edit, [two, 'Robots', one, three]);
  await drag(page, { from: handle(edit, two), to: handle(edit, three) });
  await expectRows(edit, ['Robots', one, three, two]);
  await submit(edit).click();
  await expectOrder(page, ['Robots', one, three, two]);
});

test('CR-05 CR-20 the last chapter of a report cannot be removed in any way', async ({ page, house }) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Edit Report').click();
  const edit = dialog(page, 'Edit Report');
  await uncheck(tick(edit, /^Robots/));
  await expect(edit.getByText(lastChapter)).toBeVisible();
  await expect(submit(edit)).toBeDisabled();
  await check(tick(edit, /^Robots/));
  await expect(edit.getByText(lastChapter)).toHaveCount(0);
  await uncheck(tick(edit, new RegExp(`^${two}`)));
  await expect(edit.getByText('3 of 15')).toBeVisible();
  await submit(edit).click();
  await expectOrder(page, [one, 'Robots', three]);

  await page.getByRole('button', { name: 'Remove Robots' }).click();
  await expect(note(page, lastChapter)).toBeVisible();
  await expectOrder(page, [one, 'Robots', three]);
});

test('CR-12 a bookmark is removed in the panel and restored', async ({ page, house }) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await page.getByRole('button', { name: `Remove ${two}` }).click();
  await expect(note(page, `Bookmark "${two}" removed`)).toBeVisible();
  await expectOrder(page, [one, 'Robots', three]);
  await expect(page.getByRole('button', { name: 'Remove Robots' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, [one, two, 'Robots', three]);
  await expect(page.getByRole('button', { name: `Remove ${two}` })).toBeFocused();
});

test('CR-12 each of several removed bookmarks can be restored', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  for (const title of [two, three]) {
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(note(page, `Bookmark "${title}" removed`)).toBeVisible();
  }
  await expectOrder(page, [one, 'Robots']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.first().click();
  await expectOrder(page, [one, two, 'Robots']);
  await undo.click();
  await expectOrder(page, [one, two, 'Robots', three]);
});

test('CR-05 bookmarks whose chapters are gone are marked and can be removed, even the last of a report', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { id, lead } = await makePack(house);
  await house.db
    .updateTable('custom_report_bookmarks')
    .set({ chapter_id: null })
    .where('c_report_id', '=', id)
    .where('chapter_title', 'in', ['Robots', two])
    .execute();
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Edit Report').click();
  const edit = dialog(page, 'Edit Report');
  await expect(edit.getByText('Chapter no longer available')).toHaveCount(2);
  await uncheck(tick(edit, /^Robots/));
  await submit(edit).click();
  await expectOrder(page, [one, two, three]);
  await page.getByRole('button', { name: `Remove ${two}` }).click();
  await expectOrder(page, [one, three]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('CR-12 a chapter that could not be added again is removed only after a question', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { id, lead, knees } = await makePack(house);
  await house.db.deleteFrom('subscriptions').where('item_id', '=', knees.report_id).execute();
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const cross = page.getByRole('button', { name: `Remove ${two}` });
  const question = dialog(page, 'Remove Bookmark');
  await cross.click();
  await expect(question.getByText('so you could not add it again')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(cross).toBeFocused();
  await expectOrder(page, [one, two, 'Robots', three]);
  await cross.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(note(page, `Bookmark "${two}" removed`)).toBeVisible();
  await expectOrder(page, [one, 'Robots', three]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Robots' })).toBeFocused();
});

test('CR-05 changes made elsewhere appear, and local changes stay', { tag: '@thorough' }, async ({
  page,
  house,
  context,
}) => {
  const { id, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Edit Report').click();
  const edit = dialog(page, 'Edit Report');
  await edit.getByLabel('Title *').fill('Mine');
  await order(edit, 'Robots').fill('1');
  await order(edit, 'Robots').press('Enter');
  const other = await context.newPage();
  await openPack(other, id);
  await other.getByRole('button', { name: `Remove ${two}` }).click();
  await expectOrder(other, [one, 'Robots', three]);

  await submit(edit).click();
  await expect(
    edit.getByText(/^This Custom Report has been changed elsewhere in the meantime/),
  ).toBeVisible();
  await edit.getByRole('button', { name: 'Load the changes' }).click();
  await expectRows(edit, ['Robots', one, three]);
  await expect(edit.getByLabel('Title *')).toHaveValue('Mine');
  await submit(edit).click();
  await expect(note(page, 'Custom report "Mine" updated')).toBeVisible();
  await expectOrder(page, ['Robots', one, three]);
});

test('CR-05 changes are not lost by closing, by Back or by a lost connection', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { id, name, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await page.goto('/catalog/custom-reports');
  await rowOf(page, name).getByRole('link', { name }).click();
  const edit = dialog(page, 'Edit Report');
  const question = dialog(page, 'Leave without saving?');
  await bookmark(page, two).click();
  await expectChapter(page, two);
  await option(page, 'Edit Report').click();
  await edit.getByLabel('Title *').fill('Given up');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expectChapter(page, one);
  await expect(edit).toHaveCount(0);

  await option(page, 'Edit Report').click();
  await edit.getByLabel('Title *').fill('Not lost');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(edit.getByLabel('Title *')).toHaveValue('Not lost');

  await page.setViewportSize({ width: 500, height: 800 });
  await expect(edit.getByLabel('Title *')).toHaveValue('Not lost');
  const saving = `**/api/custom-report/multiple/${id}`;
  await page.route(saving, (route) => route.abort());
  await submit(edit).click();
  await expect(edit.getByText(connectionLost)).toBeVisible();
  await page.unroute(saving);
  await submit(edit).click();
  await expect(note(page, 'Custom report "Not lost" updated')).toBeVisible();
});

test('CR-04 CR-08 CR-19 chapters are added from another report until it is full', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { lead, knees, robots } = await makeLibrary(house, 13);
  const chapters = Array.from({ length: 13 }, (_, index) => [knees.report_id, index + 1] as const);
  const id = await makeCustomReport(house, lead, 'Nearly full', [...chapters, [robots.report_id, 1]]);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const add = page.getByRole('button', { name: 'Add bookmarks' });
  await add.hover();
  await expect(
    page.getByRole('tooltip', { name: 'Each Custom Report may have up to 15 Bookmarks from any report' }),
  ).toBeVisible();
  await add.click();
  const adding = dialog(page, 'Add Bookmarks');
  const reports = adding.getByRole('list', { name: 'Reports' }).getByRole('button');
  await expect(reports).toHaveCount(2);
  const search = adding.getByLabel('Search by name, year or region');
  await search.fill(robots.title);
  await expect(reports).toHaveCount(1);
  await reports.click();
  await adding.getByRole('button', { name: 'Another report' }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(robots.title);
  await reports.click();
  await expect(tick(adding, '1 Robots')).toBeChecked();
  await submit(adding).click();
  await expect(adding.getByText('This custom report already has these chapters.')).toBeVisible();
  await check(tick(adding, '2 Navigation'));
  await expect(adding.getByText('15 of 15')).toBeVisible();
  await expect(adding.getByText(limitReached)).toBeVisible();
  await submit(adding).click();
  await expect(note(page, 'Custom report "Nearly full" updated')).toBeVisible();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.hover();
  await expect(page.getByRole('tooltip', { name: limitReached })).toBeVisible();
});

test('CR-11 deleting asks first, and then leads to the remaining ones', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { id, name, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  await option(page, 'Delete').click();
  const question = dialog(page, 'Delete Custom Report');
  await expect(question).toContainText(name);
  await expect(
    question.getByText('Are you sure you wish to delete this report? This action cannot be reversed.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(option(page, 'Delete')).toBeFocused();
  await option(page, 'Delete').click();
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(note(page, 'Custom report deleted')).toBeVisible();
  await expect(page).toHaveURL('/catalog/custom-reports');
  await expect(page.getByText('You have no Custom Reports to view')).toBeVisible();
});
