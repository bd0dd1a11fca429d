import { marketFile } from '@caliper/api/testing/figure-files.ts';
import { openImporter } from '@caliper/api/testing/figures.ts';
import { makeItem } from '@caliper/api/testing/items.ts';
import { expectFits } from '../fits.ts';
import { expect, type OpenHouse, test } from '../fixtures.ts';
import { placeOf } from '../house.ts';
import { button, gone, heading, link, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { admin, note } from './staff-steps.ts';

test.use({ account: admin });

/** Two reports whose figures spell a market differently. */
async function importTwo(house: OpenHouse, name: string): Promise<{ one: string; other: string }> {
  const importer = await openImporter(placeOf(house), 'global');
  const [one, other] = [`Primary ${name} Implants`, `Primary ${name} Implant`];
  for (const [market, item_year] of [
    [one, 2025],
    [other, 2026],
  ] as const) {
    const { item_id } = await makeItem(house.db, { item_name: `Report on ${name}`, item_year });
    await importer.put(marketFile(market), { itemId: String(item_id) });
  }
  return { one, other };
}

test('DIFF-05 two imports that spell a market differently are proposed as one, confirmed, and split again', async ({
  page,
  house,
}) => {
  const { one, other } = await importTwo(house, unique('Knee'));
  await page.goto('/admin-panel/vocabulary');
  await button(page, `Confirm: ${other} is ${one}`).click();
  await seen(note(page, `Merged: ${one}`));
  await gone(button(page, `Confirm: ${other} is ${one}`));
  await expect(region(page, 'To decide')).toBeFocused();

  await page.getByRole('tab', { name: 'All names' }).click();
  await page.getByLabel('Search by any spelling').fill(other);
  await link(page, one).click();
  await seen(heading(page, one));
  await expect(region(page, 'Where it occurs')).toContainText(other);
  await button(page, `Split off ${other}`).click();
  await expect(page.getByRole('dialog')).toContainText('1 report will name something else.');
  await button(page.getByRole('dialog'), 'Split off').click();
  await seen(note(page, 'Split'));
  await expect(region(page, 'Where it occurs')).not.toContainText('2026');
});

test('DIFF-05 names and editions fit every screen @thorough', async ({ page, house }) => {
  const name = unique('Minimally Invasive Sacroiliac Vertebral Augmentation');
  const { one } = await importTwo(house, name);
  await page.goto('/admin-panel/vocabulary');
  await seen(button(page, new RegExp(`^Confirm: .*${name}`)));
  await expectFits(page);
  await page.goto(`/admin-panel/vocabulary?tab=terms&text=${encodeURIComponent(one)}`);
  await link(page, one).click();
  await seen(heading(page, one));
  await expectFits(page);
  await button(page, 'Merge with…').click();
  await expectFits(page, '[role=dialog]');
  await page.goto(`/admin-panel/vocabulary?tab=editions&text=${encodeURIComponent(name)}`);
  await seen(button(page, `Join Report on ${name} with another title`));
  await expectFits(page);
});
