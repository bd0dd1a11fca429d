import { makePerson, newPhone } from '@caliper/api/testing/people.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, heading, seen } from '../screen.ts';
import { ago, codeSentTo, enterCode, enterPassword, enterPhone, mailedLink } from './identity-steps.ts';

const invalid =
  'Phone number format is invalid. Start with + and your country code, without hyphens or parentheses.';
const stale =
  'Password is valid, but changing your password requires recent authentication. Please log in again and try again.';

test('AUTH-03 AUTH-04 a phone is enrolled with a code, the page moves on and reloads after 5 s', async ({
  page,
  context,
  db,
}) => {
  const person = await makePerson(db, { isEnrolled: false });
  const phone = newPhone();
  await page.goto('/catalog/search?query=knee#top');
  await enterPassword(page, person.email);
  await seen(heading(page, 'Add your phone'));
  const field = page.getByLabel('Phone number');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'tel');
  await expect(field).toHaveAttribute('autocomplete', 'tel');
  await expect(field).toHaveAccessibleDescription('+ and country code');
  await enterPhone(page, phone);
  await seen(page.getByText(`ending in ${phone.slice(-2)}`));
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('refresh');

  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Verification code').fill(await codeSentTo(db, phone));
  const begun = Date.now();
  await seen(page.getByText('Your phone has been enrolled. Signing in...'));
  await expect(page).toHaveURL('/catalog/search?query=knee#top');
  await reloaded;
  expect(Date.now() - begun).toBeGreaterThan(4000);
  await expect(page).toHaveURL('/catalog/search?query=knee#top');
  await seen(heading(page, 'Search'));

  await page.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await enterPassword(page, person.email);
  await seen(page.getByText(`We sent a 6-digit code to the phone ending in ${phone.slice(-2)}`));
});

test('AUTH-05 AUTH-11 MEND-14 a refused number comes with a message on how to write it, and the list helps', async ({
  page,
  db,
}) => {
  const person = await makePerson(db, { isEnrolled: false });
  await page.goto('/');
  await enterPassword(page, person.email);
  const field = page.getByLabel('Phone number');
  await enterPhone(page, '  ');
  await expect(field).toHaveAccessibleDescription(/Please enter a phone number\.$/);
  for (const number of ['5550100034', '+0155501000', '+1', 'phone']) {
    await enterPhone(page, number);
    await expect(field, number).toHaveAccessibleDescription(new RegExp(`${invalid}$`.replace('+', '\\+')));
    await expect(field).toHaveValue(number);
    await expect(field).toBeFocused();
  }
  const phone = newPhone();
  await field.fill(`(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8, 10)}.${phone.slice(10)}`);
  await page.getByLabel('Calling code').selectOption('United States');
  await expect(field).toHaveValue(phone);
  await expect(field).toBeFocused();
  await field.fill(`${phone.slice(0, 2)} (${phone.slice(2, 5)}) ${phone.slice(5, 8)} - ${phone.slice(8)}`);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(phone);
  await button(page, 'Send code').click();
  await seen(page.getByText(/We sent a 6-digit code/));
});

test('AUTH-04 MEND-14 Resend and Change number lead back to the phone step, where it can be corrected @thorough', async ({
  page,
  db,
}) => {
  const person = await makePerson(db, { isEnrolled: false });
  const [mistyped, right] = [newPhone(), newPhone()];
  await page.goto('/');
  await enterPassword(page, person.email);
  await enterPhone(page, mistyped);
  await seen(page.getByText(/We sent a 6-digit code/));
  await button(page, 'Resend').click();
  await expect(page.getByLabel('Phone number')).toHaveValue(mistyped);
  await button(page, 'Send code').click();
  await button(page, 'Change number').click();
  await expect(page.getByLabel('Phone number')).toHaveValue(mistyped);
  await enterPhone(page, right);
  await seen(page.getByText(`ending in ${right.slice(-2)}`));
  await page.getByLabel('Verification code').fill(await codeSentTo(db, right));
  await expect(page).toHaveURL('/catalog/all-reports');
});

for (const [step, seconds] of [
  ['phone', 1.5],
  ['code', 5],
] as const) {
  test(`AUTH-26 a sign-in that is no longer recent reloads ${seconds} s after the ${step} step noticed @thorough`, async ({
    page,
    db,
  }) => {
    const person = await makePerson(db, { isEnrolled: false });
    const phone = newPhone();
    const age = () => changeRows(db, 'pending_sign_ins', { created_at: ago(6 * 60) }, { user_id: person.id });
    await page.goto('/');
    await enterPassword(page, person.email);
    await seen(page.getByLabel('Phone number'));
    if (step === 'phone') await age();
    await enterPhone(page, phone);
    if (step === 'code') {
      await seen(page.getByText(/We sent a 6-digit code/));
      await age();
      await page.getByLabel('Verification code').fill(await codeSentTo(db, phone));
    }
    await seen(page.getByText(stale));
    await seen(page.getByText('Redirecting to Sign In...'));
    const begun = Date.now();
    await page.waitForEvent('load');
    expect(Date.now() - begun).toBeGreaterThan(seconds * 1000 - 900);
    await seen(page.getByLabel('Password', exact));
  });
}

test('AUTH-27 an unverified e-mail is verified by its link, and enrolment continues where it was', async ({
  page,
  context,
  db,
}) => {
  const person = await makePerson(db, { isEnrolled: false, email_verified_at: null });
  const phone = newPhone();
  await page.goto('/');
  await enterPassword(page, person.email);
  await enterPhone(page, phone);
  await seen(page.getByText('Please verify your e-mail first, using the verification link sent to it.'));
  await seen(page.getByText(`Open the link in the message to ${person.email}`));

  const mailed = await context.newPage();
  await mailed.goto(await mailedLink(db, person.email, 'verify-email'));
  await button(mailed, 'Verify e-mail').click();
  await seen(mailed.getByText('Your e-mail has been verified.'));
  await mailed.close();

  await button(page, 'Send code').click();
  await enterCode(page, db, phone);
  await expect(page).toHaveURL('/catalog/all-reports');
});

test('a reload during enrolment starts with the password again @thorough', async ({ page, db }) => {
  const person = await makePerson(db, { isEnrolled: false });
  await page.goto('/catalog/favorites');
  await enterPassword(page, person.email);
  await seen(page.getByLabel('Phone number'));
  await page.reload();
  await seen(page.getByLabel('Password', exact));
  const phone = newPhone();
  await enterPassword(page, person.email);
  await enterPhone(page, phone);
  await enterCode(page, db, phone);
  await expect(page).toHaveURL('/catalog/favorites');
});
