import { makeItem } from '@caliper/api/testing/items.ts';
import { packageOf } from '@caliper/api/testing/packages.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, radio, region, seen, table } from '../screen.ts';
import { calls, unique } from './catalogue-steps.ts';
import {
  admin,
  attach,
  choose,
  editionsOf,
  expectUploaded,
  note,
  publish,
  send,
  shelf,
  tableRow,
} from './staff-steps.ts';

test.use({ account: admin });

async function openDialog(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin-panel/manage-reports');
  await page.getByLabel('Filter by title').fill(title);
  await button(page, `Edit ${title} - 2026`).click();
  return dialog(page, 'Edit Report Details');
}

test('ADM-08 ADM-26 the details of a report are changed, and the list shows them', async ({
  page,
  house,
}) => {
  const { item_id, item_name } = await makeItem(house.db);
  const title = unique('Knees Renamed');
  const dialog = await openDialog(page, item_name);
  await expect(dialog.getByLabel('Title')).toHaveValue(item_name);
  await expect(dialog.getByLabel('Year')).toHaveValue('2026');
  await expect(dialog.getByLabel('Region', exact)).toHaveValue('Europe');
  await expect(radio(dialog, 'Knee')).toBeChecked();
  await expect(dialog.getByLabel('Description')).toHaveValue('Implants and instruments');

  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Year').fill('2024');
  await choose(page, 'Region', 'Middle East');
  await radio(dialog, 'Screw').check();
  await dialog.getByLabel('Description').fill('Other words');
  await button(dialog, 'Save Changes').click();
  await seen(note(page, 'Report Edit Successful!'));
  await gone(dialog);
  await page.getByLabel('Filter by title').fill(title);
  await expect(tableRow(page, title)).toContainText('2024Middle East');
  expect(await editionsOf(house.db, title)).toMatchObject([
    { item_id, item_year: 2024, region: 'Middle East', icon: 'Screw', description: 'Other words' },
  ]);
});

test('ADM-26 Cancel writes nothing, and an impossible year is reported before anything is sent @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db);
  const edits = calls(page, /^\/api\/reports\/\d+$/);
  const dialog = await openDialog(page, item_name);
  await dialog.getByLabel('Title').fill('Something else');
  await dialog.getByLabel('Year').fill('12');
  await button(dialog, 'Save Changes').click();
  await seen(dialog.getByText('Please enter a year from 1990 to 2100.'));
  await button(dialog, 'Cancel').click();
  await gone(dialog);
  const edit = button(page, `Edit ${item_name} - 2026`);
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(dialog.getByLabel('Title')).toHaveValue(item_name);
  expect(edits).toEqual([]);
  expect(await editionsOf(house.db, item_name)).toHaveLength(1);
});

test('an earlier upload can be made current @thorough', async ({ page, house }) => {
  const title = unique('Collar Bone Plates');
  await publish(page, title, 1);
  await button(page, 'Upload another report').click();
  await choose(page, 'Category', shelf.category);
  await choose(page, 'Past Upload', `${title} (Global)`);
  await attach(page, await packageOf(2, 'second text'));
  await send(page);
  await expectUploaded(page);

  const dialog = await openDialog(page, title);
  const versions = table(dialog, 'Versions');
  await expect(versions.getByRole('row').nth(1)).toContainText(/^2.+admin@caliper\.example2.+Current$/);
  await button(dialog, 'What version 2 changed').click();
  await seen(region(dialog, 'What version 2 changed'));
  await button(dialog, 'Roll back to version 1').click();
  await button(dialog, 'Keep the current one').click();
  await gone(dialog.getByRole('alert'));
  expect(await editionsOf(house.db, title)).toMatchObject([{ current_version: 2 }]);

  await button(dialog, 'Roll back to version 1').click();
  await button(dialog, 'Roll back', exact).click();
  await seen(note(page, 'Readers now see version 1'));
  await expect(versions.getByRole('row').nth(2)).toContainText('Current');
  expect(await editionsOf(house.db, title)).toMatchObject([{ current_version: 1, chapters: 1 }]);
});
