import { writeFile } from 'node:fs/promises';
import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, link, navigation, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { inFrame } from './dashboard-steps.ts';
import { attachFigures, check, chooseThere, expectAtForm, expectGood, importPages } from './import-steps.ts';
import { admin } from './staff-steps.ts';

test.use({ account: admin });

test('DASH-08 a lost connection keeps the form, and the same file sent again is one upload @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { item_name: unique('Ankles') });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/dashboards/global/imports', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  await attachFigures(page, marketFile(), 'ankles.csv');
  await button(inFrame(page), 'Check the file').dblclick();
  await seen(inFrame(page).getByText('The connection was lost'));
  expect(keys).toHaveLength(1);
  await expect(inFrame(page).getByLabel('Report', exact)).toHaveValue(new RegExp(item_name));
  await seen(inFrame(page).locator('form').getByText('ankles.csv'));
  await check(page);
  await expectGood(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toBeTruthy();
});

test('DASH-08 leaving during an upload asks first, and can be cancelled @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { item_name: unique('Ankles') });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/dashboards/global/imports', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue().catch(() => {});
  });
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  await attachFigures(page, marketFile());
  await check(page);
  await seen(inFrame(page).getByRole('progressbar'));
  await link(navigation(page, 'Admin Panel'), 'Home').click();
  const question = dialog(page, 'Leave while the file is being read?');
  await button(question, 'Stay').click();
  await expect(page).toHaveURL(importPages.global);
  await button(inFrame(page), 'Cancel').click();
  await seen(inFrame(page).getByText('The upload was cancelled. Nothing was changed.'));
  held.resolve();
  await link(navigation(page, 'Admin Panel'), 'Home').click();
  await button(page.getByRole('dialog'), 'Leave without saving').click();
  await expect(page).toHaveURL('/admin-panel');
});

test('DASH-08 a file that is not CSV or a workbook is refused at once, and an unreadable one by the server @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { item_name: unique('Ankles') });
  await page.goto(importPages.global);
  const file = inFrame(page).getByLabel('File', exact);
  await attachFigures(page, '%PDF', 'figures.pdf');
  await expect(file).toHaveAccessibleDescription(/figures\.pdf is neither/);
  await chooseThere(page, 'Report', item_name);
  await attachFigures(page, '%PDF-1.7 nothing', 'figures.csv');
  await check(page);
  await expect(file).toHaveAccessibleDescription(/This is a PDF file\./);
});

test('DASH-08 a file corrected on disk has to be chosen again, and the form says so @thorough', async ({
  page,
  db,
}, testInfo) => {
  const { item_name } = await makeItem(db, { item_name: unique('Ankles') });
  const path = testInfo.outputPath('ankles.csv');
  await writeFile(path, 'market,segment\n');
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  const file = inFrame(page).getByLabel('File', exact);
  await file.setInputFiles(path);
  await writeFile(path, marketFile());
  await check(page);
  await expect(file).toHaveAccessibleDescription(
    /ankles\.csv has changed since it was chosen\. Choose it again\./,
  );
  await expect(file).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await button(inFrame(page), 'Choose another file').click();
  await (await chooser).setFiles(path);
  await check(page);
  await expectGood(page);
});

test('DASH-08 an import that a colleague has discarded leads back to the form, with its file @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { item_name: unique('Ankles') });
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  const frame = inFrame(page);
  await attachFigures(page, marketFile(), 'ankles.csv');
  await check(page);
  await expectGood(page);
  await house.db.deleteFrom('figure_imports').where('file_name', '=', 'ankles.csv').execute();
  await button(frame, /^Apply to/).click();
  await seen(frame.getByText('This import was discarded or has expired.'));
  await expect(button(frame, 'Back to the form')).toBeFocused();
  await button(frame, 'Back to the form').click();
  await expectAtForm(page);
  await check(page);
  await expectGood(page);
  await house.db.deleteFrom('figure_imports').where('file_name', '=', 'ankles.csv').execute();
  await button(frame, 'Discard').click();
  await expectAtForm(page);
});
