import { subscribe } from '@caliper/api/testing/items.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { makeCustomer } from './account-steps.ts';
import { entry, filters, quickFilter, rowOf, rows, unique } from './catalogue-steps.ts';
import { chooseMarket, giveTo, makeCustomReport, makeSupport, shareWith } from './custom-report-steps.ts';
import { chaptersCalled } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { secondPage } from './staff-steps.ts';

const chapters = chaptersCalled('Market', 'Prices', 'Outlook');
const nothing = 'You have no Custom Reports to view';
const diabetes = { categoryId: '6', subCategoryId: '601' };

test('CAT-04 CAT-05 CR-19 own and shared custom reports are in one list that shows who made them', async ({
  page,
  house,
}) => {
  const source = await publishReport(house, chapters);
  const own = await makeCustomer(house.db);
  const colleague = await makePerson(house.db, { usergroup_id: own.companyId, name: 'Jonas Feld' });
  await subscribe(house.db, own.companyId, source.report_id);
  const [mine, theirs] = [unique('Board pack'), unique('Tenders')];
  const id = await makeCustomReport(house, own, mine, [
    [source.report_id, 2],
    [source.report_id, 1],
  ]);
  const shared = await makeCustomReport(house, colleague, theirs, [[source.report_id, 3]]);
  await shareWith(house, colleague, shared, [own]);
  await chooseMarket(house, own, id, source.report_id, 'Cemented Knees');

  await house.signedInAs(own.email);
  await page.goto('/catalog/custom-reports');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('2 custom reports')).toBeVisible();
  await expect(rowOf(page, mine)).toContainText('Created by you');
  await expect(rowOf(page, mine)).toContainText('2 bookmarks');
  await expect(rowOf(page, mine)).toContainText(source.title);
  await expect(rowOf(page, theirs)).toContainText('Shared by Jonas Feld');
  await expect(rowOf(page, theirs)).toContainText('1 bookmark');
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  await expect(rowOf(page, theirs).getByRole('link', { name: /^Dashboard/ })).toHaveCount(0);
  const dashboard = rowOf(page, mine).getByRole('link', { name: /^Dashboard/ });
  await expect(dashboard).toHaveAttribute('href', `/reports/global-dashboard/medcore/${id}/${slugOf(mine)}`);
  await expect(filters(page)).toHaveCount(0);
  await expect(quickFilter(page).getByRole('link')).toHaveCount(4);

  await rowOf(page, theirs).getByRole('link', { name: theirs }).click();
  await expect(page).toHaveURL(`/custom-reports/${shared}/${slugOf(theirs)}/1`);
});

test('CR-14 CAT-22 CAT-23 CAT-30 a MedCore report appears in the catalogue of the company that has it', async ({
  page,
  house,
  browser,
}) => {
  const source = await publishReport(house, chapters, diabetes);
  const support = await makeSupport(house.db);
  const name = unique('Essentials');
  const id = await makeCustomReport(house, support, name, [[source.report_id, 1]]);
  const { email, companyId } = await makeCustomer(house.db);
  await giveTo(house, support, id, [companyId]);

  await house.signedInAs(email);
  await page.goto('/catalog/diabetes');
  await expect(rowOf(page, name)).toContainText('MedCore');
  await expect(rowOf(page, source.title)).toContainText('Not subscribed');
  const heart = rowOf(page, name).getByRole('button', { name: /^Favorite: / });
  const stored = page.waitForResponse(`**/api/users/me/favorites/medcore/${id}`);
  await heart.click();
  expect((await stored).status()).toBe(200);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await quickFilter(page).getByRole('link', { name: 'Subscriptions' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Category', exact: true }).getByRole('link')).toHaveCount(
    1,
  );
  await expect(entry(page, 'Category', 'Diabetes')).toHaveText(/1$/);
  await quickFilter(page).getByRole('link', { name: 'Favorites' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await quickFilter(page).getByRole('link', { name: 'Custom Reports' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await expect(filters(page)).toHaveCount(0);

  const stranger = await secondPage(browser, house.baseURL);
  await house.signedInAs((await makeCustomer(house.db)).email, stranger.context());
  await stranger.goto('/catalog/diabetes');
  await expect(rowOf(stranger, source.title)).toBeVisible();
  await expect(rowOf(stranger, name)).toHaveCount(0);
  await quickFilter(stranger).getByRole('link', { name: 'Custom Reports' }).click();
  await expect(stranger.getByRole('heading', { name: nothing })).toBeVisible();
  await stranger.context().close();

  await giveTo(house, support, id, []);
  await page.goto('/catalog/favorites');
  await expect(page.getByRole('heading', { name: 'No reports available' })).toBeVisible();
});

test('CAT-04 CAT-24 the support account filters its own reports by category and region', async ({
  page,
  house,
}) => {
  const knees = await publishReport(house, chapters);
  const pumps = await publishReport(house, chapters, { ...diabetes, region: 'North America' });
  const support = await makeSupport(house.db);
  const [first, second] = [unique('Knee core'), unique('Diabetes core')];
  await makeCustomReport(house, support, first, [[knees.report_id, 1]]);
  await makeCustomReport(house, support, second, [[pumps.report_id, 1]]);

  await house.signedInAs(support.email);
  await page.goto('/catalog/custom-reports');
  await expect(rows(page)).toHaveCount(2);
  await expect(rowOf(page, first)).toContainText('MedCore');
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Category', exact: true }).getByRole('link')).toHaveCount(
    2,
  );
  await entry(page, 'Category', 'Diabetes').click();
  await expect(page).toHaveURL('/catalog/custom-reports?category=diabetes');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, second)).toBeVisible();
  await page.getByRole('link', { name: 'Clear category' }).click();
  await page
    .getByRole('group', { name: 'Region', exact: true })
    .getByRole('button', { name: 'Europe' })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, first)).toBeVisible();
});

test('CAT-05 a list of custom reports fits every screen, however long the names are', {
  tag: '@thorough',
}, async ({ page, house }) => {
  test.slow();
  const source = await publishReport(house, chapters);
  const long = 'Interdisciplinary Musculoskeletal Reconstruction and Rehabilitation';
  const own = await makeCustomer(house.db);
  const colleague = await makePerson(house.db, {
    usergroup_id: own.companyId,
    name: `Maximiliane ${'Hohenstein'.repeat(4)}`,
  });
  await subscribe(house.db, own.companyId, source.report_id);
  const id = await makeCustomReport(house, own, unique(long), [[source.report_id, 1]]);
  await chooseMarket(house, own, id, source.report_id, 'Cemented Knees');
  const shared = await makeCustomReport(house, colleague, unique(long), [[source.report_id, 1]]);
  await shareWith(house, colleague, shared, [own]);
  const support = await makeSupport(house.db);
  const core = await makeCustomReport(house, support, unique(long), [[source.report_id, 1]]);
  await giveTo(house, support, core, [own.companyId]);
  await house.signedInAs(own.email);
  await page.goto('/catalog/custom-reports');
  await expect(rows(page)).toHaveCount(3);
  await expectFits(page);
});
