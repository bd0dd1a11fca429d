import { makePerson, openSession, password } from '@caliper/api/testing/people.ts';
import { changeRows, rowIn } from '@caliper/api/testing/rows.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, link, seen } from '../screen.ts';
import { cut, hold } from '../trouble.ts';
import { ago, enterPassword, mailedLink, signIn } from './identity-steps.ts';

const sent = 'Password recovery instructions have been sent to your email if it has been registered.';
const weak = 'Password is too weak. Use at least 8 characters and avoid common passwords.';
const weakAsCommon = `${weak} It is a common password, or one with a few characters around it.`;
const linkInvalid = 'This link has been used or has expired. Please request a new one.';
const stale =
  'Password is valid, but changing your password requires recent authentication. Please log in again and try again.';
const fresh = 'a quite different horse 9';

async function askForReset(page: Page, email: string) {
  await page.goto('/password-recovery');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Reset Password').click();
}

async function enterNewPassword(page: Page, wanted: string, confirmation = wanted) {
  await page.getByLabel('New password', exact).fill(wanted);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await button(page, /^(Set new|Change) password$/).click();
}

test('AUTH-16 the recovery page says the same to everyone, and its button waits', async ({ page, db }) => {
  const person = await makePerson(db);
  const release = await hold(page, '**/api/auth/password-recovery');
  await page.goto('/');
  await link(page, 'Forgot Password?').click();
  await seen(heading(page, 'Password Recovery'));
  await seen(page.getByText('Enter your email for password reset'));
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByLabel('Email').fill(person.email);
  const control = button(page, 'Reset Password');
  await control.click();
  await expect(control).toBeDisabled();
  release();
  await seen(page.getByText(sent));
  await expect(control).toBeEnabled();
  await askForReset(page, 'nobody@people.example');
  await seen(page.getByText(sent));
});

test('AUTH-16 a refused or failed call is shown at the field @thorough', async ({ page }) => {
  await askForReset(page, 'no address');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Failed to send recovery email');
  await cut(page, '**/api/auth/password-recovery');
  await askForReset(page, 'somebody@people.example');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Failed to send recovery email');
  expect(await page.getByRole('alert').textContent()).toBe('Failed to send recovery email ');
});

test('AUTH-17 MEND-34 the mailed link sets a new password once, and ends every session', async ({
  page,
  house,
  browser,
}) => {
  const person = await makePerson(house.db);
  const elsewhere = await browser.newContext({ baseURL: house.baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signIn(other, house.db, person);
  await expect(other).toHaveURL('/catalog/all-reports');

  await askForReset(page, person.email);
  await seen(page.getByText(sent));
  const target = await mailedLink(house.db, person.email, 'reset-password');
  // A mail scanner opens the link first.
  await page.goto(target);
  await page.goto(target);
  await enterNewPassword(page, fresh, 'something else');
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
  await enterNewPassword(page, 'password');
  await expect(page.getByLabel('New password', exact)).toHaveAccessibleDescription(weakAsCommon);
  await enterNewPassword(page, fresh);
  await expect(page).toHaveURL('/');
  await seen(page.getByText('Password updated'));

  await other.goto('/catalog/favorites');
  await expect(other).toHaveURL('/');
  await enterPassword(other, person.email, password);
  await seen(other.getByText('The e-mail or password is incorrect.'));
  await signIn(other, house.db, person, fresh);
  await expect(other).toHaveURL('/catalog/favorites');
  await elsewhere.close();

  await page.goto(target);
  await enterNewPassword(page, 'yet another horse 3');
  await seen(page.getByText(linkInvalid));
  await link(page, 'Request a new link').click();
  await expect(page).toHaveURL('/password-recovery');
});

test('AUTH-17 someone signed in in the same browser is signed out by the reset @thorough', async ({
  page,
  db,
}) => {
  const person = await makePerson(db);
  await signIn(page, db, person);
  await expect(page).toHaveURL('/catalog/all-reports');
  await askForReset(page, person.email);
  await page.goto(await mailedLink(db, person.email, 'reset-password'));
  await enterNewPassword(page, fresh);
  await expect(page).toHaveURL('/');
  await seen(button(page, 'Enter', exact));
  await seen(page.getByText('Password updated'));
});

test('AUTH-27 the verification link shows a page, acts on its button, and works once @thorough', async ({
  page,
  db,
}) => {
  const person = await makePerson(db, { isEnrolled: false, email_verified_at: null });
  const verifiedAt = async () => {
    const row = await rowIn(db, 'users', { id: person.id });
    return row.email_verified_at;
  };
  await page.goto('/');
  await enterPassword(page, person.email);
  const target = await mailedLink(db, person.email, 'verify-email');
  await page.goto(target);
  await seen(button(page, 'Verify e-mail'));
  expect(await verifiedAt()).toBeNull();
  await button(page, 'Verify e-mail').click();
  await seen(page.getByText('Your e-mail has been verified.'));
  expect(await verifiedAt()).not.toBeNull();
  await page.goto(target);
  await button(page, 'Verify e-mail').click();
  await seen(page.getByText(linkInvalid));
  await link(page.getByRole('main'), 'Sign In').click();
  await expect(page).toHaveURL('/');
});

test('AUTH-26 ACC-04 a changed password keeps this session and ends the others', async ({ page, db }) => {
  const person = await makePerson(db);
  await openSession(db, person.id);
  await signIn(page, db, person);
  await expect(page).toHaveURL('/catalog/all-reports');
  await page.goto('/dashboard/change-password');
  await expect(page).toHaveTitle('My Account - Caliper');
  await seen(heading(page, 'Change password'));
  await enterNewPassword(page, fresh, 'something else');
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription('Passwords do not match');
  await enterNewPassword(page, 'password');
  await expect(page.getByLabel('New password', exact)).toHaveAccessibleDescription(weakAsCommon);
  await enterNewPassword(page, fresh);
  await seen(page.getByText('Password updated'));
  await expect(page.getByLabel('New password', exact)).toHaveValue('');
  await expect(page.getByText('Changing your password signs you out everywhere else.')).toBeFocused();
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
  await page.reload();
  await seen(heading(page, 'Change password'));
});

test('AUTH-26 without a recent sign-in the person is informed, signed out and sent to sign in again @thorough', async ({
  page,
  db,
}) => {
  const person = await makePerson(db);
  await signIn(page, db, person);
  await expect(page).toHaveURL('/catalog/all-reports');
  await changeRows(db, 'sessions', { created_at: ago(6 * 60) }, { user_id: person.id });
  await page.goto('/dashboard/change-password');
  await enterNewPassword(page, fresh);
  await seen(page.getByText(stale));
  await seen(page.getByText('Redirecting to Sign In...'));
  const begun = Date.now();
  await page.waitForEvent('load');
  expect(Date.now() - begun).toBeGreaterThan(4000);
  await expect(page).toHaveURL('/');
  await signIn(page, db, person);
  await expect(page).toHaveURL('/dashboard/change-password');
  await enterNewPassword(page, fresh);
  await seen(page.getByText('Password updated'));
});
