import { makeItem } from '@caliper/api/testing/items.ts';
import { expect, test } from '../fixtures.ts';
import { button, gone, navigation, seen } from '../screen.ts';
import { admin } from './staff-steps.ts';

test('ADM-24 every page of the admin panel is reached from its menu and has its own title', async ({
  page,
  signedInAs,
}) => {
  const titles: Record<string, string> = {
    '/admin-panel': 'Admin Panel',
    '/admin-panel/report-upload': 'Report Upload',
    '/admin-panel/proofs': 'Proofs',
    '/admin-panel/manage-reports': 'Manage Reports',
    '/admin-panel/manage-items': 'Manage Other Items',
    '/admin-panel/manage-clients': 'Manage Clients',
    '/admin-panel/client-access': 'Client Access',
    '/admin-panel/user-report': 'User Report',
    '/admin-panel/renewals': 'Renewals',
    '/admin-panel/wanted': 'Wanted by Clients',
    '/admin-panel/import-global-dashboard': 'Import global dashboard data',
    '/admin-panel/import-medsku-dashboard': 'Import MedSKU dashboard data',
    '/admin-panel/import-pt-dashboard': 'Import procedure-tracker dashboard data',
    '/admin-panel/import-survey-dashboard': 'Import survey dashboard data',
    '/admin-panel/vocabulary': 'Vocabulary',
    '/admin-panel/search-synonyms': 'Search Synonyms',
    '/admin-panel/audit-log': 'Audit Log',
    '/admin-panel/help': 'Admin Panel Help',
  };
  await signedInAs(admin);
  await page.goto('/admin-panel');
  const menu = navigation(page, 'Admin Panel');
  await expect(menu.getByRole('link')).toHaveCount(Object.keys(titles).length);
  for (const [path, title] of Object.entries(titles)) {
    await menu.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} - Caliper`);
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', path);
  }
});

test('ADM-19 past 100 px a control leads back to the top', async ({ page, house }) => {
  for (const _ of Array(12)) await makeItem(house.db);
  await house.signedInAs(admin);
  await page.goto('/admin-panel/manage-reports');
  await seen(page.getByRole('table').first());
  const toTop = button(page, 'Scroll to top');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(101);
  await seen(toTop);
  await scrollTo(100);
  await gone(toTop);
  await scrollTo(400);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await gone(toTop);
});
