import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, exact, gone, heading, link, radio, seen } from '../screen.ts';
import { framedAt, inFrame, makeMarketReader, openMarket } from './dashboard-steps.ts';

test('DASH-02 no token stands in a request line, a Referer, an address or the storage', async ({
  page,
  house,
}) => {
  const { item, path } = await house.signedIn(makeMarketReader(house));
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
  await page.goto(path);
  await expect(heading(inFrame(page), item.item_name, { level: 1 })).toBeVisible();
  await check(radio(inFrame(page), 'Units', exact));
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

test('DASH-02 a frame that is loaded anew gets new keys by itself, once @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeMarketReader(house));
  await page.goto(`${path}?show=units`);
  const units = radio(inFrame(page), 'Units', exact);
  await expect(units).toBeChecked();
  const tickets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/embed-ticket')) tickets.push(request.method());
  });
  await framedAt(page).evaluate(() => location.reload());
  await expect.poll(() => tickets).toEqual(['POST']);
  await expect(units).toBeChecked();

  await framedAt(page).evaluate(() => location.reload());
  await seen(heading(page, 'The dashboard did not open'));
  await button(page, 'Try again').click();
  await expect(units).toBeChecked();
});

test('DASH-03 signing out in another tab closes the dashboard @thorough', async ({
  page,
  house,
  context,
}) => {
  const { item } = await openMarket(page, house);
  await seen(heading(inFrame(page), item.item_name, { level: 1 }));
  const other = await context.newPage();
  await other.goto('/sign-out');
  await expect(page).toHaveURL('/');
  await gone(page.locator('iframe'));
});

test('DASH-03 a session that the server has ended is noticed by the next question @thorough', async ({
  page,
  house,
}) => {
  const { email } = await openMarket(page, house);
  const units = radio(inFrame(page), 'Units', exact);
  await seen(units);
  await house.db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('user_id', 'in', house.db.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  // By key, which needs no frame to end: this question takes the frame away.
  await units.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/');
  await seen(page.getByText('You are signed out. Please log in again.'));
});

test('MEND-08 a question of someone who was disabled, or whose subscription has expired, leads to that sentence @thorough', async ({
  page,
  house,
}) => {
  const { email } = await openMarket(page, house);
  const units = radio(inFrame(page), 'Units', exact);
  await seen(units);
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
  await seen(heading(page, 'Subscription expired'));
  await expire(null);
  await page.reload();
  await seen(units);
  await changeRows(house.db, 'users', { enabled: false }, { email });
  // Not shown before, so that it has to be asked.
  await radio(inFrame(page), 'Price', exact).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/');
  await seen(page.getByText(/^Your account has not been enabled/));
});

test('AUTH-18 AUTH-20 work in the frame counts as work, and four idle hours cover it @thorough', async ({
  page,
  house,
}) => {
  const { item, path } = await house.signedIn(makeMarketReader(house));
  await page.clock.install();
  await page.goto(path);
  await seen(heading(inFrame(page), item.item_name, { level: 1 }));
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/session/activity'));
  await page.mouse.move(300, 300);
  await page.mouse.move(340, 340);
  await reported;
  await page.clock.fastForward('04:01:00');
  const overlay = page.getByRole('alertdialog', { name: 'Session Expired' });
  await seen(overlay);
  await expect(button(overlay, 'Return to homepage')).toBeFocused();
});

test('the frame’s own address leads to the portal @thorough', async ({ page, signedInAs }) => {
  await signedInAs('reader@meridian.example');
  await page.goto('/embed/global-dashboard#idToken=a&usergroupId=1&id=1');
  await seen(heading(page, 'This page opens from the portal'));
  await expect(page).toHaveURL('/embed/global-dashboard');
  await link(page, 'Go to the portal').click();
  await expect(page).toHaveURL('/catalog/all-reports');
});
