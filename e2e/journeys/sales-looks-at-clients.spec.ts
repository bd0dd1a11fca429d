import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, link, seen, table } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { giveTo, makeCustomReport, makeSupport } from './custom-report-steps.ts';
import { choose, makeClient, sales, tableRow } from './staff-steps.ts';

test('ADM-16 ADM-29 sales see a company but cannot change anything', async ({ page, house }) => {
  const { company, companyId, items } = await makeClient(house.db, [{}], {
    license: 'enterprise',
    licenses: 12,
    headquarter: true,
    expiry: new Date('2031-04-01T00:00:00Z'),
  });
  const part = unique('Part');
  await makeCompany(house.db, { company: part, headquarter_id: companyId });
  const name = unique('Ines');
  const { id } = await makePerson(house.db, { name, usergroup_id: companyId, email_verified_at: null });
  const writes: string[] = [];
  page.on('request', (request) => {
    const isOurs = /\/api\/(usergroups|users?|subscriptions)\b/.test(request.url());
    if (isOurs && request.method() !== 'GET') writes.push(request.url());
  });
  await house.signedInAs(sales);
  await page.goto('/client-access');
  await choose(page, 'Choose a company', company);
  const form = page.getByRole('form', { name: 'Settings' });
  await expect(form.getByLabel('Expiry')).toHaveValue('2031-03-31');
  await expect(form.getByLabel('Number of users')).toHaveValue('12');
  await expect(form).toContainText(part);
  for (const label of [
    'Expiry',
    'License',
    'Number of users',
    'Device limit',
    'This company is a headquarter',
    'Subsidiaries',
  ]) {
    await expect(form.getByLabel(label, exact)).toBeDisabled();
  }
  await gone(form.getByLabel('Company id'));
  await gone(form.getByRole('button'));
  await seen(tableRow(page, items[0]?.item_name ?? ''));
  await expect(button(page, 'Update Subscriptions')).toBeDisabled();
  await gone(button(page, /Remove|Keep|Add Subscriptions/));

  await page.getByRole('tab', { name: 'Users 2' }).click();
  const row = tableRow(page, name);
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await expect(row).not.toContainText(id);
  await expect(row).not.toContainText('Not verified');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Professional title',
    'Role',
    'Enabled',
    'Last active',
  ]);
  // Looking at the portal as somebody does changes nothing.
  await gone(table(page, 'Users').getByRole('button', { name: /^(?!View as )/ }));
  expect(writes).toEqual([]);
});

test('MEND-32 sales see whose subsidiary a company is and open the MedCore reports that it has', async ({
  page,
  house,
}) => {
  const { company, companyId } = await makeClient(house.db, [], { license: 'enterprise', headquarter: true });
  const part = unique('Part');
  const partId = await makeCompany(house.db, { company: part, license: 'site', headquarter_id: companyId });
  const { item_id } = await house.db
    .selectFrom('items')
    .select('item_id')
    .where('kind', '=', 'report')
    .where('chapters', '>', 0)
    .orderBy('item_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const support = await makeSupport(house.db);
  const name = unique('Essentials');
  const id = await makeCustomReport(house, support, name, [[item_id, 1]]);
  await giveTo(house, support, id, [partId]);
  await house.signedInAs(sales);
  await page.goto(`/client-access?company=${partId}`);
  await seen(page.getByText(`Its headquarter is ${company}.`));
  await expect(tableRow(page, name)).toContainText('This company');
  await choose(page, 'Choose a company', company);
  await expect(tableRow(page, name)).toContainText(part);
  await link(tableRow(page, name), name).click();
  await expect(page).toHaveURL(new RegExp(`^${house.baseURL}/custom-reports/${id}/`));
  await expect(page).toHaveTitle(new RegExp(name));
  await seen(page.getByRole('heading', { level: 1 }));
  await gone(button(page, 'Dashboard Settings'));
});

test('client access fits every screen for sales @thorough', async ({ page, house }) => {
  test.slow();
  const { companyId } = await makeClient(house.db, [], { license: 'enterprise', headquarter: true });
  await makeCompany(house.db, { company: unique('Part'), headquarter_id: companyId });
  await house.signedInAs(sales);
  await page.goto(`/client-access?company=${companyId}&tab=users`);
  await seen(table(page, 'Users'));
  await expectFits(page);
});
