import { makePerson } from '@caliper/api/testing/people.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../fixtures.ts';
import { button, gone, heading, link, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { likeAll, quickFilter, rowOf, rows, signInReader } from './catalogue-steps.ts';

const call = '**/api/users/me/favorites/**';

function heart(page: Page, name: string): Locator {
  return button(rowOf(page, name), `Favorite: ${name} (Europe, 2026)`);
}

test('CAT-30 in each section a heart adds and removes a favourite, which only its owner sees', async ({
  page,
  house,
}) => {
  const kinds = { catalog: 'report', medsku: 'medsku', pt: 'pt', survey: 'survey' } as const;
  const made = Object.values(kinds).flatMap((kind) => [{ kind }, { kind }]);
  const { email, companyId, items } = await signInReader(house, made);
  await page.goto('/contact');
  for (const [section, kind] of Object.entries(kinds)) {
    const name = items[made.findIndex((item) => item.kind === kind)]?.item_name ?? '';
    await visit(page, `/${section}/subscriptions`);
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    const stored = page.waitForResponse(call);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    expect((await stored).status()).toBe(200);

    await link(quickFilter(page), 'Favorites').click();
    await expect(rows(page)).toHaveCount(1);
    const removed = page.waitForResponse(call);
    await heart(page, name).click();
    await removed;
    // A slip can be undone at once; the row disappears when the list is opened again.
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  await page.reload();
  await seen(heading(page, 'No reports available'));

  // Only its owner sees a favourite.
  await likeAll(house.db, email, items.slice(0, 1));
  await house.signedIn(makePerson(house.db, { usergroup_id: companyId }));
  await page.goto('/catalog/subscriptions');
  await expect(heart(page, items[0]?.item_name ?? '')).toHaveAttribute('aria-pressed', 'false');
});

test('CAT-30 MEND-21 a favourite that could not be stored is reverted with a message @thorough', async ({
  page,
  house,
}) => {
  const { email, items } = await signInReader(house, [{}, {}]);
  const [liked = '', other = ''] = items.map(({ item_name }) => item_name);
  await likeAll(house.db, email, items.slice(0, 1));
  await page.goto('/catalog/subscriptions');
  await fails(page, call, 'Broken');
  for (const [name, words, before] of [
    [other, 'Failed to add favorite', 'false'],
    [liked, 'Failed to update favorites', 'true'],
  ] as const) {
    await heart(page, name).click();
    await seen(page.getByRole('alert').filter({ hasText: words }));
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', before);
  }
  await page.unroute(call);
  await heart(page, other).click();
  await gone(page.getByText('Failed to add favorite'));
});
