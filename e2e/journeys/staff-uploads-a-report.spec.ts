import { makeItem } from '@caliper/api/testing/items.ts';
import { packageOf } from '@caliper/api/testing/packages.ts';
import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import { expect, test } from '../fixtures.ts';
import {
  button,
  checkbox,
  dialog,
  exact,
  gone,
  group,
  link,
  navigation,
  option,
  radio,
  seen,
} from '../screen.ts';
import { fails, hold } from '../trouble.ts';
import { calls, makeReader, rowOf, unique } from './catalogue-steps.ts';
import {
  admin,
  attach,
  choose,
  editionsOf,
  expectUploaded,
  fillUpload,
  publications,
  publish,
  secondPage,
  send,
  shelf,
  thisYear,
} from './staff-steps.ts';

test('ADM-02 the form starts with the usual choices, and names what is required @thorough', async ({
  page,
  signedInAs,
}) => {
  const sent = calls(page, /^\/api\/reports\/upload/);
  await signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await expect(page.getByLabel('Category', exact)).toHaveValue('None');
  await expect(page.getByLabel('Past Upload')).toHaveValue('None (reset form)');
  await expect(page.getByLabel('Region')).toHaveValue('Global');
  await expect(checkbox(page, 'Includes writeup')).toBeChecked();
  const years = Array.from({ length: 9 }, (_, index) => String(thisYear + 1 - index));
  await expect(group(page, 'Year').getByRole('radio')).toHaveCount(9);
  await expect(group(page, 'Year').locator('label')).toHaveText(years);
  await expect(radio(page, String(thisYear))).toBeChecked();
  const grid = group(page, 'Icon');
  await expect(grid.locator('label')).toHaveText([...icons]);
  await expect(grid.locator('label svg')).toHaveCount(28);
  await expect(radio(grid, 'Arthroscope')).toBeChecked();

  await send(page);
  for (const words of [
    'Please choose a category.',
    'Please choose a sub-category.',
    'Please enter a title.',
    'Please enter a description.',
    'Please choose the contents ZIP of the report.',
  ]) {
    await seen(page.getByText(words));
  }
  const category = page.getByLabel('Category', exact);
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription('Please choose a category.');
  await category.click();
  await expect(page.getByRole('option').first()).toHaveText('None');
  expect(sent).toEqual([]);
});

test("ADM-02 ADM-03 ADM-04 a report is uploaded under an overlay and appears in a customer's catalogue", async ({
  page,
  house,
  browser,
}) => {
  const title = unique('Ankle Implants');
  const { email } = await makeReader(house.db);
  const customer = await secondPage(browser, house, email);
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, title);
  await choose(page, 'Region', 'Africa');
  await radio(page, 'Foot').check();
  await attach(page, await packageOf(3));
  const release = await hold(page, '**/api/reports/upload-report');
  await send(page);
  const overlay = page.getByRole('alertdialog', { name: 'Uploading report...' });
  await expect(overlay).toContainText("Don't refresh/close the page");
  await seen(overlay.getByRole('progressbar'));
  await page.keyboard.press('Escape');
  await seen(overlay);
  release();
  await expectUploaded(page);
  await gone(overlay);

  const [report] = await editionsOf(house.db, title);
  expect(report).toMatchObject({ item_year: thisYear, region: 'Africa', icon: 'Foot', chapters: 3 });
  await expect(link(page, 'Open the report')).toHaveAttribute(
    'href',
    new RegExp(`^/reports/${report?.item_id}/ankle-implants-`),
  );
  await customer.goto(shelf.path);
  await expect(rowOf(customer, title)).toContainText('Africa');
  await expect(rowOf(customer, title)).toContainText('Implants and instruments');

  await button(page, 'Upload another report').click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Category', exact)).toHaveValue('None');
  await expect(page.getByLabel('Category', exact)).toBeFocused();
});

test('ADM-03 past uploads that do not load are not shown as none, and can be retried @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  const list = '**/api/reports/report-info?*';
  await fails(page, list, 'Broken');
  await page.goto('/admin-panel/report-upload');
  await choose(page, 'Category', shelf.category);
  await seen(page.getByText('The past uploads did not load.'));
  await gone(page.getByText('in this category for'));
  await page.unroute(list);
  await button(page, 'Try again').click();
  await seen(page.getByText('in this category for'));
  await gone(page.getByText('The past uploads did not load.'));
});

test('leaving a started form asks first, and leaving an untouched one does not @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  const away = link(page, 'Manage Reports');
  await page.getByLabel('Title').fill('Half of a ti');
  await away.click();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await expect(page.getByLabel('Title')).toHaveValue('Half of a ti');
  await page.getByLabel('Title').fill('');
  await away.click();
  await expect(page).toHaveURL('/admin-panel/manage-reports');
});

test('ADM-02 a past upload fills the form, locks its title and is updated; None clears the form @thorough', async ({
  page,
  house,
}) => {
  const title = unique('Hip Implants');
  await house.signedInAs(admin);
  await publish(page, title);
  await button(page, 'Upload another report').click();
  await choose(page, 'Category', shelf.category);
  await choose(page, 'Past Upload', `${title} (Global)`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Title')).not.toBeEditable();
  await expect(page.getByLabel('Sub Category')).toHaveValue(shelf.subCategory);
  await expect(page.getByLabel('Description')).toHaveValue('Implants and instruments');

  await choose(page, 'Past Upload', 'None (reset form)');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByLabel('Title')).toBeEditable();
  await expect(page.getByLabel('Description')).toHaveValue('');

  await choose(page, 'Past Upload', `${title} (Global)`);
  await page.getByLabel('Description').fill('A second text');
  await attach(page, await packageOf(2, 'second text'));
  await send(page);
  await expectUploaded(page);
  const editions = await editionsOf(house.db, title);
  expect(editions).toMatchObject([{ description: 'A second text', chapters: 2, current_version: 2 }]);
});

test('ADM-03 ADM-27 MEND-19 another year loads its own past uploads, and leaving a chosen one is said first', async ({
  page,
  house,
}) => {
  const past = unique('Knee Braces');
  await makeItem(house.db, {
    item_name: past,
    item_year: thisYear - 2,
    region: 'Asia Pacific',
    icon: 'Screw',
  });
  const asked = calls(page, /^\/api\/reports\/report-info$/);
  await house.signedInAs(admin);
  await page.goto('/admin-panel/report-upload');
  await choose(page, 'Category', 'Orthopedics');
  await seen(page.getByText(`in this category for ${thisYear}.`));
  await page.getByLabel('Past Upload').click();
  await gone(option(page, past));
  await page.keyboard.press('Escape');
  await radio(page, String(thisYear - 2)).check();
  await seen(page.getByText(`in this category for ${thisYear - 2}.`));
  expect(asked.map(({ search }) => search)).toEqual([
    `?categoryId=14&reportYear=${thisYear}`,
    `?categoryId=14&reportYear=${thisYear - 2}`,
  ]);
  await choose(page, 'Past Upload', `${past} (Asia Pacific)`);
  await expect(page.getByLabel('Title')).toHaveValue(past);
  await expect(page.getByLabel('Sub Category')).toHaveValue('Large Joint');
  await expect(page.getByLabel('Description')).toHaveValue('Implants and instruments');
  await expect(page.getByLabel('Region')).toHaveValue('Asia Pacific');
  await expect(radio(page, 'Screw')).toBeChecked();

  await page.getByLabel('Description').fill('A new text');
  const current = radio(page, String(thisYear));
  await current.click();
  const question = dialog(page, `Stop updating ${past} - ${thisYear - 2}?`);
  await expect(question).toContainText('The form will upload a new report instead.');
  await button(question, 'Keep updating').click();
  await expect(radio(page, String(thisYear - 2))).toBeChecked();
  await expect(page.getByLabel('Past Upload')).toHaveValue(`${past} (Asia Pacific)`);
  await expect(page.getByLabel('Description')).toHaveValue('A new text');
  await seen(button(page, 'Update', exact));

  await current.click();
  await button(question, 'Stop updating').click();
  await seen(button(page, 'Upload', exact));
  await expect(page.getByLabel('Past Upload')).toHaveValue('None (reset form)');
  await expect(page.getByLabel('Title')).toHaveValue(past);
  await expect(page.getByLabel('Title')).toBeEditable();
});

test('ADM-02 ADM-04 publications upload at /report-upload, and without a writeup no package is needed @thorough', async ({
  page,
  house,
}) => {
  const title = unique('Elbow Implants');
  const sent = calls(page, /^\/api\/reports\/upload/);
  await house.signedInAs(publications);
  await page.goto('/report-upload');
  await gone(navigation(page, 'Admin Panel'));
  await fillUpload(page, title);
  await checkbox(page, 'Includes writeup').uncheck();
  await send(page);
  await expectUploaded(page);
  expect(sent.map(({ pathname }) => pathname)).toEqual(['/api/reports/upload-report-no-writeup']);
  expect(await editionsOf(house.db, title)).toMatchObject([{ chapters: 0, visible: true }]);
});
