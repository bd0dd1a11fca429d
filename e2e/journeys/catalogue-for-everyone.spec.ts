import { expectFits, hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, heading, link, seen } from '../screen.ts';
import { quickFilter, regionMap, rowOf, rows, signInReader } from './catalogue-steps.ts';

const many = Array.from({ length: 21 }, () => ({ global_dashboard: true }));

const screens = [
  async (page: Page) => {
    await page.goto('/catalog/subscriptions?category=orthopedics&page=2');
    await expect(rows(page)).toHaveCount(1);
  },
  // Without a subscription.
  async (page: Page) => {
    await page.goto('/catalog/cardiovascular');
    await expect(rows(page)).not.toHaveCount(0);
  },
  async (page: Page) => {
    await page.goto('/medsku/subscriptions');
    await seen(heading(page, 'You are not subscribed to any reports'));
  },
];

test('lists fit every screen, and no width between makes one scroll sideways @thorough', async ({
  page,
  house,
}) => {
  test.slow();
  await signInReader(house, [...many, { kind: 'pt' }]);
  for (const open of screens) {
    await open(page);
    await expectFits(page);
  }
  for (const address of ['/catalog/subscriptions?category=orthopedics', '/pt/subscriptions']) {
    await page.goto(address);
    await expect(rows(page)).not.toHaveCount(0);
    for (const width of [320, 375, 540, 541, 700, 701, 800, 801, 999, 1000, 1150, 1400, 1401, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // The layout is updated a moment after the window was resized.
      const at = `${address} at ${width} px`;
      await expect.poll(() => hasNoSidewaysScroll(page), { message: at }).toBe(true);
    }
  }
});

test('a reader reaches a report by keyboard alone @thorough', async ({ page, house }) => {
  const { items } = await signInReader(house, [{}, { category_id: 3, sub_category_id: 301 }]);
  const name = items[0]?.item_name ?? '';
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await link(quickFilter(page), 'All Reports').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Request a Consultation')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to the results')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');
  await expect(rows(page)).toHaveCount(1);
  await expect(button(regionMap(page), 'Europe')).toBeEnabled();

  await link(page, 'Skip to the results').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results-heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Year')).toBeFocused();
  await page.keyboard.press('Tab');
  const title = link(rowOf(page, name), name, exact);
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(rowOf(page, name), 'Favorite')).toBeFocused();
  await page.keyboard.press('Space');
  await seen(button(rowOf(page, name), 'Favorite', { pressed: true }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reports/${items[0]?.item_id}/`));
});
