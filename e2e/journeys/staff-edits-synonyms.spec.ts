import { publishReport } from '@caliper/api/testing/publish.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { placeOf } from '../house.ts';
import { button, link, region, seen } from '../screen.ts';
import { admin, note } from './staff-steps.ts';

test.use({ account: admin });

test('FIND-06 staff see what a brand would find, add it, and the next search finds it', async ({
  page,
  house,
}) => {
  const { title } = await publishReport(placeOf(house), [
    '<h1>Market</h1><p>Sales of vesiculane products grew.</p>',
  ]);
  await page.goto('/admin-panel/search-synonyms');
  await button(page, 'Add synonyms').click();
  await page.getByLabel('Names', { exact: true }).fill('Vesicolax');
  await page.getByLabel('They also find').fill('vesiculane');
  const preview = region(page, 'What searches would find');
  await expect(preview).toContainText('“Vesicolax” finds 1 report; now nothing');
  await expect(preview).toContainText(title);
  await expectFits(page, '[role=dialog]');
  await button(page.getByRole('dialog'), 'Add').click();
  await seen(note(page, 'Added: the next search knows it'));
  await page.getByLabel('Find an entry by any of its names').fill('vesico');
  await expect(page.getByRole('row', { name: /Vesicolax/ })).toContainText('one way');
  await expectFits(page);
  await page.goto('/catalog/search?query=Vesicolax');
  await seen(link(page, new RegExp(title)).first());
});
