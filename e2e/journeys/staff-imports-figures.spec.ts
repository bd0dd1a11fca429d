import { readFile } from 'node:fs/promises';
import { csv, marketFile, workbook } from '@caliper/api/testing/figure-files.ts';
import { makeItem, subscribe } from '@caliper/api/testing/items.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { importFramePaths } from '@caliper/contract/dashboards/frame.ts';
import { expect, test, visit } from '../fixtures.ts';
import { button, exact, gone, heading, radio, seen, table } from '../screen.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import { askedFor, framePath, inFrame } from './dashboard-steps.ts';
import {
  attachFigures,
  check,
  chooseThere,
  counted,
  expectAtForm,
  expectGood,
  history,
  importPages,
  problems,
} from './import-steps.ts';
import { admin, secondPage } from './staff-steps.ts';

const titles = {
  global: 'Import global dashboard data',
  medsku: 'Import MedSKU dashboard data',
  pt: 'Import procedure-tracker dashboard data',
  survey: 'Import survey dashboard data',
};

test('DASH-07 MEND-20 each import page shows its outline and then its own import, and the page scrolls, not the frame', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(admin);
  const [ticket, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/auth/embed-ticket', (route) => ticket.promise.then(() => route.continue()));
  await page.route('**/api/dashboards/*/imports', (route) => list.promise.then(() => route.continue()));
  await page.goto(importPages.global);
  await seen(page.getByRole('status', { name: 'Loading' }));
  ticket.resolve();
  // It goes on where the page has stopped, without fading in once more.
  await expect(inFrame(page).getByRole('status', { name: 'Loading' })).toHaveCSS('animation-name', 'none');
  list.resolve();
  for (const kind of ['global', 'medsku', 'pt', 'survey'] as const) {
    await visit(page, importPages[kind]);
    await seen(heading(page, titles[kind], { level: 1 }));
    await seen(button(inFrame(page), 'Check the file'));
    expect(framePath(page)).toBe(importFramePaths[kind]);
  }
  await radio(inFrame(page), 'A new item').check();
  const icons = radio(inFrame(page), 'WomensHealth');
  await seen(icons);
  const overflow = await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('DASH-07 only an admin can open an import @thorough', async ({ page, house }) => {
  await signInReader(house);
  await page.goto(importPages.global);
  await gone(page.locator('iframe'));
  await expect(page).not.toHaveURL(importPages.global);
});

test('DASH-08 MEND-20 a faulty file changes nothing; a good one is previewed, applied at once or later, seen by customers and reverted', async ({
  page,
  house,
  browser,
}) => {
  test.slow();
  const { item_id, item_name } = await makeItem(house.db, { item_name: unique('Ankles') });
  const { email, usergroupId } = await makePerson(house.db);
  await subscribe(house.db, usergroupId, item_id);
  await house.signedInAs(admin);
  await page.goto(importPages.global);
  await chooseThere(page, 'Report', item_name);
  await attachFigures(
    page,
    marketFile().replace('2025', '20x5').replace('US$ million,20', 'US$ million,-20'),
  );
  await check(page);
  await seen(problems(page));
  await seen(inFrame(page).getByText('There are 2 problems in the file. Nothing was changed.'));
  const [first, second] = [problems(page).getByRole('row').nth(1), problems(page).getByRole('row').nth(2)];
  await expect(first).toContainText('year');
  await expect(first).toContainText("'20x5' is not a year such as 2024.");
  await expect(second).toContainText('value');
  await gone(history(page).filter({ hasText: item_name }));

  await attachFigures(page, marketFile(), 'first.csv');
  await check(page);
  await expectGood(page);
  await button(inFrame(page), 'Discard', exact).click();
  await expectAtForm(page);
  await attachFigures(page, marketFile(), 'first.csv');
  await check(page);
  await expectGood(page);
  await expect(counted(page, 'Rows')).toHaveText('72');
  await expect(counted(page, 'Added')).toHaveText('72');
  await expect(counted(page, 'Changed')).toHaveText('0');
  const apply = button(inFrame(page), `Apply to ${item_name}, 2026`);
  await apply.dblclick();
  const link = inFrame(page).getByRole('link', { name: 'Open the dashboard, opens in a new tab' });
  const path = `/reports/global-dashboard/${item_id}/${slugOf(item_name)}`;
  await expect(link).toHaveAttribute('href', path);

  const customer = await secondPage(browser, house, email);
  const total = async () => (await askedFor(customer, () => customer.goto(path))).values.at(-1);
  expect(await total()).toBe(15 * 7 * 3);

  await button(inFrame(page), 'Import another file').click();
  await expectAtForm(page);
  await chooseThere(page, 'Report', item_name);
  await seen(inFrame(page).getByText('It has figures.'));
  await attachFigures(page, marketFile('Knees', 2), 'second.csv');
  await check(page);
  await expectGood(page);
  await expect(counted(page, 'Changed')).toHaveText('72');
  const change = table(inFrame(page), 'Changes').getByRole('row').nth(1);
  await expect(change).toContainText('Changed');
  // It waits in the list, and shows the same differences again.
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.reload();
  await button(inFrame(page), `Apply second.csv, ${item_name}, 2026`).click();
  await expect(button(inFrame(page).getByRole('alert'), 'Cancel')).toBeInViewport();
  await inFrame(page).getByLabel('Filter by item').fill(item_name);
  await expect(counted(page, 'Changed')).toHaveText('72');
  await expect(change).toContainText('Changed');
  await button(inFrame(page), 'Apply', exact).dblclick();
  await seen(inFrame(page).getByText(`second.csv is shown now in ${item_name}, 2026.`));
  expect(await total()).toBe(2 * 15 * 7 * 3);

  await expect(history(page).getByRole('row')).toHaveCount(3);
  await expect(history(page).getByRole('row').filter({ hasText: 'second.csv' })).toContainText('Current');
  await button(inFrame(page), `Restore first.csv, ${item_name}, 2026`).click();
  await expect(counted(page, 'Changed')).toHaveText('72');
  await button(inFrame(page), 'Restore', exact).click();
  await seen(inFrame(page).getByText(`first.csv is shown now in ${item_name}, 2026.`));
  await gone(inFrame(page).getByText('Everyone sees the new figures from now on.'));
  await expect(history(page).getByRole('row').filter({ hasText: 'first.csv' })).toContainText('Current');
  expect(await total()).toBe(15 * 7 * 3);
  await customer.context().close();
});

test('DASH-07 DASH-08 a MedSKU item is created with its figures, and appears in the catalogue @thorough', async ({
  page,
  signedInAs,
}) => {
  const name = unique('Bone Plates');
  await signedInAs(admin);
  await page.goto(importPages.medsku);
  await radio(inFrame(page), 'A new item').check();
  await check(page);
  await expect(inFrame(page).getByLabel('Name', exact)).toBeFocused();
  await expect(inFrame(page).getByLabel('Category', exact)).toHaveAccessibleDescription(
    'Please choose a category.',
  );
  await inFrame(page).getByLabel('Name', exact).fill(name);
  await chooseThere(page, 'Category', 'Orthopedics');
  await chooseThere(page, 'Sub Category', 'Trauma');
  await inFrame(page).getByLabel('Description').fill('Plates by manufacturer');
  await radio(inFrame(page), 'Screw').check();
  const head = ['market', 'manufacturer', 'brand', 'sku', 'country', 'period', 'units', 'price', 'currency'];
  await attachFigures(
    page,
    csv(head, ['Plates', 'Vantor', 'Lock', 'V-1', 'Germany', '2025-Q1', 10, 250, 'EUR']),
  );
  await check(page);
  await expectGood(page);
  await button(inFrame(page), /^Apply to Bone Plates/).click();
  const link = inFrame(page).getByRole('link', { name: 'Open the dashboard, opens in a new tab' });
  await expect(link).toHaveAttribute('href', new RegExp(`^/medsku/dashboard/\\d+/${slugOf(name)}$`));
  await page.goto('/medsku/orthopedics/trauma');
  await seen(heading(page, name, { level: 3 }));
});

test('DASH-08 the example of a survey is a workbook that is accepted as it is @thorough', async ({
  page,
  house,
}) => {
  const { item_name } = await makeItem(house.db, { kind: 'survey', item_name: unique('Surgeons') });
  await house.signedInAs(admin);
  await page.goto(importPages.survey);
  await chooseThere(page, 'Item', item_name);
  const download = page.waitForEvent('download');
  await button(inFrame(page), 'Example (XLSX)').click();
  const example = await download;
  expect(example.suggestedFilename()).toBe('survey-example.xlsx');
  await attachFigures(page, await readFile(await example.path()), 'survey.xlsx');
  await check(page);
  await expectGood(page);
});

test('DASH-08 the problems of a workbook are listed by sheet @thorough', async ({ page, house }) => {
  const { item_name } = await makeItem(house.db, { kind: 'survey', item_name: unique('Surgeons') });
  await house.signedInAs(admin);
  await page.goto(importPages.survey);
  await chooseThere(page, 'Item', item_name);
  const file = await workbook({
    questions: [
      ['question_id', 'text', 'type'],
      ['Q1', 'Which?', 'many'],
      ['Q2', 'How many?', 'number'],
    ],
    answers: [
      ['respondent_id', 'question_id', 'answer'],
      ['', 'Q2', 4],
    ],
  });
  await attachFigures(page, file, 'survey.xlsx');
  await check(page);
  await seen(problems(page));
  await expect(problems(page).getByRole('row')).toHaveCount(3);
  await chooseThere(page, 'Sheet', 'answers');
  await expect(problems(page).getByRole('row')).toHaveCount(2);
  await expect(problems(page).getByRole('row').nth(1)).toContainText('respondent_id');
});
