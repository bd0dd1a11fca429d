import { expectFits } from '../fits.ts';
import { type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, navigation, seen } from '../screen.ts';

interface Screen {
  path: string;
  /** Text that shows that it has loaded. */
  words: string | RegExp;
}

async function expectAllFit(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, words } of screens) {
    await page.goto(path);
    await seen(heading(page, words).first());
    await gone(page.getByLabel('Loading'));
    await expectFits(page);
  }
}

test.slow();

test('the pages that a visitor may see fit every screen @thorough', async ({ page }) => {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await expectAllFit(page, [
    { path: '/translate', words: 'The translation service did not load' },
    { path: '/register/spent', words: 'Sign In' },
    { path: '/registration-request/spent', words: 'Registration Request' },
  ]);
});

test('the lists of all kinds fit every screen @thorough', async ({ page, signedInAs }) => {
  await signedInAs('lead@meridian.example');
  await expectAllFit(page, [
    { path: '/catalog/favorites', words: 'Favorites' },
    { path: '/medsku/all-medsku', words: 'MedSKU Catalog' },
    { path: '/pt/all-procedure-tracker', words: 'Procedure Tracker Catalog' },
    { path: '/survey/all-surveys', words: 'Surveys Catalog' },
  ]);
});

test('the pages after a subscription has ended fit every screen @thorough', async ({ page, signedInAs }) => {
  await signedInAs('reader@lapsed.example');
  await expectAllFit(page, [
    { path: '/catalog/all-reports', words: 'Subscription expired' },
    { path: '/dashboard/my-orders', words: 'My Orders' },
  ]);
});

test('the open menus fit every screen @thorough', async ({ page, signedInAs }) => {
  await signedInAs('lead@meridian.example');
  await page.goto('/catalog/favorites');
  await button(page, 'Reports menu').click();
  await expectFits(page, 'header', [1440]);
  await page.setViewportSize({ width: 375, height: 900 });
  await button(page, 'Menu', exact).click();
  await seen(navigation(page, 'Main'));
  await expectFits(page, 'html', [375, 1024]);
});
