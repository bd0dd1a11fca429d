import { makePerson } from '@caliper/api/testing/people.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, heading, link, seen } from '../screen.ts';
import { cut } from '../trouble.ts';
import { likeAll, makeReader, quickFilter, rowOf, rows } from './catalogue-steps.ts';

const call = '**/api/users/me/favorites/**';

function heart(page: Page, name: string): Locator {
  return button(rowOf(page, name), `Favorite: ${name} (Europe, 2026)`);
}

function alertOf(page: Page, words: string): Locator {
  return page.getByRole('alert').filter({ hasText: words });
}

test('CAT-30 in each section a heart adds and removes a favourite, which only its owner sees', async ({
  page,
  house,
}) => {
  const kinds = { catalog: 'report', medsku: 'medsku', pt: 'pt', survey: 'survey' } as const;
  const made = Object.values(kinds).flatMap((kind) => [{ kind }, { kind }]);
  const { email, companyId, items } = await house.signedIn(makeReader(house.db, made));
  for (const [section, kind] of Object.entries(kinds)) {
    const name = items[made.findIndex((item) => item.kind === kind)]?.item_name ?? '';
    await page.goto(`/${section}/subscriptions`);
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    const stored = page.waitForResponse(call);
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    expect((await stored).status()).toBe(200);

    await link(quickFilter(page), 'Favorites').click();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    const removed = page.waitForResponse(call);
    await heart(page, name).click();
    await removed;
    // A slip can be undone at once; the row disappears when the list is opened again.
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await seen(heading(page, 'No reports available'));
  }

  // Only its owner sees a favourite.
  await likeAll(house.db, email, items.slice(0, 1));
  await house.signedIn(makePerson(house.db, { usergroup_id: companyId }));
  await page.goto('/catalog/subscriptions');
  await expect(heart(page, items[0]?.item_name ?? '')).toHaveAttribute('aria-pressed', 'false');
});

test('CAT-30 MEND-21 a heart shows at once, is reverted with a message if it could not be stored, and the last of several quick changes counts @thorough', async ({
  page,
  house,
}) => {
  const { email, items } = await makeReader(house.db, [{}, {}]);
  const [liked = '', other = ''] = items.map(({ item_name }) => item_name);
  await likeAll(house.db, email, items.slice(0, 1));
  await house.signedInAs(email);
  const held = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail: 'Broken' } });
  });
  await page.goto('/catalog/subscriptions');
  await heart(page, other).click();
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, liked).click();
  await expect(heart(page, liked)).toHaveAttribute('aria-pressed', 'false');
  held.resolve();
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, liked)).toHaveAttribute('aria-pressed', 'true');
  await seen(alertOf(page, 'Failed to add favorite'));
  await seen(alertOf(page, 'Failed to update favorites'));

  await page.unroute(call);
  await cut(page, call);
  await page.reload();
  await heart(page, other).click();
  await seen(alertOf(page, 'Failed to add favorite'));
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(call);
  await heart(page, other).click();
  await gone(alertOf(page, 'Failed to add favorite'));
  await heart(page, other).click();
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart(page, liked)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'false');

  await heart(page, other).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Space');
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() =>
      house.db
        .selectFrom('favorites')
        .innerJoin('users', 'users.id', 'favorites.user_id')
        .select('item_id')
        .where('email', '=', email)
        .orderBy('favorites.item_id')
        .execute(),
    )
    .toEqual(items.map(({ item_id }) => ({ item_id })));
});
