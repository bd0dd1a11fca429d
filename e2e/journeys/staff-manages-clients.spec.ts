import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, exact, gone, link, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import {
  accountsOf,
  addUser,
  chooseCompany,
  companyForm,
  companyNamed,
  fillUser,
  password,
  userForm,
} from './staff-manages-clients-steps.ts';
import { admin, note } from './staff-steps.ts';

test.use({ account: admin });

const address = '/admin-panel/manage-clients';
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@people.example`;

test('ADM-09 ADM-21 a company is added without license or people, and each name only once; the account console opens in its own tab', async ({
  page,
  house,
}) => {
  const company = unique('Newcomer');
  await page.goto(address);
  await button(page, 'Add company').click();
  await expect(page).toHaveURL(/\?add=company$/);
  const form = companyForm(page);
  const add = button(form, 'Add company');
  await add.click();
  await expect(form.getByRole('alert')).toHaveText(['Please enter the name of the company.']);

  await form.getByLabel('Company *').fill(company);
  await form.getByLabel('Description').fill('Makes knees');
  await add.dblclick();
  await seen(note(page, 'Company successfully added'));
  await expect(form.getByLabel('Company *')).toHaveValue('');
  const made = await companyNamed(house.db, company);
  expect(made).toMatchObject({ description: 'Makes knees', license: 'unassigned', licenses: 0 });
  expect(await accountsOf(house.db, made?.id ?? 0)).toEqual([]);
  const next = link(form, 'Set it up in Client Access');
  await expect(next).toHaveAttribute('href', `/admin-panel/client-access?company=${made?.id}`);

  await form.getByLabel('Company *').fill(company);
  await add.click();
  const refused = 'Error creating company or company already exists';
  await expect(form.getByRole('alert')).toHaveText([refused]);
  await expect(form.getByLabel('Company *')).toHaveValue(company);

  await button(form, 'Close').click();
  const target = link(page, 'Authentication console');
  await expect(target).toHaveAttribute('href', 'https://console.caliper.example');
  await expect(target).toHaveAttribute('target', '_blank');
  await expect(target).toHaveAttribute('rel', /noopener/);
});

test('ADM-10 ADM-25 a person is added to a company; the form says what is missing and keeps the company', async ({
  page,
  house,
}) => {
  const company = unique('Client');
  const companyId = await makeCompany(house.db, { company });
  const email = newEmail();
  await page.goto(address);
  await button(page, 'Add user').click();
  const form = userForm(page);
  await addUser(page);
  await seen(form.getByText('User must be associated with a company'));
  await expect(form.getByLabel('Company *')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(4);

  await chooseCompany(page, company);
  await fillUser(page, email.toUpperCase());
  await form.getByLabel('Confirm Password *').fill('something else');
  await addUser(page);
  await expect(form.getByRole('alert')).toHaveText(['Passwords do not match']);
  await form.getByLabel('Confirm Password *').fill(password);
  await form.getByLabel('Phone').fill('+1 555 010 0199');
  await form.getByLabel('Professional Title').fill('Analyst');
  await form.getByLabel('Country').selectOption('Canada');
  await form.getByLabel('Category').selectOption('Cardiology');
  await addUser(page);
  await seen(note(page, 'User successfully added'));
  await expect(form.getByLabel('Name *')).toHaveValue('');
  await expect(form.getByLabel('Name *')).toBeFocused();
  await expect(form.getByLabel('Password *', exact)).toHaveValue('');
  await expect(form.getByLabel('Company *')).toHaveValue(company);
  expect(await accountsOf(house.db, companyId)).toEqual([
    {
      email,
      name: 'Ines Moreau',
      role: 'standard',
      lead: false,
      enabled: false,
      phone: '+15550100199',
      title: 'Analyst',
      country: 'Canada',
      category: 'Cardiology',
    },
  ]);

  await fillUser(page, email);
  await addUser(page);
  await expect(form.getByRole('alert')).toHaveText([
    'The email address is already in use by another account.',
  ]);
  const leader = `z${newEmail()}`;
  await form.getByLabel('Email *').fill(leader);
  await form.getByLabel('Team Leader').check();
  await addUser(page);
  await expect.poll(() => accountsOf(house.db, companyId)).toHaveLength(2);
  expect((await accountsOf(house.db, companyId))[1]).toMatchObject({
    email: leader,
    lead: true,
    enabled: true,
  });
});

test('ADM-10 a generated password fills both fields, is shown to be copied, and opens the account @thorough', async ({
  page,
  house,
  context,
}) => {
  const company = unique('Client');
  const companyId = await makeCompany(house.db, { company });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?add=user&company=${companyId}`);
  const form = userForm(page);
  await expect(form.getByLabel('Company *')).toHaveValue(company);
  await fillUser(page, newEmail());
  await button(form, 'Generate').click();
  const made = await form.getByLabel('Generated password').innerText();
  expect(made).toMatch(/^(?=.*[a-z])(?=.*\d)(?=.*[^a-z\d]).{10}$/i);
  await expect(form.getByLabel('Password *', exact)).toHaveValue(made);
  await expect(form.getByLabel('Confirm Password *')).toHaveValue(made);
  await button(form, 'Copy password').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made);
  await addUser(page);
  await seen(note(page, 'User successfully added'));
  await gone(form.getByLabel('Generated password'));
});

test('ADM-11 ADM-28 a full license allows no one else, and says so in these words @thorough', async ({
  page,
  house,
}) => {
  const site = unique('Site');
  const siteId = await makeCompany(house.db, { company: site, license: 'site', licenses: 50 });
  for (const _ of Array(5)) await makePerson(house.db, { usergroup_id: siteId });
  await page.goto(`${address}?add=user&company=${siteId}`);
  const email = newEmail();
  await fillUser(page, email);
  await addUser(page);
  const full = `Unable to add anymore users. ${site} is under a Site license which only allows for 5 users`;
  await seen(note(page, full));
  await expect(userForm(page).getByRole('alert')).toHaveText([full]);
  await expect(userForm(page).getByLabel('Email *')).toHaveValue(email);
  expect(await accountsOf(house.db, siteId)).toHaveLength(5);

  const free = unique('Free');
  const freeId = await makeCompany(house.db, { company: free, license: 'unassigned', licenses: 0 });
  await page.reload();
  await chooseCompany(page, free);
  await fillUser(page, email);
  await addUser(page);
  await seen(note(page, 'User successfully added'));
  expect(await accountsOf(house.db, freeId)).toHaveLength(1);
});

test('leaving a half-filled form for a person asks first @thorough', async ({ page, house }) => {
  const companyId = await makeCompany(house.db);
  await page.goto(`${address}?add=user&company=${companyId}`);
  const away = button(userForm(page), 'Close');
  await userForm(page).getByLabel('Name *').fill('Ines');
  await away.click();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await expect(userForm(page).getByLabel('Name *')).toHaveValue('Ines');
  await fillUser(page, newEmail());
  await addUser(page);
  await seen(note(page, 'User successfully added'));
  await away.click();
  await expect(page).toHaveURL(address);
});

test('managing clients fits every screen @thorough', async ({ page }) => {
  test.slow();
  await page.goto(`${address}?add=user`);
  await button(userForm(page), 'Generate').click();
  await addUser(page);
  await expect(userForm(page).getByRole('alert')).toHaveCount(3);
  await expectFits(page);
});
