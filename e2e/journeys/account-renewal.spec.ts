import { makePerson } from '@caliper/api/testing/people.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, gone, link, seen } from '../screen.ts';
import { cut, fails } from '../trouble.ts';
import {
  contactCall,
  danger,
  fact,
  inDays,
  lost,
  makeCustomer,
  openAccount,
  requestsBy,
  tooMany,
} from './account-steps.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** With the mouse, in the middle of the words. */
async function pressWords(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const dayOf = (moment: Date) => new Date(moment.getTime() - 1000).toISOString().slice(0, 10);

for (const [which, days, tag] of [
  ['soon ends', 9, ''],
  ['has ended', -3, ' @thorough'],
] as const) {
  test(`NAV-28 ACC-02 MEND-09 renewal of a subscription that ${which} is requested once, with its last day${tag}`, async ({
    page,
    house,
  }) => {
    const expiry = inDays(days);
    const about = { name: 'Ines Moreau', category: 'Spine' };
    const { company, companyId, email } = await house.signedIn(makeCustomer(house.db, about, { expiry }));
    await openAccount(page);
    const main = page.getByRole('main');
    // That page is closed once the subscription has ended.
    await expect(link(main, 'Change password')).toHaveCount(days > 0 ? 1 : 0);
    await pressWords(page, button(main, 'Request Renewal'));
    const opened = dialog(page, 'Request Renewal');
    await opened.getByRole('textbox', { name: 'Message (optional)' }).fill('For two years');
    expect(await requestsBy(house.db, email)).toEqual([]);
    await button(opened, 'Send Request').dblclick();
    await seen(page.getByText('Your request has been sent.'));
    // The button and the banner say so, now and after a reload.
    const done = `Requested on ${today()}`;
    await expect(button(main, done)).toBeFocused();
    await expect(button(page, done)).toHaveCount(2);
    await page.reload();
    await expect(button(page, done)).toHaveCount(2);
    await expect(button(main, done)).toBeDisabled();
    const asked = { subject: 'New Renewal Request', other: dayOf(expiry), company, message: 'For two years' };
    expect(await requestsBy(house.db, email)).toEqual([expect.objectContaining({ ...asked, ...about })]);
    // A colleague sees it on another device.
    await house.signedIn(makePerson(house.db, { usergroup_id: companyId }));
    await openAccount(page);
    await expect(button(main, done)).toBeDisabled();
    await seen(main.getByText('by Ines Moreau'));
  });
}

test('ACC-02 a company without a license can request one, and staff have nothing to renew @thorough', async ({
  page,
  house,
}) => {
  const control = button(page.getByRole('main'), 'Request Renewal', exact);
  await house.signedIn(makeCustomer(house.db, {}, { license: 'unassigned', expiry: null }));
  await openAccount(page);
  await seen(control);
  await house.signedInAs('admin@caliper.example');
  await openAccount(page);
  await expect(fact(page, 'Role')).toHaveText('Admin');
  await seen(page.getByRole('main').getByText('Caliper Research', exact));
  await gone(control);
  await gone(page.getByText('Subscription until'));
});

test('NAV-28 CON-02 MEND-09 a failed renewal request says so, keeps the message and can be sent again @thorough', async ({
  page,
  house,
}) => {
  const { email } = await house.signedIn(makeCustomer(house.db, {}, { expiry: inDays(9) }));
  await openAccount(page);
  await button(page, 'Request Renewal', exact).click();
  const opened = dialog(page, 'Request Renewal');
  await opened.getByRole('textbox').fill('Soon, please');
  const control = button(opened, 'Send Request');
  await cut(page, contactCall);
  await control.click();
  await seen(danger(page, lost));
  await page.unroute(contactCall);
  await fails(page, contactCall, tooMany, 429, 'too-many-requests');
  await control.click();
  await seen(danger(page, tooMany));
  await gone(page.getByText(/has been sent|Requested on/));
  await page.unroute(contactCall);
  await control.click();
  await seen(page.getByText('Your request has been sent.'));
  expect(await requestsBy(house.db, email)).toEqual([expect.objectContaining({ message: 'Soon, please' })]);
});

test('MEND-09 a page older than the request of a colleague says when it was made, and not that it was sent @thorough', async ({
  page,
  house,
}) => {
  const { email, companyId } = await house.signedIn(makeCustomer(house.db, {}, { expiry: inDays(9) }));
  const colleague = await makePerson(house.db, { usergroup_id: companyId, name: 'Jan Novak' });
  await openAccount(page);
  await button(page, 'Request Renewal', exact).click();
  const { expiry } = await rowIn(house.db, 'usergroups', { id: companyId });
  const request = { usergroup_id: companyId, item_id: null, user_id: colleague.id, expiry };
  await house.db.insertInto('open_requests').values(request).execute();
  await button(page.getByRole('dialog'), 'Send Request').click();
  await seen(page.getByText(`Requested on ${today()} by Jan Novak. Nothing was sent again.`));
  await gone(page.getByText('Your request has been sent.'));
  expect(await requestsBy(house.db, email)).toEqual([]);
});
