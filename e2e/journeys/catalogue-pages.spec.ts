import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { calls, makeReader, results, rows } from './catalogue-steps.ts';

test('CAT-02 a long list comes in pages of 20, with numbers, previous and next', async ({
  page,
  db,
  signedInAs,
}) => {
  const titles = Array.from({ length: 45 }, (_, index) => `Title ${String(index + 1).padStart(2, '0')}`);
  const { email } = await makeReader(
    db,
    titles.map((item_name) => ({ item_name })),
  );
  await signedInAs(email);
  const asked = calls(page, /^\/api\/catalogs\/page$/);
  await page.goto('/catalog/subscriptions');
  const shown = rows(page).getByRole('heading', { level: 3 });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const count = results(page).locator('p[role="status"]');
  await expect(shown).toHaveText(titles.slice(0, 20));
  await expect(count).toHaveText('45 reports, page 1 of 3');
  await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '2', '3', 'Next']);
  await expect(pages.getByRole('link', { name: 'Previous' })).toBeDisabled();
  expect(asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);

  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/catalog/subscriptions?page=2');
  await expect(shown).toHaveText(titles.slice(20, 40));
  await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Reports' })).toBeInViewport();
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(shown).toHaveText(titles.slice(40));
  await expect(pages.locator('[aria-current="page"]')).toHaveText('3');
  await expect(pages.getByRole('link', { name: 'Next' })).toBeDisabled();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(shown).toHaveText(titles.slice(20, 40));
  await page.goBack();
  await expect(count).toHaveText('45 reports, page 3 of 3');
  await page.reload();
  await expect(shown).toHaveText(titles.slice(40));
});

/** How many pixels of two pictures differ, for the pair that is most alike. */
async function leastDifference(tiles: Locator[]): Promise<number> {
  const pictures = await Promise.all(
    tiles.map(async (tile) => (await tile.screenshot({ animations: 'disabled' })).toString('base64')),
  );
  const [first] = tiles;
  if (!first) throw new Error('There are no icons');
  return first.page().evaluate(differenceOf, pictures);
}

async function differenceOf(pictures: string[]): Promise<number> {
  const size = 32;
  const drawn = await Promise.all(
    pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(size, size).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0, size, size);
      return [...(canvas?.getImageData(0, 0, size, size).data ?? [])].filter((_, index) => index % 4 === 0);
    }),
  );
  const differing = (one: number[], other: number[]) =>
    one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 64).length;
  return Math.min(
    ...drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => differing(one, other))),
  );
}

test('CAT-34 each of the 28 icons is drawn, and no two look alike', async ({ page, db, signedInAs }) => {
  const { email } = await makeReader(
    db,
    icons.map((icon) => ({ item_name: icon, icon, category_id: 7, sub_category_id: 711 })),
  );
  await signedInAs(email);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(20);
  const tiles = rows(page).locator('svg[viewBox="0 0 32 32"]');
  await expect(tiles).toHaveCount(20);
  const least = await leastDifference(await tiles.all());
  console.log(least);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(tiles).toHaveCount(8);
  expect(least).toBeGreaterThan(20);
});
