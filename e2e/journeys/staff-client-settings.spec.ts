import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeCompany } from '@caliper/api/testing/people.ts';
import { changeRows, rowIn, rowsIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, heading, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import { admin, choose, makeClient, note } from './staff-steps.ts';

test.use({ account: admin });

const address = (companyId: number) => `/admin-panel/client-access?company=${companyId}`;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

function field(page: Page, label: string): Locator {
  return page.getByRole('form', { name: 'Settings' }).getByLabel(label, exact);
}

async function update(page: Page): Promise<void> {
  await button(page, 'Update', exact).click();
}

function stored(db: Db, id: number) {
  return rowIn(db, 'usergroups', { id });
}

test('ADM-12 ADM-13 ADM-23 MEND-17 only changed settings are saved, what hurts after a question', async ({
  page,
  house,
}) => {
  const { companyId } = await makeClient(house.db, [], {
    license: 'corporate',
    licenses: 12,
    expiry: new Date(`${days(-2)}T00:00:00Z`),
  });
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postDataJSON());
  });
  await page.goto(address(companyId));
  const expiry = field(page, 'Expiry');
  await expect(expiry).toHaveValue(days(-3));
  await expect(expiry).toHaveCSS('color', 'rgb(165, 42, 31)');
  await seen(page.getByText(`expired on ${days(-3)}`));
  await seen(page.getByText('1 enabled, 0 invited'));
  await seen(page.getByText('0 in use'));
  await expect(field(page, 'Company id')).toHaveValue(String(companyId));

  await expiry.fill(days(9));
  await expect(expiry).toHaveCSS('color', 'rgb(31, 107, 67)');
  await seen(page.getByText('10 days left'));
  await field(page, 'Number of users').fill('-1');
  await update(page);
  await seen(page.getByText('Please enter a whole number from 0 to 100000.'));
  await field(page, 'Number of users').fill('0');
  await field(page, 'Device limit').fill('40');
  await seen(page.getByText('Not saved'));
  await update(page);
  const question = dialog(page, 'Save these settings?');
  await expect(question).toContainText(/has 1 person enabled and 0 invited, more than 0 licenses/);
  await button(question, 'Cancel').click();
  await gone(question);
  await seen(page.getByText('Not saved'));
  expect(bodies).toEqual([]);
  await update(page);
  await button(question, 'Save settings').dblclick();
  await seen(note(page, 'Updated'));
  await gone(page.getByText('Not saved'));
  expect(bodies).toEqual([{ expiry: days(9), licenses: 0, deviceLimit: 40 }]);
  expect(await stored(house.db, companyId)).toMatchObject({
    expiry: new Date(`${days(10)}T00:00:00Z`),
    licenses: 0,
    device_limit: 40,
    license: 'corporate',
  });
  await page.reload();
  await expect(expiry).toHaveValue(days(9));
});

test('ADM-13 the license determines which settings are available @thorough', async ({ page, house }) => {
  const { companyId } = await makeClient(house.db, [], { license: 'site', licenses: 5 });
  await page.goto(address(companyId));
  const license = field(page, 'License');
  const users = field(page, 'Number of users');
  const wide = [field(page, 'Device limit'), page.getByLabel('This company is a headquarter')];
  await expect(license.getByRole('option')).toHaveText([
    'Unassigned',
    'Single',
    'Site',
    'Corporate',
    'Enterprise',
  ]);
  for (const name of ['Unassigned', 'Single', 'Site'] as const) {
    await license.selectOption(name);
    for (const part of wide) await gone(part);
    await expect(users).toBeEnabled({ enabled: name !== 'Single' });
    await expect(users).toHaveValue(name === 'Single' ? '1' : '5');
  }
  for (const name of ['Corporate', 'Enterprise']) {
    await license.selectOption(name);
    for (const part of wide) await expect(part).toBeEnabled();
  }
  await license.selectOption('Single');
  await update(page);
  await seen(note(page, 'Updated'));
  expect(await stored(house.db, companyId)).toMatchObject({ license: 'single', licenses: 1 });
});

test('ADM-13 a headquarter gets subsidiaries, which cannot be headquarters; another license releases them @thorough', async ({
  page,
  house,
}) => {
  const company = unique('Group');
  const companyId = await makeCompany(house.db, { company, license: 'enterprise' });
  const part = await makeClient(house.db, [], { license: 'corporate' });
  const other = await makeClient(house.db, [], { license: 'corporate', headquarter: true });
  await page.goto(address(companyId));
  await page.getByLabel('This company is a headquarter').check();
  const subsidiaries = field(page, 'Subsidiaries');
  await subsidiaries.fill(other.company);
  await seen(page.getByText('Nothing found'));
  await subsidiaries.fill(part.company);
  await page.keyboard.press('Enter');
  await seen(button(page, `Remove ${part.company}`));
  await page.keyboard.press('Escape');
  await update(page);
  await seen(note(page, 'Updated'));
  expect(await stored(house.db, part.companyId)).toMatchObject({ headquarter_id: companyId });

  await choose(page, 'Choose a company', part.company);
  await seen(page.getByText(`Its headquarter is ${company}, so it cannot be one itself.`));
  await expect(page.getByLabel('This company is a headquarter')).toBeDisabled();

  const sync = page.waitForRequest('**/api/subscriptions/syncHQ');
  await choose(page, 'Choose a company', company);
  await sync;
  await seen(button(page, `Remove ${part.company}`));
  await field(page, 'License').selectOption('Site');
  await seen(page.getByText('Its subsidiary will no longer belong to it.'));
  await button(page, 'Dismiss').click();
  await update(page);
  await seen(note(page, 'Updated'));
  expect(await stored(house.db, part.companyId)).toMatchObject({ headquarter_id: null });
  expect(await stored(house.db, companyId)).toMatchObject({ license: 'site', headquarter: false });
});

test('ADM-12 a failed update says so, keeps the input, and can be retried @thorough', async ({
  page,
  house,
}) => {
  const { companyId } = await makeClient(house.db, [], { license: 'corporate', headquarter: true });
  const taken = await makeClient(house.db);
  await page.goto(address(companyId));
  await field(page, 'Number of users').fill('7');
  await page.route('**/api/usergroups/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await update(page);
  await seen(note(page, 'Something went wrong'));
  await expect(page.getByRole('form').getByRole('alert')).toContainText('The connection was lost');
  await expect(field(page, 'Number of users')).toHaveValue('7');
  await page.unroute('**/api/usergroups/*');

  await field(page, 'Subsidiaries').fill(taken.company);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const rival = await makeCompany(house.db, { license: 'corporate', headquarter: true });
  await changeRows(house.db, 'usergroups', { headquarter_id: rival }, { id: taken.companyId });
  await update(page);
  const refused = `${taken.company} cannot be a subsidiary: it is a headquarter itself, or has another one.`;
  await expect(page.getByRole('form').getByRole('alert')).toHaveText([refused]);
  expect(await stored(house.db, companyId)).toMatchObject({ licenses: 7 });
});

test('an incomplete date does not count as empty, whatever was there before @thorough', async ({
  page,
  house,
}) => {
  const end = new Date(`${days(90)}T00:00:00Z`);
  const { companyId } = await makeClient(house.db, [], { expiry: end });
  await page.goto(address(companyId));
  await field(page, 'Expiry').focus();
  await page.keyboard.press('Backspace');
  await update(page);
  await seen(page.getByText('Please enter a full date between 2000 and 2199.'));
  expect(await stored(house.db, companyId)).toMatchObject({ expiry: end });

  await changeRows(house.db, 'usergroups', { expiry: null }, { id: companyId });
  await page.reload();
  await field(page, 'Expiry').focus();
  await page.keyboard.type('12');
  await seen(page.getByText('Not saved'));
  await update(page);
  await seen(page.getByText('Please enter a full date between 2000 and 2199.'));
  await expect(field(page, 'Expiry')).toBeFocused();
});

test('leaving unsaved settings asks first @thorough', async ({ page, house }) => {
  const { companyId } = await makeClient(house.db);
  await page.goto(address(companyId));
  await field(page, 'Number of users').fill('9');
  await page.getByRole('tab', { name: 'Users' }).click();
  await link(page, 'Manage Reports').click();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await expect(field(page, 'Number of users')).toHaveValue('9');
  await update(page);
  await seen(note(page, 'Updated'));
  await link(page, 'Manage Reports').click();
  await expect(page).toHaveURL('/admin-panel/manage-reports');
});

test('ADM-15 a company is deleted after a confirmation that names what is removed', async ({
  page,
  house,
}) => {
  const { company, companyId, email, items } = await makeClient(house.db, [{}, {}]);
  await page.goto(address(companyId));
  await seen(page.getByRole('tab', { name: 'Subscriptions 2' }));
  await button(page, 'Delete', exact).click();
  const question = dialog(page, `Delete ${company}?`);
  await expect(question).toContainText(
    'Its 1 user will lose their account. Its 2 subscriptions will be archived.',
  );
  await button(question, 'Cancel').click();
  expect(await stored(house.db, companyId)).toMatchObject({ company });

  await button(page, 'Delete', exact).click();
  await button(question, 'Delete company').click();
  await seen(note(page, `${company} has been deleted`));
  await seen(heading(page, 'No company selected'));
  await page.getByLabel('Choose a company').fill(company);
  await seen(page.getByText('Nothing found'));
  const gone = await rowsIn(house.db, 'usergroups', { id: companyId });
  const people = await rowsIn(house.db, 'users', { email });
  expect([gone, people]).toEqual([[], []]);
  const archived = await house.db
    .selectFrom('subscription_archive')
    .select('item_name')
    .where('company', '=', company)
    .orderBy('item_name')
    .execute();
  expect(archived.map(({ item_name }) => item_name)).toEqual(items.map((item) => item.item_name).sort());
});

test('the provider cannot be deleted @thorough', async ({ page }) => {
  await page.goto('/admin-panel/client-access');
  await choose(page, 'Choose a company', 'Caliper Research');
  const remove = button(page, 'Delete', exact);
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAttribute('title', 'The company that runs this portal cannot be deleted.');
});

test('settings that do not load can be retried, and the rest works @thorough', async ({ page, house }) => {
  const { companyId, items } = await makeClient(house.db, [{}]);
  await fails(page, `**/api/usergroups/${companyId}`, 'Broken');
  await page.goto(address(companyId));
  await seen(heading(page, 'The settings did not load'));
  await seen(page.getByRole('row').filter({ hasText: items[0]?.item_name ?? '' }));
  await page.unroute(`**/api/usergroups/${companyId}`);
  await button(page, 'Try again').click();
  await expect(field(page, 'Company id')).toHaveValue(String(companyId));
});

test('the settings of a headquarter fit every screen @thorough', async ({ page, house }) => {
  test.slow();
  const { companyId } = await makeClient(house.db, [], { license: 'enterprise', headquarter: true });
  for (const name of ['Minimally Invasive Surgical Instruments of the North', 'Part']) {
    await makeCompany(house.db, { company: unique(name), headquarter_id: companyId });
  }
  await page.goto(address(companyId));
  await field(page, 'Number of users').fill('');
  await update(page);
  await seen(page.getByRole('form').getByRole('alert'));
  await expectFits(page);
});
