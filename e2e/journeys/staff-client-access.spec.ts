import { makeItem } from '@caliper/api/testing/items.ts';
import { makeCompany } from '@caliper/api/testing/people.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../fixtures.ts';
import { button, dialog, gone, heading, link, region, seen } from '../screen.ts';
import { rowOf, rows, unique } from './catalogue-steps.ts';
import { admin, choose, makeClient, note, secondPage, tableRow } from './staff-steps.ts';

test.use({ account: admin });

const address = (companyId: number) => `/admin-panel/client-access?company=${companyId}`;

function kind(page: Page, name: string): Locator {
  return page.getByRole('tablist', { name: 'Kinds of subscriptions' }).getByRole('tab', { name });
}

async function openChoices(page: Page, tab: string): Promise<Locator> {
  await kind(page, tab).click();
  await button(page, 'Add Subscriptions').click();
  return dialog(page, `Add Subscriptions: ${tab}`);
}

async function add(page: Page, tab: string, name: string): Promise<void> {
  const dialog = await openChoices(page, tab);
  await dialog.getByLabel('Search by name, year or region').fill(name);
  await button(dialog, `Add ${name}`).click();
  await button(dialog, 'Done').click();
  await gone(dialog);
  await expect(tableRow(page, name)).toContainText('Will be added');
}

async function addSample(page: Page, report: string, market: string): Promise<void> {
  const dialog = await openChoices(page, 'Samples');
  const search = dialog.getByLabel('Search by name, year or region');
  await search.fill(report);
  await button(dialog, `Choose ${report}`).click();
  await button(dialog, 'Another report').click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(report);
  await button(dialog, `Choose ${report}`).click();
  await button(dialog, `Add ${market}`).click();
  await button(dialog, 'Done').click();
  await gone(dialog);
}

test('a company is found by typing in an alphabetical list, and is part of the address @thorough', async ({
  page,
  house,
}) => {
  const { company, companyId, items } = await makeClient(house.db, [{}]);
  await makeCompany(house.db, { company: unique('zeta') });
  await makeCompany(house.db, { company: unique('Alpha') });
  await page.goto('/admin-panel/client-access');
  await seen(heading(page, 'No company selected'));
  const field = page.getByLabel('Choose a company');
  await field.click();
  const names = await page.getByRole('option').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(names).toContain(company);
  await page.keyboard.type(company.slice(-8));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(company);
  await expect(page).toHaveURL(address(companyId));
  await seen(tableRow(page, items[0]?.item_name ?? ''));
  await page.reload();
  await expect(field).toHaveValue(company);
});

test('ADM-14 a removed item shows Keep, and nothing is written before Update @thorough', async ({
  page,
  house,
}) => {
  const { companyId, items } = await makeClient(house.db, [{}, {}]);
  const name = items[0]?.item_name ?? '';
  const held = () => rowsIn(house.db, 'subscriptions', { usergroup_id: companyId });
  await page.goto(address(companyId));
  await button(page, `Remove ${name}`).click();
  const keep = button(page, `Keep ${name}`);
  await expect(keep).toBeFocused();
  await expect(tableRow(page, name)).toContainText('Will be removed');
  await seen(page.getByText('1 report will be removed.'));
  expect(await held()).toHaveLength(2);
  await keep.click();
  await seen(page.getByText('Nothing to save.'));
  await expect(button(page, 'Update Subscriptions')).toBeDisabled();

  await button(page, `Remove ${name}`).click();
  await button(page, 'Update Subscriptions').click();
  await seen(note(page, 'Successfully updated subscriptions!'));
  await expect(kind(page, 'Reports')).toHaveText('Reports 1');
  const ended = region(page, 'Expired');
  await seen(tableRow(ended, name));
  expect(await held()).toMatchObject([{ item_id: items[1]?.item_id }]);
});

test("ADM-14 four kinds, samples and demos are given at once, and the customer's lists follow", async ({
  page,
  house,
  browser,
}) => {
  const { companyId, email } = await makeClient(house.db);
  const report = await makeItem(house.db);
  const sampled = await makeItem(house.db, { global_dashboard: true, markets: ['Hips', 'Knees'] });
  const medsku = await makeItem(house.db, { kind: 'medsku' });
  const pt = await makeItem(house.db, { kind: 'pt' });
  const survey = await makeItem(house.db, { kind: 'survey' });
  const demo = await makeItem(house.db, { kind: 'medsku', hasDemo: true });
  const customer = await secondPage(browser, house, email);
  await customer.goto('/catalog/subscriptions');
  await seen(heading(customer, 'You are not subscribed to any reports'));

  await page.goto(address(companyId));
  await add(page, 'Reports', report.item_name);
  await add(page, 'MedSKU', medsku.item_name);
  await add(page, 'Procedure Tracker', pt.item_name);
  await add(page, 'Surveys', survey.item_name);
  await addSample(page, sampled.item_name, 'Hips');
  await add(page, 'Demos', demo.item_name);
  await button(page, 'Update Subscriptions').click();
  await seen(note(page, 'Successfully updated subscriptions!'));
  for (const tab of ['Reports', 'MedSKU', 'Procedure Tracker', 'Surveys', 'Samples', 'Demos']) {
    await expect(kind(page, tab)).toHaveText(`${tab} 1`);
  }
  await kind(page, 'MedSKU').click();
  await expect(link(page, medsku.item_name)).toHaveAttribute(
    'href',
    `/medsku/dashboard/${medsku.item_id}/${slugOf(medsku.item_name)}`,
  );

  await customer.reload();
  await expect(rows(customer)).toHaveCount(2);
  await expect(rowOf(customer, report.item_name)).toContainText('Subscribed');
  await expect(rowOf(customer, sampled.item_name)).toContainText('Sample: Hips');
  await visit(customer, '/medsku/subscriptions');
  await expect(rowOf(customer, medsku.item_name)).toContainText('Subscribed');
  await expect(rowOf(customer, demo.item_name)).toContainText('Demo');
  for (const [section, item] of [
    ['pt', pt],
    ['survey', survey],
  ] as const) {
    await visit(customer, `/${section}/subscriptions`);
    await expect(rowOf(customer, item.item_name)).toContainText('Subscribed');
  }
});

test('SUB-10 choosing a headquarter synchronises its group; a subsidiary shows what it inherits, by name', async ({
  page,
  house,
}) => {
  const group = await makeClient(house.db, [{}], { license: 'enterprise', headquarter: true });
  const part = await makeClient(house.db, [{}], { headquarter_id: group.companyId });
  const [inherited = '', own = ''] = [group, part].map(({ items }) => items[0]?.item_name);
  const sync = page.waitForRequest('**/api/subscriptions/syncHQ');
  await page.goto('/admin-panel/client-access');
  await choose(page, 'Choose a company', group.company);
  const request = await sync;
  expect(request.postDataJSON()).toEqual({
    headquarterId: group.companyId,
    subsidiaryCompanies: [part.companyId],
  });
  expect((await request.response())?.status()).toBe(200);
  await expect(tableRow(page, own)).toContainText(`from ${part.company}`);

  await choose(page, 'Choose a company', part.company);
  await expect(tableRow(page, inherited)).toContainText(`from ${group.company}`);
  await gone(button(page, `Remove ${inherited}`));
  await seen(button(page, `Remove ${own}`));
});
