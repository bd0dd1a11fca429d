import { makePerson } from '@caliper/api/testing/people.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, link, seen } from '../screen.ts';
import { cut, fails } from '../trouble.ts';
import { note } from './staff-steps.ts';
import { created, fillRegistration, makeInvitation, makeTeam, register, spentLink } from './team-steps.ts';

const secret = 'measured in tenths 9';
const registering = '**/api/usergroups/team-management/register-request';

/** For a person with an invitation in the mail. */
const invited = test.extend<{ invitation: { email: string; company: string; target: string } }>({
  invitation: async ({ db }, use) => {
    const team = await makeTeam(db);
    const { email, token } = await makeInvitation(db, team);
    await use({ email, company: team.company, target: `/register/${token}` });
  },
});

invited(
  'TEAM-04 TEAM-10 CON-06 CON-11 the form says whose invitation it is and what is missing',
  async ({ page, db, invitation: { email, company, target } }) => {
    await page.goto(target);
    await expect(page).toHaveTitle('Register - Caliper');
    for (const [label, value] of Object.entries({ Email: email, Company: company })) {
      await expect(page.getByLabel(label, exact)).toHaveValue(value);
      await expect(page.getByLabel(label, exact)).toHaveAttribute('readonly');
    }
    await register(page);
    await expect(page.getByText(/^Please enter /)).toHaveCount(5);
    await expect(page.getByLabel('First Name *')).toBeFocused();
    await fillRegistration(page, 'password');
    await page.getByLabel('Confirm Password *').fill('another one');
    await register(page);
    const confirmation = page.getByLabel('Confirm Password *');
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
    await confirmation.fill('password');
    await register(page);
    await expect(page.getByLabel('Password *', exact)).toHaveAccessibleDescription(/too weak/);
    await fillRegistration(page, secret);
    await page.getByLabel('Phone').fill('+1 555 010 4434');
    await expect(page.getByLabel('Country').getByRole('option')).toHaveCount(127);
    await expect(page.getByLabel('Category').getByRole('option')).toHaveCount(71);
    await page.getByLabel('Country').selectOption('Canada');
    await page.getByLabel('Category').selectOption('Wound Care');
    const [sent] = await Promise.all([page.waitForRequest(registering), register(page)]);
    expect(sent.headers()['idempotency-key']).toBeTruthy();
    expect(sent.postDataJSON()).toEqual({
      token: target.split('/').at(-1),
      email,
      company,
      firstName: 'Mei',
      lastName: 'Tanaka',
      phone: '+15550104434',
      title: 'Analyst',
      country: 'Canada',
      category: 'Wound Care',
      password: secret,
      confirmPassword: secret,
    });
    await seen(note(page, created));
    await expect(page).toHaveURL('/');
    const user = await rowIn(db, 'users', { email });
    expect(user).toMatchObject({
      name: 'Mei Tanaka',
      enabled: false,
      country: 'Canada',
      category: 'Wound Care',
    });

    await page.goto(target);
    await seen(note(page, spentLink));
    await expect(page).toHaveURL('/');
  },
);

invited(
  'TEAM-05 TEAM-10 failures are shown, and what was typed stays @thorough',
  async ({ page, db, invitation: { email, target } }) => {
    await page.goto(target);
    await fillRegistration(page, secret);
    await fails(page, registering, 'Something went wrong.');
    await register(page);
    const failed = note(page, 'Failed to create an account');
    await seen(failed);
    await seen(page.getByText('Something went wrong.'));
    await button(page, 'Dismiss').click();
    await page.unroute(registering);

    await cut(page, registering);
    await register(page);
    await seen(failed);
    await seen(page.getByText(/The connection was lost before this was confirmed/));
    await page.unroute(registering);

    await makePerson(db, { email });
    await register(page);
    const taken = page.getByRole('alert').filter({ hasText: 'An account has already been registered' });
    await expect(taken).toContainText('An account has already been registered with this email address');
    await expect(page.getByLabel('First Name *')).toHaveValue('Mei');
    await expect(page.getByLabel('Password *', exact)).toHaveValue(secret);
  },
);

invited(
  'TEAM-04 TEAM-05 anyone signed in is told so, and can sign out and go on @thorough',
  async ({ page, signedInAs, invitation: { email, target } }) => {
    await signedInAs('reader@meridian.example');
    await page.goto(target);
    await seen(page.getByText('You are signed in as reader@meridian.example.'));
    await button(page, 'Sign out and register').click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL(target);
  },
);

test('TEAM-05 TEAM-07 made-up links are refused @thorough', async ({ page }) => {
  for (const target of ['/register/nobody-has-sent-this', '/register/cut-off-in-a-mail%']) {
    await page.goto(target);
    await expect(page).toHaveURL('/');
    await seen(note(page, spentLink));
  }
  await page.goto('/registration-request/nobody-has-sent-this');
  await expect(page).toHaveTitle('Registration Request - Caliper');
  await seen(page.getByText('This link is not valid.'));
  await link(page, 'Go to Sign In').click();
  await expect(page).toHaveURL('/');
});

test('TEAM-05 TEAM-07 without an answer both pages can be retried @thorough', async ({ page }) => {
  const calls = '**/api/usergroups/team-management/**';
  for (const path of ['/register/x', '/registration-request/x']) {
    await fails(page, calls, 'Something went wrong.');
    await page.goto(path);
    const retry = button(page, 'Try again');
    await seen(retry);
    await page.unroute(calls);
    await retry.click();
    await gone(retry);
  }
});
