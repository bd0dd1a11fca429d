import { expect, test } from '../fixtures.ts';
import { heading, link, navigation } from '../screen.ts';
import { calls, results, rows, signInReader } from './catalogue-steps.ts';

test('CAT-02 a long list has pages of 20, with numbers, previous and next', async ({ page, house }) => {
  const titles = Array.from({ length: 45 }, (_, index) => `Title ${String(index + 1).padStart(2, '0')}`);
  await signInReader(
    house,
    titles.map((item_name) => ({ item_name })),
  );
  const asked = calls(page, /^\/api\/catalogs\/page$/);
  await page.goto('/catalog/subscriptions');
  const shown = rows(page).getByRole('heading', { level: 3 });
  const pages = navigation(page, 'Pages');
  const count = results(page).locator('p[role="status"]');
  await expect(shown).toHaveText(titles.slice(0, 20));
  await expect(count).toHaveText('45 reports, page 1 of 3');
  await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '2', '3', 'Next']);
  await expect(link(pages, 'Previous')).toBeDisabled();
  expect(asked.map(({ searchParams }) => searchParams.get('page'))).toEqual(['1']);

  await link(pages, 'Next').click();
  await expect(page).toHaveURL('/catalog/subscriptions?page=2');
  await expect(shown).toHaveText(titles.slice(20, 40));
  await expect(heading(page, 'Reports', { level: 2 })).toBeFocused();
  await expect(heading(page, 'Reports', { level: 2 })).toBeInViewport();
  await link(pages, 'Page 3').click();
  await expect(shown).toHaveText(titles.slice(40));
  await expect(pages.locator('[aria-current="page"]')).toHaveText('3');
  await expect(link(pages, 'Next')).toBeDisabled();
  await link(pages, 'Previous').click();
  await expect(shown).toHaveText(titles.slice(20, 40));
  await page.goBack();
  await expect(count).toHaveText('45 reports, page 3 of 3');
  await page.reload();
  await expect(shown).toHaveText(titles.slice(40));
});
