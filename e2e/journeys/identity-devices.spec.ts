import { makeCompany, makePerson, openSession } from '@caliper/api/testing/people.ts';
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
  await openSession(house.db, person.id);
  const second = await newDevice(browser, house.baseURL);
  await signIn(second, house.db, person);
  await expect(second).toHaveURL('/catalog/all-reports');
  const third = await newDevice(browser, house.baseURL);
  await signIn(third, house.db, person);
  await seen(third.getByText(perUser));
  await expect(third.getByLabel('Email')).toHaveValue(person.email);
  await third.goto('/catalog/all-reports');
  await expect(third).toHaveURL('/');

  await second.goto('/sign-out');
  await expect(second).toHaveURL('/');
  await signIn(second, house.db, person);
  await expect(second).toHaveURL('/catalog/all-reports');
  for (const page of [second, third]) await page.context().close();
});

test("AUTH-24 a company's device limit counts the devices of all its people @thorough", async ({
  page,
  house,
}) => {
  const usergroup_id = await makeCompany(house.db, { license: 'corporate', device_limit: 2 });
  for (const _ of [1, 2]) await openSession(house.db, (await makePerson(house.db, { usergroup_id })).id);
  await signIn(page, house.db, await makePerson(house.db, { usergroup_id }));
  await seen(page.getByText(perCompany));
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
