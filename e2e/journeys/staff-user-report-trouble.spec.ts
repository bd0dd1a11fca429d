import { unreachable } from '@caliper/contract/client/api-error.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, heading, link, region, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { admin, note } from './staff-steps.ts';
import { makeReported, pick, reportRows, reportTable } from './staff-user-report-steps.ts';

test.use({ account: admin });

test('filters are chosen and removed by keyboard alone @thorough', async ({ page }) => {
  await page.goto('/admin-panel/user-report');
  await page.getByLabel('Role', exact).focus();
  await page.keyboard.type('sal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('adm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-panel/user-report?roles=sales,admin');
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(/roles=sales$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Remove Sales')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-panel/user-report');
});

test('filters without results, and pages that no longer exist, lead back @thorough', async ({
  page,
  house,
}) => {
  const { companyId } = await makeReported(house.db);
  await page.goto(`/admin-panel/user-report?companies=${companyId}&roles=publications`);
  await seen(heading(page, 'No users match these filters'));
  await link(page, 'Clear filters').click();
  await expect(page).toHaveURL('/admin-panel/user-report');
  await expect(region(page, 'Rows')).toBeFocused();
  await page.goto(`/admin-panel/user-report?companies=${companyId}&page=7`);
  await link(page, 'Go to the last page').click();
  await expect(page).toHaveURL(`/admin-panel/user-report?companies=${companyId}`);
  await expect(reportRows(page)).toHaveCount(2);
});

test('a report that does not load, and a failed download, can be retried @thorough', async ({ page }) => {
  const busy = { status: 503, contentType: 'application/problem+json', body: '{"detail":"Busy just now."}' };
  await page.route('**/api/user-report*', (route) => route.fulfill({ ...busy, status: 500 }));
  await page.goto('/admin-panel/user-report');
  await expect(page.getByRole('alert').filter({ hasText: 'The report did not load' })).toContainText(
    'Busy just now.',
  );
  await page.unroute('**/api/user-report*');
  await button(page, 'Try again').click();
  await seen(reportTable(page));
  await cut(page, '**/api/user-report*');
  await button(page, 'Download user report').click();
  await seen(note(page, unreachable));
  await page.unroute('**/api/user-report*');
  const download = page.waitForEvent('download');
  await button(page, 'Download user report').click();
  await download;
});

test('the user report fits every screen with its filters set @thorough', async ({ page, house }) => {
  test.slow();
  const { company } = await makeReported(house.db);
  await page.goto('/admin-panel/user-report');
  await pick(page, 'Company', company);
  await pick(page, 'Last Active', 'More than 90 days ago');
  await expect(reportRows(page)).toHaveCount(1);
  await button(page, 'Download user report').focus();
  await expectFits(page);
});
