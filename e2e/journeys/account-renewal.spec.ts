import { makePerson } from '@caliper/api/testing/people.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import {
  contactCall,
  danger,
  inDays,
  lost,
  makeCustomer,
  openAccount,
  requestsBy,
  tooMany,
} from './account-steps.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** With the mouse, in the middle of the words. */
async function pressWords(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const dayOf = (moment: Date) => new Date(moment.getTime() - 1000).toISOString().slice(0, 10);

for (const [which, days] of [
  ['soon ends', 9],
  ['has ended', -3],
] as const) {
  test(`NAV-28 ACC-02 MEND-09 renewal of a subscription that ${which} is requested once, with its last day`, async ({
    page,
    house,
  }) => {
    const expiry = inDays(days);
    const about = { name: 'Ines Moreau', category: 'Spine' };
    const { company, companyId, email } = await house.signedIn(makeCustomer(house.db, about, { expiry }));
    await openAccount(page);
    const main = page.getByRole('main');
    // That page is closed once the subscription has ended.
    await expect(main.getByRole('link', { name: 'Change password' })).toHaveCount(days > 0 ? 1 : 0);
    await pressWords(page, main.getByRole('button', { name: 'Request Renewal' }));
    const dialog = page.getByRole('dialog', { name: 'Request Renewal' });
    await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('For two years');
    expect(await requestsBy(house.db, email)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Request' }).dblclick();
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    // The button and the banner say so, now and after a reload.
    const done = `Requested on ${today()}`;
    await expect(main.getByRole('button', { name: done })).toBeFocused();
    await expect(page.getByRole('button', { name: done })).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('button', { name: done })).toHaveCount(2);
    await expect(main.getByRole('button', { name: done })).toBeDisabled();
    const asked = { subject: 'New Renewal Request', other: dayOf(expiry), company, message: 'For two years' };
    expect(await requestsBy(house.db, email)).toEqual([expect.objectContaining({ ...asked, ...about })]);
    // A colleague sees it on another device.
    await house.signedInAs((await makePerson(house.db, { usergroup_id: companyId })).email);
    await openAccount(page);
    await expect(main.getByRole('button', { name: done })).toBeDisabled();
    await expect(main.getByText('by Ines Moreau')).toBeVisible();
  });
}

test('ACC-02 a company without a license can request one, and staff have nothing to renew', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Request Renewal', exact: true });
  await house.signedIn(makeCustomer(house.db, {}, { license: 'unassigned', expiry: null }));
  await openAccount(page);
  await expect(button).toBeVisible();
  await house.signedInAs('admin@caliper.example');
  await openAccount(page);
  await expect(button).toHaveCount(0);
});

test('NAV-28 CON-02 MEND-09 a failed renewal request says so, keeps the message and can be sent again', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { email } = await house.signedIn(makeCustomer(house.db, {}, { expiry: inDays(9) }));
  await openAccount(page);
  await page.getByRole('button', { name: 'Request Renewal', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Renewal' });
  await dialog.getByRole('textbox').fill('Soon, please');
  const button = dialog.getByRole('button', { name: 'Send Request' });
  await page.route(contactCall, (route) => route.abort());
  await button.click();
  await expect(danger(page, lost)).toBeVisible();
  await page.unroute(contactCall);
  await page.route(contactCall, (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'too-many-requests', detail: tooMany } }),
  );
  await button.click();
  await expect(danger(page, tooMany)).toBeVisible();
  await expect(page.getByText(/has been sent|Requested on/)).toHaveCount(0);
  await page.unroute(contactCall);
  await button.click();
  await expect(page.getByText('Your request has been sent.')).toBeVisible();
  expect(await requestsBy(house.db, email)).toEqual([expect.objectContaining({ message: 'Soon, please' })]);
});

test('MEND-09 a page older than the request of a colleague says when it was made, and not that it was sent', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { email, companyId } = await makeCustomer(house.db, {}, { expiry: inDays(9) });
  const colleague = await makePerson(house.db, { usergroup_id: companyId, name: 'Jan Novak' });
  await house.signedInAs(email);
  await openAccount(page);
  await page.getByRole('button', { name: 'Request Renewal', exact: true }).click();
  const { expiry } = await house.db
    .selectFrom('usergroups')
    .select('expiry')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const request = { usergroup_id: companyId, item_id: null, user_id: colleague.id, expiry };
  await house.db.insertInto('open_requests').values(request).execute();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText(`Requested on ${today()} by Jan Novak. Nothing was sent again.`)).toBeVisible();
  await expect(page.getByText('Your request has been sent.')).toHaveCount(0);
  expect(await requestsBy(house.db, email)).toEqual([]);
});
