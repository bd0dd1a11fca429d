import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { navigation, seen } from '../screen.ts';

test.slow();

test('the API reference finds a call by its words and leads to it @thorough', async ({ page }) => {
  await page.goto('/api/docs');
  const field = page.getByRole('searchbox', { name: 'Find a call' });
  await field.fill('seats site post');
  await expect(page.getByRole('status')).toHaveText(/^\d+ of 1\d\d calls$/);
  await seen(page.getByRole('article', { name: 'Makes an account' }));
  await expect(page.getByRole('article', { name: 'What the browser needs to know' })).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('seats site post');
  await field.fill('seats xylophone');
  await seen(page.getByText('No call has all of these words.'));
  // A link to a hidden call ends the search.
  await page.goto('/api/docs?q=seats#config');
  await expect(page.getByRole('article', { name: 'What the browser needs to know' })).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('the API reference fits every screen @thorough', async ({ page }) => {
  await page.goto('/api/docs');
  await seen(page.getByRole('searchbox'));
  // Two are enough: the others consist of the same parts, and checking all would take long.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('article:not(#createUser, #embedTicket)')) one.remove();
  });
  await expectFits(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(navigation(page, 'Calls')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test("the developers' pages are not part of the build", async ({ page }) => {
  await page.goto('/dev/primitives');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
