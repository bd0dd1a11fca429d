import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { entry, expectRegion, filters, land, regionMap, rows, signInReader } from './catalogue-steps.ts';

const hint = 'Click any available region on the map above to filter';

/** Clicks a point of a shape that no label covers. */
async function clickOn(page: Page, shape: Locator): Promise<void> {
  const { x, y } = await shape.evaluate((path: SVGPathElement) => {
    path.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = path.getBoundingClientRect();
    for (let down = 0.5; down < 40; down++)
      for (let right = 0.5; right < 40; right++) {
        const point = { x: left + (width * right) / 40, y: top + (height * down) / 40 };
        if (document.elementFromPoint(point.x, point.y) === path) return point;
      }
    throw new Error('Nothing of the shape can be seen');
  });
  await page.mouse.click(x, y);
}

test('CAT-16 CAT-17 CAT-19 the map filters by a region, by Global, or not at all', async ({
  page,
  house,
}) => {
  await signInReader(house, [{ region: 'Europe' }, { region: 'Europe' }, { region: 'Global' }]);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(3);
  await expectRegion(page, 'None');
  await seen(page.getByText(hint));
  await expect(regionMap(page).getByRole('button')).toHaveText([
    'Global',
    'Reset',
    'North America',
    'Latin America',
    'Europe',
    'Middle East',
    'Africa',
    'Asia Pacific',
  ]);

  const europe = button(regionMap(page), 'Europe');
  await clickOn(page, land(page, 'available'));
  await expect(page).toHaveURL('/catalog/subscriptions?region=Europe');
  await expectRegion(page, 'Europe');
  await expect(europe).toHaveAttribute('aria-pressed', 'true');
  await expect(land(page, 'chosen')).toHaveCount(1);
  await expect(rows(page)).toHaveCount(2);

  const global = button(regionMap(page), 'Global');
  await global.click();
  await expect(page).toHaveURL('/catalog/subscriptions?region=Global');
  await expectRegion(page, 'Global');
  await expect(land(page, 'chosen')).toHaveCount(6);
  await expect(europe).toHaveAttribute('aria-pressed', 'false');
  await expect(rows(page)).toHaveCount(1);

  await button(regionMap(page), 'Reset').click();
  await expect(page).toHaveURL('/catalog/subscriptions');
  await expectRegion(page, 'None');
  await gone(land(page, 'chosen'));
  await expect(rows(page)).toHaveCount(3);
});

test('CAT-19 the map follows changes made elsewhere, works by keyboard, and is a row of buttons if its drawing does not load @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house, [{ region: 'Europe' }, { region: 'Asia Pacific' }]);
  await page.goto('/catalog/subscriptions?region=Europe');
  await expect(land(page, 'chosen')).toHaveCount(1);
  await button(regionMap(page), 'Asia Pacific').click();
  await expectRegion(page, 'Asia Pacific');
  await page.goBack();
  await expectRegion(page, 'Europe');
  await expect(regionMap(page).getByRole('button', { pressed: true })).toHaveText('Europe');
  await entry(page, 'Category', 'Orthopedics').click();
  await expectRegion(page, 'None');
  await gone(land(page, 'chosen'));

  await page.goto('/catalog/subscriptions');
  await expect(land(page, 'available')).toHaveCount(2);
  await button(regionMap(page), 'Reset').focus();
  await page.keyboard.press('Tab');
  await expect(button(regionMap(page), 'Europe')).toBeFocused();
  await page.keyboard.press('Tab');
  const asia = button(regionMap(page), 'Asia Pacific');
  await expect(asia).toBeFocused();
  // The focus ring is around the region, not around its label.
  await expect(filters(page).locator('svg g path')).toHaveCount(3);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/catalog/subscriptions?region=Asia+Pacific');
  await expect(asia).toBeFocused();
  await expect(rows(page)).toHaveCount(1);

  await cut(page, '**/assets/region-land-*.js');
  await page.goto('/catalog/subscriptions');
  await button(regionMap(page), 'Europe').click();
  await expectRegion(page, 'Europe');
  await gone(regionMap(page).locator('svg'));
});

test('CAT-16 CAT-18 regions without content are grey and cannot be chosen', async ({ page, house }) => {
  await signInReader(house, [
    { region: 'Europe' },
    { region: 'Africa', category_id: 3, sub_category_id: 301 },
    { region: 'Global', category_id: 16, sub_category_id: 1601 },
  ]);
  await page.goto('/catalog/subscriptions?category=orthopedics');
  await expect(rows(page)).toHaveCount(1);
  await expect(land(page, 'available')).toHaveCount(1);
  await expect(land(page, 'unavailable')).toHaveCount(5);
  await expect(button(regionMap(page), 'Global')).toBeDisabled();
  const fill = (shape: Locator) => shape.evaluate((path) => getComputedStyle(path).fill);
  expect(await fill(land(page, 'unavailable').first())).not.toBe(await fill(land(page, 'available')));
  await expect(land(page, 'unavailable').first()).toHaveCSS('cursor', 'not-allowed');

  const africa = button(regionMap(page), 'Africa');
  await expect(africa).toBeDisabled();
  await expect(africa).toHaveCSS('cursor', 'not-allowed');
  for (const shape of await land(page, 'unavailable').all()) await clickOn(page, shape);
  await africa.click({ force: true });
  await expectRegion(page, 'None');
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');

  await entry(page, 'Category', 'Cardiovascular').click();
  await expect(africa).toBeEnabled();
  await expect(button(regionMap(page), 'Europe')).toBeDisabled();
  await entry(page, 'Category', 'Spine').click();
  await expect(button(regionMap(page), 'Global')).toBeEnabled();
  await gone(page.getByText(hint));
});
