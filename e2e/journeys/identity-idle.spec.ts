import type { Db } from '@caliper/api/platform/postgres/postgres.ts';
import { makePerson, openSession } from '@caliper/api/testing/people.ts';
import { changeRows, rowIn } from '@caliper/api/testing/rows.ts';
import type { BrowserContext } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, seen } from '../screen.ts';
import { ago, enterCode, enterPassword } from './identity-steps.ts';

const minute = 60_000;
const hour = 60 * minute;
const message = 'You have been inactive for too long. Please log in again.';

/** A person for this test only, so that what happens to their sessions affects no other test. */
async function enter(db: Db, context: BrowserContext) {
  const person = await makePerson(db);
  const { refresh } = await openSession(db, person.id);
  await context.addCookies([
    { name: 'refresh', value: refresh, domain: 'localhost', path: '/api/auth', httpOnly: true },
  ]);
  return person;
}

async function makeIdle(db: Db, userId: string) {
  await changeRows(db, 'sessions', { last_active: ago(4 * 3600 + 1) }, { user_id: userId });
}

const overlay = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expired' });

async function open(page: Page, path = '/catalog/favorites', heading = 'Favorites') {
  await page.goto(path);
  await seen(page.getByRole('heading', { name: heading }));
}

test('AUTH-18 AUTH-19 four idle hours cover the page, and continuing signs out', async ({
  page,
  context,
  db,
}) => {
  const person = await enter(db, context);
  await page.clock.install();
  await open(page);
  await page.clock.fastForward(4 * hour - minute);
  await gone(overlay(page));
  await page.clock.fastForward(2 * minute);
  await seen(overlay(page));
  await expect(overlay(page)).toHaveAccessibleDescription(
    'You have been inactive for too long. Please return to the homepage and log in again.',
  );

  const control = button(page, 'Return to homepage');
  await expect(control).toBeFocused();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await seen(overlay(page));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isOutside = await page.evaluate(
    () => document.activeElement?.closest('header, main, footer') !== null,
  );
  expect(isOutside).toBe(false);
  const underneath = link(page.getByRole('banner'), 'Caliper');
  await expect(underneath.click({ timeout: 1000 })).rejects.toThrow();

  await control.click();
  await expect(page).toHaveURL('/');
  await gone(overlay(page));
  const { ended_at } = await rowIn(db, 'sessions', { user_id: person.id });
  expect(ended_at).not.toBeNull();
  await page.goto('/catalog/favorites');
  await expect(page).toHaveURL('/');
});

test('AUTH-19 continuing from the translation page removes the third-party script @thorough', async ({
  page,
  context,
  db,
}) => {
  await enter(db, context);
  await page.route('https://translate.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.thirdParty = true;' }),
  );
  await page.clock.install();
  await open(page, '/translate', 'Translate');
  await expect.poll(() => page.evaluate(() => 'thirdParty' in window)).toBe(true);
  await page.clock.fastForward(4 * hour + minute);
  await button(page, 'Return to homepage').click();
  await seen(heading(page, 'Sign In'));
  expect(await page.evaluate(() => 'thirdParty' in window)).toBe(false);
});

test('AUTH-18 the sign-in page says once that the server ended an idle session @thorough', async ({
  page,
  context,
  db,
}) => {
  const person = await enter(db, context);
  await open(page);
  const openIdle = async (address: string) => {
    // No page is left that could make a request before the next one is opened.
    await page.goto('about:blank');
    await makeIdle(db, person.id);
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await seen(page.getByText(message));
  };
  const dashboard = '/reports/global-dashboard/999999/any-name';
  await openIdle(dashboard);
  await enterPassword(page, person.email);
  await enterCode(page, db, person.phone);
  await expect(page).toHaveURL(dashboard);
  await gone(page.getByText(message));

  await openIdle('/catalog/favorites');
  await page.reload();
  await seen(button(page, 'Enter', exact));
  await gone(page.getByText(message));
});

test('AUTH-19 an active tab is covered when the server ended the session as idle, and so are the others @thorough', async ({
  page,
  context,
  db,
}) => {
  const person = await enter(db, context);
  await open(page);
  const other = await context.newPage();
  await open(other, '/catalog/subscriptions', 'Subscriptions');
  await page.bringToFront();
  // A pending report of activity revives the session, and the next one comes ten seconds later.
  await expect(async () => {
    await makeIdle(db, person.id);
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(overlay(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await seen(overlay(other));
  await button(page, 'Return to homepage').click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});
