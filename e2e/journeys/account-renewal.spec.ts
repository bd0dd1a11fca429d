import { expect, test } from '../fixtures.ts';
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

const dayOf = (moment: Date) => new Date(moment.getTime() - 1000).toISOString().slice(0, 10);

for (const [which, days] of [
  ['soon ends', 9],
  ['has ended', -3],
] as const) {
  test(`NAV-28 ACC-02 renewal of a subscription that ${which} is requested once, with its last day`, async ({
    page,
    db,
    signedInAs,
  }) => {
    const expiry = inDays(days);
    const { company, email } = await makeCustomer(db, { name: 'Ines Moreau' }, { expiry });
    await signedInAs(email);
    await openAccount(page);
    const main = page.getByRole('main');
    // That page is closed once the subscription has ended.
    await expect(main.getByRole('link', { name: 'Change password' })).toHaveCount(days > 0 ? 1 : 0);
    await main.getByRole('button', { name: 'Request Renewal' }).dblclick();
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    // The banner knows about it.
    await expect(main.getByRole('button', { name: 'Renewal requested' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Renewal requested' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Request Renewal Now' })).toHaveCount(0);
    const asked = { subject: 'New Renewal Request', other: dayOf(expiry), name: 'Ines Moreau', company };
    expect(await requestsBy(db, email)).toEqual([expect.objectContaining(asked)]);
    // So does the server, after the browser has forgotten.
    await page.reload();
    await page.getByRole('button', { name: 'Request Renewal Now' }).click();
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    expect(await requestsBy(db, email)).toHaveLength(1);
    // Also under another name, because the first request has arrived.
    await db.updateTable('users').set({ name: 'Ines Martin' }).where('email', '=', email).execute();
    await page.reload();
    await page.getByRole('button', { name: 'Request Renewal Now' }).click();
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Renewal requested' }).and(page.locator(':focus')),
    ).toBeDisabled();
    expect(await requestsBy(db, email)).toHaveLength(1);
  });
}

test('ACC-02 a company without a license can request one, and staff have nothing to renew', async ({
  page,
  db,
  signedInAs,
}) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Request Renewal', exact: true });
  const { email } = await makeCustomer(db, {}, { license: 'unassigned', expiry: null });
  await signedInAs(email);
  await openAccount(page);
  await expect(button).toBeVisible();
  await signedInAs('admin@caliper.example');
  await openAccount(page);
  await expect(button).toHaveCount(0);
});

test('NAV-28 CON-02 a failed renewal request can be sent again', { tag: '@thorough' }, async ({
  page,
  db,
  signedInAs,
}) => {
  const { email } = await makeCustomer(db, {}, { expiry: inDays(9) });
  await signedInAs(email);
  await openAccount(page);
  const button = page.getByRole('button', { name: 'Request Renewal', exact: true });
  await page.route(contactCall, (route) => route.abort());
  await button.click();
  await expect(danger(page, lost)).toBeVisible();
  await page.unroute(contactCall);
  await page.route(contactCall, (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'too-many-requests', detail: tooMany } }),
  );
  await button.click();
  await expect(danger(page, tooMany)).toBeVisible();
  await page.unroute(contactCall);
  await button.click();
  await expect(page.getByText('Your request has been sent.')).toBeVisible();
  expect(await requestsBy(db, email)).toHaveLength(1);
});
