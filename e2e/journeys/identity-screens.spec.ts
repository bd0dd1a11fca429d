import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makePerson, newPhone } from '@caliper/api/testing/people.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, seen } from '../screen.ts';
import { codeSentTo, enterPassword, enterPhone } from './identity-steps.ts';

const reader = 'reader@meridian.example';

interface Screen {
  name: string;
  email?: string;
  open: (page: Page, db: Db) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'the phone step with an error',
    open: async (page, db) => {
      const { email } = await makePerson(db, { isEnrolled: false });
      await page.goto('/');
      await enterPassword(page, email);
      await enterPhone(page, '555');
      await seen(page.getByText(/Phone number format is invalid/));
    },
  },
  {
    name: 'password recovery',
    open: async (page) => {
      await page.goto('/password-recovery');
      await page.getByLabel('Email').fill('nobody@people.example');
      await button(page, 'Reset Password').click();
      await seen(page.getByText(/Password recovery instructions/));
    },
  },
  {
    name: 'the reset page with an error',
    open: async (page) => {
      await page.goto('/reset-password/x');
      await page.getByLabel('New password', exact).fill('one of two');
      await button(page, 'Set new password').click();
      await seen(page.getByText('Passwords do not match'));
    },
  },
  {
    name: 'a verification link that is spent',
    open: async (page) => {
      await page.goto('/verify-email/x');
      await button(page, 'Verify e-mail').click();
      await seen(page.getByText(/This link has been used/));
    },
  },
  {
    name: 'changing the password',
    email: reader,
    open: async (page) => {
      await page.goto('/dashboard/change-password');
      await button(page, 'Change password').click();
      await seen(page.getByText(/Password is too weak/));
    },
  },
  {
    name: 'single sign-on without a provider',
    open: async (page) => {
      await page.goto('/sign-in/zb');
      await seen(page.getByText('Single sign-on is not configured on this server.'));
      await expect(button(page, 'Sign In with Zenith Biomedical')).toBeDisabled();
    },
  },
  {
    name: 'the session-expired notice',
    email: reader,
    open: async (page) => {
      await page.clock.install();
      await page.goto('/catalog/favorites');
      await seen(heading(page, 'Favorites'));
      await page.clock.fastForward('04:01:00');
      await seen(page.getByRole('alertdialog'));
      await page.clock.resume();
    },
  },
];

for (const { name, email, open } of screens) {
  test(`${name}: axe finds nothing and nothing scrolls sideways at any width @thorough`, async ({
    page,
    house,
  }) => {
    if (email) await house.signedInAs(email);
    await open(page, house.db);
    await expectFits(page, 'html', [320, 375, 1024, 1440]);
  });
}

test('AUTH-13 the address of an unknown customer is not found @thorough', async ({ page }) => {
  for (const path of ['/sign-in/nobody', '/sign-in/NO%20SUCH']) {
    await page.goto(path);
    await seen(heading(page, 'Page not found'));
  }
});

test('AUTH-13 someone already signed in is sent to the subscriptions @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto('/sign-in/zb');
  await expect(page).toHaveURL('/catalog/subscriptions');
});

test('enrolment works by keyboard alone @thorough', async ({ page, db }) => {
  const { email } = await makePerson(db, { isEnrolled: false });
  const phone = newPhone();
  await page.goto('/');
  await enterPassword(page, email);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await seen(page.getByText(/We sent a 6-digit code/));
  await page.keyboard.type(await codeSentTo(db, phone));
  await expect(page).toHaveURL('/catalog/all-reports');
});
