import { readFile } from 'node:fs/promises';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, link, seen } from '../screen.ts';

test('CON-05 NAV-07 the footer leads to help, which downloads the guide by itself after 3 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await link(page.getByRole('contentinfo'), 'Help').click();
  await expect(page).toHaveURL('/help');
  await expect(page).toHaveTitle('Help - Caliper');
  await seen(page.getByText('Downloading PDF Guide...'));
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.clock.runFor(2900);
  expect(downloads).toBe(0);
  const coming = page.waitForEvent('download');
  await page.clock.runFor(200);
  const download = await coming;
  expect(download.suggestedFilename()).toBe('caliper-guide.pdf');
  const guide = await readFile(await download.path());
  expect(guide.subarray(0, 5).toString()).toBe('%PDF-');
  expect(guide.length).toBeGreaterThan(100_000);
});

test('CON-05 the direct link downloads the guide at once, also for signed-in people @thorough', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('reader@meridian.example');
  await page.clock.install();
  await page.goto('/help');
  const coming = page.waitForEvent('download');
  await link(page, 'Download the guide').click();
  expect((await coming).suggestedFilename()).toBe('caliper-guide.pdf');
});

test('CON-05 if the guide cannot be found, the page says so and retries @thorough', async ({ page }) => {
  await page.route('**/api/guide', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/help');
  await expect(page.getByRole('alert')).toContainText('The guide could not be found');
  await page.unroute('**/api/guide');
  await button(page, 'Try again').click();
  await seen(page.getByText('Downloading PDF Guide...'));
});

test('the help page fits every screen @thorough', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await page.goto('/help');
  await seen(page.getByText('Downloading PDF Guide...'));
  await expectFits(page);
});
