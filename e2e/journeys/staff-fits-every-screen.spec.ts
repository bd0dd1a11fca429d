import { zipOf } from '@caliper/api/testing/packages.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, seen, table } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { admin, attach, fillUpload, makeClient, send } from './staff-steps.ts';

const longName = 'Minimally Invasive Approaches to Sacroiliac Fusion, Kyphoplasty and Vertebral Augmentation';

test.slow();
test.use({ account: admin });

test('the upload with a refused package fits every screen @thorough', async ({ page }) => {
  await page.goto('/admin-panel/report-upload');
  await fillUpload(page, unique(longName));
  await attach(page, await zipOf({ 'chapters/01-a.html': '<h1>One</h1>\n<img src="gone.png">' }));
  await send(page);
  await seen(page.getByRole('region', { name: 'What to correct' }));
  await expectFits(page);
});

test('managing reports and editing one fit every screen @thorough', async ({ page, house }) => {
  await makeClient(house.db, [{ item_name: unique(longName) }]);
  await page.goto('/admin-panel/manage-reports');
  await page.getByLabel('Filter by title').fill('vertebral');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expectFits(page);

  await page.getByLabel('Filter by title').fill('Coronary Stents');
  await button(page, 'Edit Coronary Stents and Balloons - 2026').click();
  await seen(table(page, 'Versions'));
  await expectFits(page, '[role=dialog]');
});

test('client access with unsaved changes fits every screen @thorough', async ({ page, house }) => {
  const { companyId, items } = await makeClient(house.db, [{ item_name: unique(longName) }, {}]);
  await page.goto(`/admin-panel/client-access?company=${companyId}`);
  await button(page, `Remove ${items[0]?.item_name}`).click();
  await expectFits(page);
});
