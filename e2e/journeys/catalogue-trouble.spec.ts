import { expect, test } from '../fixtures.ts';
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
} from './catalogue-steps.ts';

const page1 = /^\/api\/catalogs\/page$/;
const ownSurveys = /^\/api\/survey\/subscriptions\/company\/\d+$/;
const none = 'You are not subscribed to any reports';

test('CAT-27 a company without surveys is asked for once more, and only if it subscribes to something', async ({
  page,
  db,
  context,
  signedInAs,
}) => {
  const { email } = await makeReader(db, [{}]);
  await signedInAs(email);
  const lists = calls(page, page1);
  const again = calls(page, ownSurveys);
  await page.goto('/survey/subscriptions');
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  expect([lists.length, again.length]).toEqual([1, 1]);

  const newcomer = await makeReader(db);
  await context.clearCookies();
  await signedInAs(newcomer.email);
  await page.goto('/survey/subscriptions');
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  expect([lists.length, again.length]).toEqual([2, 1]);
});

test('CAT-27 surveys that were not there at first are loaded again and listed', async ({
  page,
  db,
  signedInAs,
}) => {
  const { email, items } = await makeReader(db, [{ kind: 'survey' }]);
  await signedInAs(email);
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
  await expect(rowOf(page, items[0]?.item_name ?? '')).toBeVisible();
  expect([lists.length, again.length]).toEqual([2, 1]);
});

test('SUB-07 subscriptions that cannot be fetched are told with another try, and the page stays usable', async ({
  page,
  db,
  signedInAs,
}) => {
  const { email } = await makeReader(db, [{}]);
  await signedInAs(email);
  const detail = 'The surveys could not be read';
  await page.route('**/api/survey/subscriptions/company/*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail } }),
  );
  await page.goto('/survey/subscriptions');
  const notice = page.getByRole('alert').filter({ hasText: detail });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: none })).toBeVisible();
  const again = calls(page, ownSurveys);
  await page.unroute('**/api/survey/subscriptions/company/*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => again.length).toBe(1);
  await expect(notice).toHaveCount(0);
  await quickFilter(page).getByRole('link', { name: 'All Surveys' }).click();
  await expect(page).toHaveURL('/survey/all-surveys');
  await expect(rows(page)).not.toHaveCount(0);
});

test('a lost connection leaves the page in place and offers another try', async ({
  page,
  db,
  context,
  signedInAs,
}) => {
  const { email } = await makeReader(db, [{}, { category_id: 3, sub_category_id: 301 }]);
  await signedInAs(email);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await context.setOffline(true);
  await entry(page, 'Category', 'Orthopedics').click();
  const failed = results(page).getByRole('alert');
  await expect(failed).toContainText('The reports did not load');
  await expect(entry(page, 'Category', 'Cardiovascular')).toBeVisible();
  await expect(page).toHaveURL('/catalog/subscriptions?category=orthopedics');
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(failed).toHaveCount(0);
});

test('below 1000 px a page that did not load leaves the filters usable', async ({ page, db, signedInAs }) => {
  const { email } = await makeReader(db, [{ region: 'Africa' }, { region: 'Europe' }]);
  await signedInAs(email);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  await page.route('**/api/catalogs/page?*region=Africa*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail: 'The catalogue is away' } }),
  );
  await regionList(page).getByRole('button', { name: 'Africa' }).click();
  await expect(results(page).getByRole('alert')).toContainText('The catalogue is away');
  await expect(filters(page)).toBeVisible();
  await regionList(page).getByRole('button', { name: 'Europe' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('what was shown stays until the next page is there', async ({ page, db, signedInAs }) => {
  const { email } = await makeReader(db, [{}, { category_id: 3, sub_category_id: 301 }]);
  await signedInAs(email);
  await page.goto('/catalog/subscriptions');
  await expect(rows(page)).toHaveCount(2);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/catalogs/page?*category=*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await entry(page, 'Category', 'Orthopedics').click();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(2);
  held.resolve();
  await expect(rows(page)).toHaveCount(1);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
});
