import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
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
  openEdit,
  openOwnPack,
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
  await openOwnPack(page, house);
  const edit = await openEdit(page);
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
  await expect(edit.getByText('Robots, place 1 of 4', exact)).toBeAttached();
  await page.keyboard.press('Space');
  await expectRows(edit, ['Robots', three, two, one]);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(edit.getByText('Robots, place 1 of 4: back where it was')).toBeAttached();
  await expectRows(edit, ['Robots', three, two, one]);

  await submit(edit).click();
  await seen(note(page, 'Custom report "In another order" updated'));
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

test('CR-05 bookmarks are reordered by dragging, one after the other @thorough', async ({ page, house }) => {
  await openOwnPack(page, house);
  const edit = await openEdit(page);
  await drag(page, { from: handle(edit, one), to: handle(edit, 'Robots') });
  await expectRows(edit, [two, 'Robots', one, three]);
  await drag(page, { from: handle(edit, two), to: handle(edit, three) });
  await expectRows(edit, ['Robots', one, three, two]);
  await submit(edit).click();
  await expectOrder(page, ['Robots', one, three, two]);
});

test('CR-05 CR-20 the last chapter of a report cannot be removed in any way @thorough', async ({
  page,
  house,
}) => {
  await openOwnPack(page, house);
  const edit = await openEdit(page);
  await uncheck(tick(edit, /^Robots/));
  await seen(edit.getByText(lastChapter));
  await expect(submit(edit)).toBeDisabled();
  await check(tick(edit, /^Robots/));
  await gone(edit.getByText(lastChapter));
  await uncheck(tick(edit, new RegExp(`^${two}`)));
  await seen(edit.getByText('3 of 15'));
  await submit(edit).click();
  await expectOrder(page, [one, 'Robots', three]);

  await button(page, 'Remove Robots').click();
  await seen(note(page, lastChapter));
  await expectOrder(page, [one, 'Robots', three]);
});

test('CR-12 a bookmark is removed in the panel and restored', async ({ page, house }) => {
  await openOwnPack(page, house);
  await button(page, `Remove ${two}`).click();
  await seen(note(page, `Bookmark "${two}" removed`));
  await expectOrder(page, [one, 'Robots', three]);
  await expect(button(page, 'Remove Robots')).toBeFocused();
  await button(page, 'Undo').click();
  await expectOrder(page, [one, two, 'Robots', three]);
  await expect(button(page, `Remove ${two}`)).toBeFocused();
});

test('CR-05 bookmarks whose chapters are gone are marked and can be removed, even the last of a report @thorough', async ({
  page,
  house,
}) => {
  const { id, lead } = await makePack(house);
  await house.db
    .updateTable('custom_report_bookmarks')
    .set({ chapter_id: null })
    .where('c_report_id', '=', id)
    .where('chapter_title', 'in', ['Robots', two])
    .execute();
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const edit = await openEdit(page);
  await expect(edit.getByText('Chapter no longer available')).toHaveCount(2);
  await uncheck(tick(edit, /^Robots/));
  await submit(edit).click();
  await expectOrder(page, [one, two, three]);
  await button(page, `Remove ${two}`).click();
  await expectOrder(page, [one, three]);
  await gone(button(page, 'Undo'));
});

test('CR-12 a chapter that could not be added again is removed only after a question @thorough', async ({
  page,
  house,
}) => {
  const { id, lead, knees } = await makePack(house);
  await house.db.deleteFrom('subscriptions').where('item_id', '=', knees.report_id).execute();
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const cross = button(page, `Remove ${two}`);
  const question = dialog(page, 'Remove Bookmark');
  await cross.click();
  await seen(question.getByText('so you could not add it again'));
  await button(question, 'Cancel').click();
  await expect(cross).toBeFocused();
  await expectOrder(page, [one, two, 'Robots', three]);
  await cross.click();
  await button(question, 'Remove', exact).click();
  await seen(note(page, `Bookmark "${two}" removed`));
  await expectOrder(page, [one, 'Robots', three]);
  await gone(button(page, 'Undo'));
  await expect(button(page, 'Remove Robots')).toBeFocused();
});

test('CR-05 changes made elsewhere appear, and local changes stay @thorough', async ({
  page,
  house,
  context,
}) => {
  const { id } = await openOwnPack(page, house);
  const edit = await openEdit(page);
  await edit.getByLabel('Title *').fill('Mine');
  await order(edit, 'Robots').fill('1');
  await order(edit, 'Robots').press('Enter');
  const other = await context.newPage();
  await openPack(other, id);
  await button(other, `Remove ${two}`).click();
  await expectOrder(other, [one, 'Robots', three]);

  await submit(edit).click();
  await seen(edit.getByText(/^This Custom Report has been changed elsewhere in the meantime/));
  await button(edit, 'Load the changes').click();
  await expectRows(edit, ['Robots', one, three]);
  await expect(edit.getByLabel('Title *')).toHaveValue('Mine');
  await submit(edit).click();
  await seen(note(page, 'Custom report "Mine" updated'));
  await expectOrder(page, ['Robots', one, three]);
});

test('CR-05 changes are not lost by closing, by Back or by a lost connection @thorough', async ({
  page,
  house,
}) => {
  const { id, name, lead } = await makePack(house);
  await house.signedInAs(lead.email);
  await page.goto('/catalog/custom-reports');
  await link(rowOf(page, name), name).click();
  const edit = dialog(page, 'Edit Report');
  const question = dialog(page, 'Leave without saving?');
  await bookmark(page, two).click();
  await expectChapter(page, two);
  await option(page, 'Edit Report').click();
  await edit.getByLabel('Title *').fill('Given up');
  await page.goBack();
  await button(question, 'Leave without saving').click();
  await expectChapter(page, one);
  await gone(edit);

  await option(page, 'Edit Report').click();
  await edit.getByLabel('Title *').fill('Not lost');
  await page.keyboard.press('Escape');
  await seen(question);
  await page.keyboard.press('Escape');
  await gone(question);
  await page.goBack();
  await button(question, 'Stay').click();
  await expect(edit.getByLabel('Title *')).toHaveValue('Not lost');

  await page.setViewportSize({ width: 500, height: 800 });
  await expect(edit.getByLabel('Title *')).toHaveValue('Not lost');
  const saving = `**/api/custom-report/multiple/${id}`;
  await cut(page, saving);
  await submit(edit).click();
  await seen(edit.getByText(connectionLost));
  await page.unroute(saving);
  await submit(edit).click();
  await seen(note(page, 'Custom report "Not lost" updated'));
});

test('CR-04 CR-08 CR-19 chapters are added from another report until it is full @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees, robots } = await makeLibrary(house, 13);
  const chapters = Array.from({ length: 13 }, (_, index) => [knees.report_id, index + 1] as const);
  const id = await makeCustomReport(house, lead, 'Nearly full', [...chapters, [robots.report_id, 1]]);
  await house.signedInAs(lead.email);
  await openPack(page, id);
  const add = button(page, 'Add bookmarks');
  await add.hover();
  await seen(
    page.getByRole('tooltip', { name: 'Each Custom Report may have up to 15 Bookmarks from any report' }),
  );
  await add.click();
  const adding = dialog(page, 'Add Bookmarks');
  const reports = adding.getByRole('list', { name: 'Reports' }).getByRole('button');
  await expect(reports).toHaveCount(2);
  const search = adding.getByLabel('Search by name, year or region');
  await search.fill(robots.title);
  await expect(reports).toHaveCount(1);
  await reports.click();
  await button(adding, 'Another report').click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(robots.title);
  await reports.click();
  await expect(tick(adding, '1 Robots')).toBeChecked();
  await submit(adding).click();
  await seen(adding.getByText('This custom report already has these chapters.'));
  await check(tick(adding, '2 Navigation'));
  await seen(adding.getByText('15 of 15'));
  await seen(adding.getByText(limitReached));
  await submit(adding).click();
  await seen(note(page, 'Custom report "Nearly full" updated'));
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.hover();
  await seen(page.getByRole('tooltip', { name: limitReached }));
});

test('CR-11 deleting asks first, and then leads to the remaining ones @thorough', async ({ page, house }) => {
  const { name } = await openOwnPack(page, house);
  await option(page, 'Delete').click();
  const question = dialog(page, 'Delete Custom Report');
  await expect(question).toContainText(name);
  await page.evaluate(() => {
    const watch = () => {
      if (document.body.innerText.includes('not available to you')) document.body.dataset.missing = 'seen';
    };
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
  await seen(
    question.getByText('Are you sure you wish to delete this report? This action cannot be reversed.'),
  );
  await button(question, 'Cancel').click();
  await gone(question);
  await expect(option(page, 'Delete')).toBeFocused();
  await option(page, 'Delete').click();
  await button(question, 'Delete').dblclick();
  await seen(note(page, 'Custom report deleted'));
  await expect(page).toHaveURL('/catalog/custom-reports');
  await seen(page.getByText('You have no Custom Reports to view'));
  await expect(page.locator('body')).not.toHaveAttribute('data-missing');
});
