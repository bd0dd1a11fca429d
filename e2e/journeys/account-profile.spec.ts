import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { danger, fact, inDays, makeCustomer, openAccount } from './account-steps.ts';
import { unique } from './catalogue-steps.ts';
import { note } from './staff-steps.ts';

test('ACC-02 ACC-08 the account page shows who someone is, and leads to what can be changed', async ({
  page,
  house,
}) => {
  const details = { name: 'Ines Moreau', title: 'Strategy Director', phone: '+1 555 010 4434', lead: true };
  const expiry = new Date('2099-03-01T00:00:00Z');
  const { company, email, phone } = await house.signedIn(
    makeCustomer(house.db, { ...details, country: 'Canada' }, { expiry }),
  );
  await openAccount(page);
  const main = page.getByRole('main');
  await seen(main.getByText(company, exact));
  await seen(main.getByText('Corporate license', exact));
  await seen(main.getByText('Subscription until 2099-02-28'));
  await seen(button(main, 'Request Renewal'));
  for (const [label, value] of [
    ['Name', 'Ines Moreau'],
    ['Email', email],
    ['Professional Title', 'Strategy Director'],
    ['Phone', '+1 555 010 4434'],
    ['Country', 'Canada'],
    ['Role', 'Team leader'],
    ['Member since', new Date().toISOString().slice(0, 10)],
    ['Second factor', `Text message to number ending\u00a0${phone.slice(-2)}`],
    ['Devices', '1 in use'],
  ] as const) {
    await expect(fact(page, label)).toHaveText(value);
  }
  await gone(main.getByText('Category'));
  await link(main, 'Change password').click();
  await expect(page).toHaveURL('/dashboard/change-password');
  await page.goBack();
  await link(main, 'Edit account information').click();
  await expect(page).toHaveURL('/dashboard/edit-account-info');
});

test('ACC-04 ACC-08 the marketing account cannot change its password @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('marketing@caliper.example');
  await openAccount(page);
  const main = page.getByRole('main');
  await seen(link(main, 'Edit account information'));
  await gone(link(main, 'Change password'));
  await page.goto('/dashboard/change-password');
  await seen(main.getByText('The password of this account cannot be changed here.'));
  await gone(page.getByLabel('New password', exact));
  await link(main, 'Back to Account Information').click();
  await expect(page).toHaveURL('/dashboard/account-info');
});

const users = '**/api/users/*';

test('ACC-03 MEND-14 a person changes name, title and phone; the header updates at once', async ({
  page,
  house,
}) => {
  await house.signedIn(makeCustomer(house.db, { name: 'Ines Moreau', title: 'Buyer', phone: '+1 555 1' }));
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await openAccount(page);
  await link(page, 'Edit account information').click();
  const name = page.getByLabel('Name *');
  await expect(name).toHaveValue('Ines Moreau');
  await name.fill('  ');
  await button(page, 'Save Changes').click();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(name).toBeFocused();
  expect(sent).toBe(0);

  await name.fill('Ines Moreau-Feld');
  await page.getByLabel('Professional Title').fill('');
  await page.getByLabel('Phone').fill('+33 1 23 45');
  await button(page, 'Save Changes').dblclick();
  await seen(note(page, 'Profile updated'));
  await expect(page).toHaveURL('/dashboard/account-info');
  await expect(fact(page, 'Name')).toHaveText('Ines Moreau-Feld');
  await expect(fact(page, 'Professional Title')).toHaveText('–');
  await expect(fact(page, 'Phone')).toHaveText('+3312345');
  await seen(page.getByRole('banner').getByText('Ines Moreau-Feld'));
  expect(sent).toBe(1);
  await page.reload();
  await expect(fact(page, 'Phone')).toHaveText('+3312345');
});

test('ACC-03 Cancel changes nothing, a failed save keeps the input, and people of an expired company can still edit their profile @thorough', async ({
  page,
  house,
}) => {
  await house.signedIn(makeCustomer(house.db, { name: 'Ines Moreau' }, { expiry: inDays(-3) }));
  await page.goto('/dashboard/edit-account-info');
  await page.getByLabel('Name *').fill('Somebody Else');
  await link(page.getByRole('main'), 'Cancel').click();
  await expect(page).toHaveURL('/dashboard/account-info');
  await expect(fact(page, 'Name')).toHaveText('Ines Moreau');

  await page.goto('/dashboard/edit-account-info');
  await page.getByLabel('Name *').fill('Kept Name');
  const save = button(page, 'Save Changes');
  await cut(page, users);
  await save.click();
  await seen(danger(page, 'Failed to update profile'));
  await seen(page.getByText('The connection was lost before this was confirmed'));

  await page.unroute(users);
  const fields = { phone: 'This is no phone number.' };
  const json = { status: 422, code: 'invalid-fields', detail: 'Please check.', fields };
  await page.route(users, (route) => route.fulfill({ status: 422, json }));
  await save.click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/This is no phone number\.$/);
  await expect(page.getByLabel('Phone')).toBeFocused();
  await seen(danger(page, 'Failed to update profile'));
  await gone(page.getByText('The connection was lost before this was confirmed'));
  await expect(page.getByLabel('Name *')).toHaveValue('Kept Name');

  await page.unroute(users);
  await save.click();
  await seen(note(page, 'Profile updated'));
  await expect(fact(page, 'Name')).toHaveText('Kept Name');
});

test('ACC-02 ACC-03 ACC-07 the pages of the account fit every screen, with mistakes and long names @thorough', async ({
  page,
  house,
}) => {
  test.slow();
  const long = 'Interdisciplinary Musculoskeletal Reconstruction and Rehabilitation Holdings International';
  const details = { name: `Maximiliane ${'Hohenstein'.repeat(4)}`, title: long, country: 'Canada' };
  const over = { company: unique(long), expiry: inDays(9) };
  await house.signedIn(makeCustomer(house.db, { ...details, category: 'Spine' }, over));
  await openAccount(page);
  await expectFits(page);
  for (const [path, send] of [
    ['edit-account-info', 'Save Changes'],
    ['custom-research-request', 'Submit'],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    if (send === 'Save Changes') await page.getByLabel('Name *').fill('');
    await button(page.getByRole('main'), send).click();
    await seen(page.getByRole('main').getByRole('alert'));
    await expectFits(page);
  }
});
