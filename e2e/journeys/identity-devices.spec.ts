import { makeCompany, makePerson, type Person } from '@caliper/api/testing/people.ts';
import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { heading, seen } from '../screen.ts';
import { signIn } from './identity-steps.ts';

const perUser =
  'You may not log in on more than 2 devices due to your licensing limitation. If you have any questions, please contact support.';
const perCompany =
  'Your current license does not allow your company to log in to more than 2 devices. If you have any questions, please contact support.';

/** A separate browser: another cookie jar is another device. */
async function newDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return context.newPage();
}

test('AUTH-23 a single licence allows two devices per person and refuses the third', async ({
  house,
  browser,
}) => {
  const person = await makePerson(house.db, {
    usergroup_id: await makeCompany(house.db, { license: 'single' }),
  });
  const devices = [await newDevice(browser, house.baseURL), await newDevice(browser, house.baseURL)];
  for (const device of devices) {
    await signIn(device, house.db, person);
    await expect(device).toHaveURL('/catalog/all-reports');
  }
  const third = await newDevice(browser, house.baseURL);
  await signIn(third, house.db, person);
  await seen(third.getByText(perUser));
  await expect(third.getByLabel('Email')).toHaveValue(person.email);
  await third.goto('/catalog/all-reports');
  await expect(third).toHaveURL('/');

  const [first] = devices;
  if (!first) throw new Error('no first device');
  await first.goto('/sign-out');
  await expect(first).toHaveURL('/');
  await signIn(first, house.db, person);
  await expect(first).toHaveURL('/catalog/all-reports');
  for (const page of [...devices, third]) await page.context().close();
});

test("AUTH-24 a company's device limit counts the devices of all its people", async ({ house, browser }) => {
  const usergroup_id = await makeCompany(house.db, { license: 'corporate', device_limit: 2 });
  const people: Person[] = [];
  for (let count = 0; count < 3; count += 1) people.push(await makePerson(house.db, { usergroup_id }));
  for (const [index, person] of people.entries()) {
    const device = await newDevice(browser, house.baseURL);
    await signIn(device, house.db, person);
    if (index < 2) await expect(device).toHaveURL('/catalog/all-reports');
    else await seen(device.getByText(perCompany));
    await device.context().close();
  }
});

test('AUTH-15 signing out in one tab signs out the others, and signing in brings them back @thorough', async ({
  page,
  context,
  db,
}) => {
  const person = await makePerson(db);
  await signIn(page, db, person);
  await expect(page).toHaveURL('/catalog/all-reports');
  const other = await context.newPage();
  await other.goto('/catalog/favorites');
  await seen(heading(other, 'Favorites'));
  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await signIn(page, db, person);
  await expect(page).toHaveURL('/catalog/all-reports');
  await expect(other).toHaveURL('/catalog/favorites');
});
