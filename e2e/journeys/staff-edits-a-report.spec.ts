import { makeItem } from '@caliper/api/testing/items.ts';
import { packageOf } from '@caliper/api/testing/packages.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
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

async function openDialog(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin-panel/manage-reports');
  await page.getByLabel('Filter by title').fill(title);
  await page.getByRole('button', { name: `Edit ${title} - 2026` }).click();
  return page.getByRole('dialog', { name: 'Edit Report Details' });
}

test('ADM-08 ADM-26 the details of a report are changed, and the list shows them', async ({
  page,
  house,
}) => {
  const { item_id, item_name } = await makeItem(house.db);
  const title = unique('Knees Renamed');
  await house.signedInAs(admin);
  const dialog = await openDialog(page, item_name);
  await expect(dialog.getByLabel('Title')).toHaveValue(item_name);
  await expect(dialog.getByLabel('Year')).toHaveValue('2026');
  await expect(dialog.getByLabel('Region', { exact: true })).toHaveValue('Europe');
  await expect(dialog.getByRole('radio', { name: 'Knee' })).toBeChecked();
  await expect(dialog.getByLabel('Description')).toHaveValue('Implants and instruments');

  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Year').fill('2024');
  await choose(page, 'Region', 'Middle East');
  await dialog.getByRole('radio', { name: 'Screw' }).check();
  await dialog.getByLabel('Description').fill('Other words');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(note(page, 'Report Edit Successful!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Filter by title').fill(title);
  await expect(tableRow(page, title)).toContainText('2024Middle East');
  expect(await editionsOf(house.db, title)).toMatchObject([
    { item_id, item_year: 2024, region: 'Middle East', icon: 'Screw', description: 'Other words' },
  ]);
});

test('ADM-08 fields left empty keep their values, and the region becomes Global', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { item_name } = await makeItem(house.db);
  await house.signedInAs(admin);
  const dialog = await openDialog(page, item_name);
  await dialog.getByLabel('Title').fill(' ');
  await dialog.getByLabel('Description').fill('');
  await dialog.getByLabel('Year').fill('0');
  await dialog.getByLabel('Clear Region').click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(note(page, 'Report Edit Successful!')).toBeVisible();
  await expect(tableRow(page, item_name)).toContainText('2026Global');
  expect(await editionsOf(house.db, item_name)).toMatchObject([
    { item_year: 2026, region: 'Global', description: 'Implants and instruments' },
  ]);
});

test('ADM-26 Cancel writes nothing, and an impossible year is reported before anything is sent', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { item_name } = await makeItem(house.db);
  const edits = calls(page, /^\/api\/reports\/\d+$/);
  await house.signedInAs(admin);
  const dialog = await openDialog(page, item_name);
  await dialog.getByLabel('Title').fill('Something else');
  await dialog.getByLabel('Year').fill('12');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please enter a year from 1990 to 2100.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  const edit = page.getByRole('button', { name: `Edit ${item_name} - 2026` });
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(dialog.getByLabel('Title')).toHaveValue(item_name);
  expect(edits).toEqual([]);
  expect(await editionsOf(house.db, item_name)).toHaveLength(1);
});

test('ADM-08 a refused edit says why and keeps the input', { tag: '@thorough' }, async ({ page, house }) => {
  const [one, other] = [await makeItem(house.db), await makeItem(house.db)];
  await house.signedInAs(admin);
  const dialog = await openDialog(page, one.item_name);
  await dialog.getByLabel('Title').fill(other.item_name);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    dialog.getByText('There is already a report with this title, region and year.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue(other.item_name);
  expect(await editionsOf(house.db, one.item_name)).toHaveLength(1);
});

test('ADM-26 Escape asks before the input is lost', { tag: '@thorough' }, async ({ page, house }) => {
  const { item_name } = await makeItem(house.db);
  await house.signedInAs(admin);
  const dialog = await openDialog(page, item_name);
  await dialog.getByLabel('Title').fill('Something else');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Something else');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Edit ${item_name} - 2026` })).toBeFocused();
  await page.getByRole('button', { name: `Edit ${item_name} - 2026` }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(item_name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('ADM-08 the dialog stays open while its edit is being saved', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db);
  await house.signedInAs(admin);
  const dialog = await openDialog(page, item_name);
  await dialog.getByLabel('Description').fill('Other words');
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/reports\/\d+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  held.resolve();
  await expect(note(page, 'Report Edit Successful!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an earlier upload can be made current', { tag: '@thorough' }, async ({ page, house }) => {
  const title = unique('Collar Bone Plates');
  await house.signedInAs(admin);
  await publish(page, title, 1);
  await page.getByRole('button', { name: 'Upload another report' }).click();
  await choose(page, 'Category', shelf.category);
  await choose(page, 'Past Upload', `${title} (Global)`);
  await attach(page, await packageOf(2, 'second text'));
  await send(page);
  await expectUploaded(page);

  const dialog = await openDialog(page, title);
  const versions = dialog.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row').nth(1)).toContainText(/^2.+admin@caliper.example.*2Current$/);
  await dialog.getByRole('button', { name: 'Roll back to version 1' }).click();
  await dialog.getByRole('button', { name: 'Keep the current one' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await editionsOf(house.db, title)).toMatchObject([{ current_version: 2 }]);

  await dialog.getByRole('button', { name: 'Roll back to version 1' }).click();
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(note(page, 'Readers now see version 1')).toBeVisible();
  await expect(versions.getByRole('row').nth(2)).toContainText('Current');
  expect(await editionsOf(house.db, title)).toMatchObject([{ current_version: 1, chapters: 1 }]);
});
