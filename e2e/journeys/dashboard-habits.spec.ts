import { expect, type Page, test } from '../fixtures.ts';
import { button, heading, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { framedAt, inFrame, makeMarketReader, openMarket } from './dashboard-steps.ts';
import { filter } from './market-dashboard-steps.ts';

test('opening a filter puts the focus where one chooses, and Escape gives it back @thorough', async ({
  page,
  house,
}) => {
  await openMarket(page, house);
  const region = filter(inFrame(page), 'Region');
  await region.click();
  const first = inFrame(page)
    .getByRole('list', { name: 'Region', exact: true })
    .getByRole('checkbox')
    .first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(region).toBeFocused();
});

test('on paper the whole of a dashboard is as wide as the sheet, and light @thorough', async ({
  page,
  house,
}) => {
  await openMarket(page, house);
  await seen(inFrame(page).getByRole('region').first());
  // Panels that are still to come make it longer.
  await expect(async () => {
    const { width, height } = await framedAt(page).evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    const printed = await onPaper(page);
    expect(printed.width).toBeLessThanOrEqual(715);
    expect(printed.height / printed.width).toBeCloseTo(height / width, 2);
    expect(height).toBeGreaterThan(page.viewportSize()?.height ?? 0);
  }).toPass();
  for (const [media, scheme] of [
    ['screen', 'dark'],
    ['print', 'light'],
    ['screen', 'dark'],
  ] as const) {
    await page.emulateMedia({ media, colorScheme: 'dark' });
    for (const shown of [page, inFrame(page)])
      await expect(shown.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  }
});

/** The room that the frame takes while a page is printed. */
async function onPaper(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('iframe').boundingBox();
  await page.emulateMedia({ media: 'screen' });
  return box ?? { width: 0, height: 0 };
}

test('a frame whose script is missing says so and opens with the next try @thorough', async ({
  page,
  house,
}) => {
  const { item, path } = await house.signedIn(makeMarketReader(house));
  await page.clock.install();
  await cut(page, '**/embed/assets/*.js');
  const missing = page.waitForEvent('requestfailed', (one) => one.url().endsWith('.js'));
  await page.goto(path);
  await missing;
  await expect(page.locator('iframe')).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward('00:09');
    await expect(heading(page, 'The dashboard did not open')).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.unroute('**/embed/assets/*.js');
  await button(page, 'Try again').click();
  await seen(heading(inFrame(page), item.item_name, { level: 1 }));
});
