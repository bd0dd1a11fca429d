import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { framedAt, inFrame, makeMarketReader, openMarket } from './dashboard-steps.ts';

test('DASH-02 no token stands in a request line, a Referer, an address or the storage', async ({
  page,
  house,
}) => {
  const { email, item, path } = await makeMarketReader(house);
  const lines: string[] = [];
  const secrets: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    lines.push(request.url().split('#')[0] ?? '', referer);
    const [, bearer] = request.headers().authorization?.split(' ') ?? [];
    if (bearer) secrets.push(bearer);
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/auth/embed-ticket')) return;
    secrets.push(((await response.json()) as { ticket: string }).ticket);
  });
  await house.signedInAs(email);
  await page.goto(path);
  await expect(inFrame(page).getByRole('heading', { level: 1, name: item.item_name })).toBeVisible();
  await check(inFrame(page).getByRole('radio', { name: 'Units', exact: true }));
  await expect(page).toHaveURL(/show=units/);

  // The ticket, the token of the frame and that of the session.
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(3);
  const frame = framedAt(page);
  const seen = [...lines, page.url(), frame.url(), await frame.evaluate(storedHere)];
  for (const secret of secrets) expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  expect(frame.url()).not.toContain('#');
});

function storedHere(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
}

test('DASH-02 a frame that is loaded anew gets new keys by itself, once', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeMarketReader(house));
  await page.goto(`${path}?show=units`);
  const units = inFrame(page).getByRole('radio', { name: 'Units', exact: true });
  await expect(units).toBeChecked();
  const tickets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/embed-ticket')) tickets.push(request.method());
  });
  await framedAt(page).evaluate(() => location.reload());
  await expect.poll(() => tickets).toEqual(['POST']);
  await expect(units).toBeChecked();

  await framedAt(page).evaluate(() => location.reload());
  await expect(page.getByRole('heading', { name: 'The dashboard did not open' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(units).toBeChecked();
});

test('DASH-03 signing out in another tab closes the dashboard', { tag: '@thorough' }, async ({
  page,
  house,
  context,
}) => {
  const { item } = await openMarket(page, house);
  await expect(inFrame(page).getByRole('heading', { level: 1, name: item.item_name })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('DASH-03 a session that the server has ended is noticed by the next question', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { email } = await openMarket(page, house);
  const units = inFrame(page).getByRole('radio', { name: 'Units', exact: true });
  await expect(units).toBeVisible();
  await house.db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', 'in', house.db.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  // By key, which needs no frame to end: this question takes the frame away.
  await units.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are signed out. Please log in again.')).toBeVisible();
});

test('MEND-08 a question of someone who was disabled, or whose subscription has expired, leads to that sentence', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { email } = await openMarket(page, house);
  const units = inFrame(page).getByRole('radio', { name: 'Units', exact: true });
  await expect(units).toBeVisible();
  const person = house.db.selectFrom('users').where('email', '=', email);
  const expire = (expiry: Date | null) =>
    house.db
      .updateTable('usergroups')
      .set({ expiry })
      .where('id', 'in', person.select('usergroup_id'))
      .execute();
  await expire(new Date(Date.now() - 86_400_000));
  await units.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Subscription expired' })).toBeVisible();
  await expire(null);
  await page.reload();
  await expect(units).toBeVisible();
  await house.db.updateTable('users').set({ enabled: false }).where('email', '=', email).execute();
  // Not shown before, so that it has to be asked.
  await inFrame(page).getByRole('radio', { name: 'Price', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your account has not been enabled/)).toBeVisible();
});

test('AUTH-18 AUTH-20 work in the frame counts as work, and four idle hours cover it', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { item, path } = await house.signedIn(makeMarketReader(house));
  await page.clock.install();
  await page.goto(path);
  await expect(inFrame(page).getByRole('heading', { level: 1, name: item.item_name })).toBeVisible();
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/session/activity'));
  await page.mouse.move(300, 300);
  await page.mouse.move(340, 340);
  await reported;
  await page.clock.fastForward('04:01:00');
  const overlay = page.getByRole('alertdialog', { name: 'Session Expired' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Return to homepage' })).toBeFocused();
});

test('the frame’s own address leads to the portal', { tag: '@thorough' }, async ({ page, signedInAs }) => {
  await signedInAs('reader@meridian.example');
  await page.goto('/embed/global-dashboard#idToken=a&usergroupId=1&id=1');
  await expect(page.getByRole('heading', { name: 'This page opens from the portal' })).toBeVisible();
  await expect(page).toHaveURL('/embed/global-dashboard');
  await page.getByRole('link', { name: 'Go to the portal' }).click();
  await expect(page).toHaveURL('/catalog/all-reports');
});
