import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { calls, makeReader, results, rows } from './catalogue-steps.ts';

test('CAT-02 a long list has pages of 20, with numbers, previous and next', async ({ page, house }) => {
  const titles = Array.from({ length: 45 }, (_, index) => `Title ${String(index + 1).padStart(2, '0')}`);
  await house.signedIn(
    makeReader(
      house.db,
      titles.map((item_name) => ({ item_name })),
    ),
  );
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

type Picture = number[];

/** The pixels of each tile, by their red channel; lines are dark or green on a light background. */
async function picturesOf(tiles: Locator): Promise<Picture[]> {
  const screen = (await tiles.page().screenshot({ fullPage: true })).toString('base64');
  return tiles.evaluateAll(async (all, encoded) => {
    const size = 32;
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    return all.map((tile) => {
      const { left, top } = tile.getBoundingClientRect();
      const canvas = new OffscreenCanvas(size, size).getContext('2d');
      canvas?.drawImage(bitmap, -Math.round(left + scrollX), -Math.round(top + scrollY));
      return [...(canvas?.getImageData(0, 0, size, size).data ?? [])].filter((_, index) => index % 4 === 0);
    });
  }, screen);
}

function differingPixels(one: Picture, other: Picture): number {
  return one.filter((shade, index) => Math.abs(shade - (other[index] ?? 0)) > 64).length;
}

test('CAT-34 each of the 28 icons is drawn, and no two look alike', async ({ page, house }) => {
  await house.signedIn(
    makeReader(
      house.db,
      icons.map((icon) => ({ item_name: icon, icon })),
    ),
  );
  const pictures: Picture[] = [];
  for (const [address, count] of [
    ['/catalog/subscriptions', 20],
    ['/catalog/subscriptions?page=2', 8],
  ] as const) {
    await page.goto(address);
    const tiles = rows(page).locator('svg[viewBox="0 0 32 32"]');
    await expect(tiles).toHaveCount(count);
    pictures.push(...(await picturesOf(tiles)));
  }
  expect(pictures).toHaveLength(icons.length);
  for (const [place, picture] of pictures.entries()) {
    const ground = picture.map(() => picture[0] ?? 0);
    expect(differingPixels(picture, ground)).toBeGreaterThan(80);
    for (const other of pictures.slice(place + 1))
      expect(differingPixels(picture, other)).toBeGreaterThan(80);
  }
});
