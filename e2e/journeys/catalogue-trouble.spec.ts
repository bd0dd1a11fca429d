import { expect, test } from '../fixtures.ts';
import { button, gone, heading, link, seen } from '../screen.ts';
import { fails, hold } from '../trouble.ts';
import {
  calls,
  entry,
  filters,
  makeReader,
  quickFilter,
  regionList,
  results,
  rowOf,
  rows,
  signInReader,
} from './catalogue-steps.ts';

const page1 = /^\/api\/catalogs\/page$/;
const ownSurveys = /^\/api\/survey\/subscriptions\/company\/\d+$/;
const none = 'You are not subscribed to any reports';

test('CAT-27 an empty list of surveys is requested once more, only if the company subscribes to something @thorough', async ({
  page,
  house,
  context,
}) => {
  await signInReader(house, [{}]);
  const lists = calls(page, page1);
  const again = calls(page, ownSurveys);
  await page.goto('/survey/subscriptions');
  await seen(heading(page, none));
  expect([lists.length, again.length]).toEqual([1, 1]);

  const newcomer = await makeReader(house.db);
  await context.clearCookies();
  await house.signedInAs(newcomer.email);
  await page.goto('/survey/subscriptions');
  await seen(heading(page, none));
  expect([lists.length, again.length]).toEqual([2, 1]);
});

test('CAT-27 surveys that were missing at first are loaded again and listed', async ({ page, house }) => {
  const { items } = await signInReader(house, [{ kind: 'survey' }]);
  const lists = calls(page, page1);
  const again = calls(page, ownSurveys);
  await page.route(
    '**/api/catalogs/page?*',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), items: [], total: 0 } });
    },
    { times: 1 },
  );
  await page.goto('/survey/subscriptions');
  await seen(rowOf(page, items[0]?.item_name ?? ''));
  expect([lists.length, again.length]).toEqual([2, 1]);
});

test('SUB-07 if subscriptions cannot be loaded, the page says so, offers a retry and stays usable @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house, [{}]);
  const detail = 'The surveys could not be read';
  await fails(page, '**/api/survey/subscriptions/company/*', detail);
  await page.goto('/survey/subscriptions');
  const notice = page.getByRole('alert').filter({ hasText: detail });
  await seen(notice);
  await seen(heading(page, none));
  const again = calls(page, ownSurveys);
  await page.unroute('**/api/survey/subscriptions/company/*');
  await button(notice, 'Try again').click();
  await expect.poll(() => again.length).toBe(1);
  await gone(notice);
  await link(quickFilter(page), 'All Surveys').click();
  await expect(page).toHaveURL('/survey/all-surveys');
  await expect(rows(page)).not.toHaveCount(0);
});

test('a lost connection leaves the page in place and offers a retry @thorough', async ({
  page,
  house,
  context,
}) => {
  await signInReader(house, [{}, { category_id: 3, sub_category_id: 301 }]);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await context.setOffline(true);
  await entry(page, 'Category', 'Orthopedics').click();
  const failed = results(page).getByRole('alert');
  await expect(failed).toContainText('The reports did not load');
  await seen(entry(page, 'Category', 'Cardiovascular'));
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');
  await context.setOffline(false);
  await button(failed, 'Try again').click();
  await expect(rows(page)).toHaveCount(1);
  await gone(failed);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the sub-categories and the focus stay while the next page loads @thorough', async ({ page, house }) => {
  await signInReader(house, [
    { category_id: 3, sub_category_id: 301 },
    { category_id: 3, sub_category_id: 302 },
  ]);
  await page.goto('/catalog/subscriptions?category=cardiovascular');
  const chosen = entry(page, 'Sub-category', 'Cardiac Surgery');
  await seen(chosen);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/catalogs/page?*', async (route) => {
    await answered;
    await route.continue();
  });
  await chosen.press('Enter');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(chosen).toBeFocused();
  answer();
  await expect(rows(page)).toHaveCount(1);
  await expect(chosen).toBeFocused();
});

test('below 1000 px the filters stay usable when a page did not load @thorough', async ({ page, house }) => {
  await signInReader(house, [{ region: 'Africa' }, { region: 'Europe' }]);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await fails(page, '**/api/catalogs/page?*region=Africa*', 'The catalogue is away');
  await button(regionList(page), 'Africa').click();
  await expect(results(page).getByRole('alert')).toContainText('The catalogue is away');
  await seen(filters(page));
  await button(regionList(page), 'Europe').click();
  await expect(rows(page)).toHaveCount(1);
});

test('MEND-02 while another category loads, its list says so, and nothing of the one before @thorough', async ({
  page,
  house,
}) => {
  await signInReader(house, [{}, { category_id: 3, sub_category_id: 301 }]);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  const release = await hold(page, '**/api/catalogs/page?*category=*');
  await entry(page, 'Category', 'Orthopedics').click();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await seen(results(page).getByRole('status', { name: 'Loading' }));
  await gone(rows(page));
  release();
  await expect(rows(page)).toHaveCount(1);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
});
