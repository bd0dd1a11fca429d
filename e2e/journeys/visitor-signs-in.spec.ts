import { demoPassword } from '../../apps/api/seeds/accounts.ts';
import { expect, type Page, readCode, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, seen } from '../screen.ts';

const reader = 'reader@meridian.example';

async function enterPassword(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', exact).fill(password);
  await button(page, 'Enter', exact).click();
}

test('AUTH-01 the sign-in page has its tagline, its fields and a link to a new password', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your One-Access Portal To All of Your Data.',
  );
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password', exact)).toHaveAttribute('type', 'password');
  await seen(button(page, 'Enter', exact));
  await link(page, 'Forgot Password?').click();
  await expect(page).toHaveURL('/password-recovery');
});

test('AUTH-06 password, captcha and a code by text message lead to what a link was for', async ({
  page,
  db,
}) => {
  await page.goto('/catalog/search?query=knee#top');
  await expect(page).toHaveURL('/');
  await enterPassword(page, reader);
  await seen(heading(page, 'Enter the code'));
  await seen(page.getByText(/We sent a 6-digit code to the phone ending in \d\d/));
  const code = page.getByLabel('Verification code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill(await readCode(db, reader));
  await seen(page.getByText('Confirmed verification code! Signing in...'));
  await expect(page).toHaveURL('/catalog/search?query=knee#top');
});

test('AUTH-02 a session survives a reload, skips the sign-in page, and ends in all tabs at once', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs(reader);
  await page.goto('/catalog/favorites');
  await page.reload();
  await seen(heading(page, 'Favorites'));
  const other = await context.newPage();
  await other.goto('/');
  await expect(other).toHaveURL('/catalog/all-reports');
  await other.goto('/sign-out');
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  await page.goto('/catalog/favorites');
  await expect(page).toHaveURL('/');
});

test('a double click sends the password once; a wrong code is reported and can be corrected @thorough', async ({
  page,
  db,
}) => {
  let sent = 0;
  await page.route('**/api/auth/sign-in', async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Email').fill('nobody@meridian.example');
  await page.getByLabel('Password', exact).fill('whatever it is');
  await button(page, 'Enter', exact).dblclick();
  await seen(page.getByText('The e-mail or password is incorrect.'));
  expect(sent).toBe(1);

  const email = 'reader2@meridian.example';
  await enterPassword(page, email);
  await seen(page.getByText(/We sent a 6-digit code/));
  const right = await readCode(db, email);
  await page.getByLabel('Verification code').fill(right === '000000' ? '111111' : '000000');
  await seen(page.getByText('The verification code is invalid.'));
  await page.getByLabel('Verification code').fill(right);
  await expect(page).toHaveURL('/catalog/all-reports');
});

test('another account: going back to the first step moves the focus there too @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await enterPassword(page, reader);
  await button(page, 'Use another account').click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('AUTH-07 AUTH-08 AUTH-12 MEND-15 people who may not sign in are told why, and can ask to be let in', async ({
  page,
}) => {
  await page.goto('/');
  await enterPassword(page, reader, 'not the password');
  await seen(page.getByText('The e-mail or password is incorrect.'));
  await expect(page.getByLabel('Email')).toHaveValue(reader);
  await enterPassword(page, 'disabled@meridian.example');
  await seen(
    page.getByText(
      'Your account has not been enabled. Please contact your Team Leader or your sales representative.',
    ),
  );
  await button(page, 'Ask your team leader').click();
  await seen(page.getByText('Your team leader has been asked to enable your account.'));
  await enterPassword(page, 'reader@lapsed.example');
  await seen(
    page.getByText(
      'Sorry for the inconvenience, but your subscription has expired. Please contact your sales representative.',
    ),
  );
  await button(page, 'Request renewal').click();
  await seen(page.getByText('Your request has been sent.'));
  // A message that helps no one is not shown; the failure is.
  const problem = { status: 403, code: 'forbidden', detail: 'Missing or insufficient permissions.' };
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await enterPassword(page, reader);
  await seen(page.getByText(/^Something went wrong\. You may have tried too many times/));
  await gone(page.getByText(problem.detail));
});

test('the code can be read on the local outbox page, which the sign-in page links to @thorough', async ({
  page,
  context,
  db,
}) => {
  const email = 'lead@harbor.example';
  await page.goto('/');
  await enterPassword(page, email);
  await seen(page.getByText(/We sent a 6-digit code/));
  const [outbox] = await Promise.all([context.waitForEvent('page'), link(page, 'local outbox').click()]);
  await seen(outbox.getByText(await readCode(db, email)).first());
});

test('AUTH-15 NAV-08 signing out says so, in its title too; if it fails, the person is told and still signed in', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(reader);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-out', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/sign-out');
  await seen(page.getByText('Signing out...'));
  await expect(page).toHaveTitle('Sign Out - Caliper');
  held.resolve();
  await seen(page.getByText('Error while logging out'));
  await page.unroute('**/api/auth/sign-out');
  await button(page, 'Try again').click();
  await expect(page).toHaveURL('/');
});
