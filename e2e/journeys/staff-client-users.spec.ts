import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makeCompany, makePerson, openSession } from '@caliper/api/testing/people.ts';
import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, gone, heading, link, seen, table } from '../screen.ts';
import { fails } from '../trouble.ts';
import { unique } from './catalogue-steps.ts';
import { userForm } from './staff-manages-clients-steps.ts';
import { admin, note, tableRow } from './staff-steps.ts';

test.use({ account: admin });

const address = (companyId: number) => `/admin-panel/client-access?company=${companyId}&tab=users`;

async function makeStaffed(db: Db, details: Parameters<typeof makePerson>[1] = {}) {
  const companyId = await makeCompany(db, { company: unique('Client') });
  const name = unique('Ines');
  const person = await makePerson(db, {
    name,
    title: 'Strategy Director',
    ...details,
    usergroup_id: companyId,
  });
  return { companyId, name, ...person };
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

function account(db: Db, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

test('ADM-15 the people of a company are listed with anything unusual about them', async ({
  page,
  house,
}) => {
  const { companyId, name, email, id } = await makeStaffed(house.db, {
    lead: true,
    isEnrolled: false,
    email_verified_at: null,
    locked: true,
    last_active: new Date('2026-11-02T10:00:00Z'),
  });
  await page.goto(address(companyId));
  const row = tableRow(page, name);
  await expect(page.getByRole('tab', { name: 'Users 1' })).toHaveAttribute('aria-selected', 'true');
  for (const words of [email, 'Strategy Director', 'Team leader', '2026-11-02', id]) {
    await expect(row).toContainText(words);
  }
  for (const words of ['Locked', 'Not verified', 'No second factor']) await expect(row).toContainText(words);
});

test('ADM-15 MEND-17 verification, devices, second factor and lock', async ({ page, house }) => {
  const { companyId, name, email, id } = await makeStaffed(house.db, { email_verified_at: null });
  await openSession(house.db, id);
  const row = tableRow(page, name);
  await page.goto(address(companyId));
  await act(page, name, 'Send verification e-mail');
  await seen(note(page, `Sent email verification to ${email}`));
  const mails = await rowsIn(house.db, 'outbox', { recipient: email });
  expect(mails).toMatchObject([{ body: expect.stringContaining('/verify-email/') }]);

  await act(page, name, 'Reset devices (1)');
  const devices = dialog(page, `Reset the devices of ${name}?`);
  await expect(devices).toContainText(`1 device will be forgotten. ${name} will be signed out of 1 session.`);
  await button(devices, 'Reset devices').dblclick();
  await seen(note(page, `The devices of ${name} have been reset`));
  expect(await rowsIn(house.db, 'devices', { user_id: id })).toEqual([]);

  await act(page, name, 'Reset second factor');
  const question = dialog(page, `Reset the second factor of ${name}?`);
  await page.keyboard.press('Escape');
  await gone(question);
  await expect(button(page, `Actions for ${name}`)).toBeFocused();
  await act(page, name, 'Reset second factor');
  await button(question, 'Reset second factor').click();
  await expect(row).toContainText('No second factor');

  await act(page, name, 'Lock account');
  const lock = dialog(page, `Lock the account of ${name}?`);
  await button(lock, 'Cancel').click();
  await gone(lock);
  expect((await account(house.db, id))?.locked).toBe(false);
  await act(page, name, 'Lock account');
  await button(lock, 'Lock account').click();
  await expect(row).toContainText('Locked');
  expect((await account(house.db, id))?.locked).toBe(true);
  await act(page, name, 'Unlock account');
  await expect(row).not.toContainText('Locked');
  expect((await account(house.db, id))?.locked).toBe(false);
});

test('ADM-15 a person is deleted after a confirmation; after the last one the page offers to add another @thorough', async ({
  page,
  house,
}) => {
  const { companyId, name, id } = await makeStaffed(house.db);
  await page.goto(address(companyId));
  await act(page, name, 'Delete user');
  const question = dialog(page, `Delete ${name}?`);
  await button(question, 'Cancel').click();
  await gone(question);
  expect(await account(house.db, id)).toBeDefined();

  await button(page, `Actions for ${name}`).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await button(question, 'Delete user').click();
  await seen(note(page, `${name} has been deleted`));
  expect(await account(house.db, id)).toBeUndefined();
  await seen(page.getByRole('tab', { name: 'Users 0' }));
  await seen(heading(page, 'This company has no users'));
  await expect(page.getByRole('tabpanel', { name: 'Users' }).locator(':focus')).toContainText('Add a user');
  await link(page, 'Add a user').click();
  await expect(userForm(page).getByLabel('Company *')).toHaveValue(/^Client /);
});

test('many people can be searched by typing, and are paged @thorough', async ({ page, house }) => {
  const companyId = await makeCompany(house.db);
  const mark = crypto.randomUUID().slice(0, 8);
  const people = Array.from({ length: 51 }, (_, index) => ({
    usergroup_id: companyId,
    name: `Person ${String(index).padStart(2, '0')}`,
    email: `p${index}-${mark}@people.example`,
  }));
  await house.db.insertInto('users').values(people).execute();
  await page.goto(address(companyId));
  await seen(page.getByText('Page 1 of 2'));
  await button(page, 'Next').click();
  await seen(tableRow(page, 'Person 50'));
  const search = page.getByLabel('Search by name or e-mail');
  await search.fill('person p7-');
  await expect(table(page, 'Users').getByRole('row')).toHaveCount(2);

  await act(page, 'Person 07', 'Delete user');
  await button(page.getByRole('dialog'), 'Delete user').click();
  await seen(page.getByText('No users found.'));
  await expect(search).toHaveValue('person p7-');
});

test('users that do not load can be retried, and fit every screen with an open menu @thorough', async ({
  page,
  house,
}) => {
  test.slow();
  const { companyId, name } = await makeStaffed(house.db, {
    email: `${crypto.randomUUID()}@a-long-domain-of-people.example`,
    lead: true,
    email_verified_at: null,
    locked: true,
  });
  await fails(page, '**/api/usergroups/*/users', 'Broken');
  await page.goto(address(companyId));
  await seen(heading(page, 'The users did not load'));
  await page.unroute('**/api/usergroups/*/users');
  await button(page, 'Try again').click();
  await seen(tableRow(page, name));
  await button(page, `Actions for ${name}`).click();
  await seen(page.getByRole('menu'));
  await expectFits(page);
});
