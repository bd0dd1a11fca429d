import { subscribe } from '@caliper/api/testing/items.ts';
import { makePerson } from '@caliper/api/testing/people.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { button, exact, gone, group, heading, link, navigation, seen } from '../screen.ts';
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
  await seen(page.getByText('2 custom reports'));
  await expect(rowOf(page, mine)).toContainText('Created by you');
  await expect(rowOf(page, mine)).toContainText('2 bookmarks');
  await expect(rowOf(page, mine)).toContainText(source.title);
  await expect(rowOf(page, theirs)).toContainText('Shared by Jonas Feld');
  await expect(rowOf(page, theirs)).toContainText('1 bookmark');
  await gone(rows(page).getByRole('button'));
  await gone(link(rowOf(page, theirs), /^Dashboard/));
  const dashboard = link(rowOf(page, mine), /^Dashboard/);
  await expect(dashboard).toHaveAttribute('href', `/reports/global-dashboard/medcore/${id}/${slugOf(mine)}`);
  await gone(filters(page));
  await expect(quickFilter(page).getByRole('link')).toHaveCount(4);

  await link(rowOf(page, theirs), theirs).click();
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
  const { companyId } = await house.signedIn(makeCustomer(house.db));
  await giveTo(house, support, id, [companyId]);

  await page.goto('/catalog/diabetes');
  await expect(rowOf(page, name)).toContainText('MedCore');
  await expect(rowOf(page, source.title)).toContainText('Not subscribed');
  const heart = button(rowOf(page, name), /^Favorite: /);
  const stored = page.waitForResponse(`**/api/users/me/favorites/medcore/${id}`);
  await heart.click();
  expect((await stored).status()).toBe(200);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await link(quickFilter(page), 'Subscriptions').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(navigation(page, 'Category', exact).getByRole('link')).toHaveCount(1);
  await expect(entry(page, 'Category', 'Diabetes')).toHaveText(/1$/);
  await link(quickFilter(page), 'Favorites').click();
  await seen(rowOf(page, name));
  await link(quickFilter(page), 'Custom Reports').click();
  await seen(rowOf(page, name));
  await gone(filters(page));

  const stranger = await secondPage(browser, house, (await makeCustomer(house.db)).email);
  await stranger.goto('/catalog/diabetes');
  await seen(rowOf(stranger, source.title));
  await gone(rowOf(stranger, name));
  await link(quickFilter(stranger), 'Custom Reports').click();
  await seen(heading(stranger, nothing));
  await stranger.context().close();

  await giveTo(house, support, id, []);
  await page.goto('/catalog/favorites');
  await seen(heading(page, 'No reports available'));
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
  await gone(rows(page).getByRole('button'));
  await expect(navigation(page, 'Category', exact).getByRole('link')).toHaveCount(2);
  await entry(page, 'Category', 'Diabetes').click();
  await expect(page).toHaveURL('/catalog/custom-reports?category=diabetes');
  await expect(rows(page)).toHaveCount(1);
  await seen(rowOf(page, second));
  await link(page, 'Clear category').click();
  await button(group(page, 'Region', exact), 'Europe').click();
  await expect(rows(page)).toHaveCount(1);
  await seen(rowOf(page, first));
});

test('CAT-05 a list of custom reports fits every screen, however long the names are @thorough', async ({
  page,
  house,
}) => {
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
