import { subscribe } from '@caliper/api/testing/items.ts';
import { makeCompany, makePerson } from '@caliper/api/testing/people.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, heading, link, navigation, seen, table } from '../screen.ts';
import { cut } from '../trouble.ts';
import { inDays, makeCustomer } from './account-steps.ts';
import { calls, quickFilter, rowOf, unique } from './catalogue-steps.ts';
import { giveTo, makeCustomReport, makeSupport, shareWith } from './custom-report-steps.ts';
import { chaptersCalled } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
import { note, tableRow } from './staff-steps.ts';

const chapters = chaptersCalled('Market', 'Prices');
const question = 'Are you sure you wish to delete this report? This action cannot be reversed.';
const list = (page: Page) => table(page, 'Custom reports');
const remove = (page: Page, name: string) => button(list(page), `Delete ${name}`);

test('ACC-06 CR-11 CR-19 people can delete their own after confirming, but not a colleague’s @thorough', async ({
  page,
  house,
}) => {
  const source = await publishReport(house, chapters);
  const own = await makeCustomer(house.db);
  const colleague = await makePerson(house.db, { usergroup_id: own.companyId, name: 'Jonas Feld' });
  await subscribe(house.db, own.companyId, source.report_id);
  const [theirs, mine, other] = [unique('Tenders'), unique('Board pack'), unique('Prices')];
  const shared = await makeCustomReport(house, colleague, theirs, [[source.report_id, 1]]);
  await shareWith(house, colleague, shared, [own]);
  const id = await makeCustomReport(house, own, mine, [
    [source.report_id, 1],
    [source.report_id, 2],
  ]);
  await shareWith(house, own, id, [colleague]);
  const second = await makeCustomReport(house, own, other, [[source.report_id, 2]]);

  await house.signedInAs(own.email);
  await page.goto('/dashboard/custom-reports');
  await expect(list(page).getByRole('rowheader')).toHaveCount(3);
  await seen(page.getByText('2 of 10 created'));
  await expect(tableRow(list(page), mine)).toContainText('1 report in Orthopedics');
  await expect(tableRow(list(page), mine)).toContainText(/You2 of 151 person\d{4}-\d\d-\d\d/);
  await expect(tableRow(list(page), other)).toContainText('Nobody');
  await expect(tableRow(list(page), theirs)).toContainText('Jonas Feld1 of 15–');
  await gone(remove(page, theirs));
  const target = link(list(page), mine);
  await expect(target).toHaveAttribute('href', `/custom-reports/${id}/${slugOf(mine)}/1`);

  const deletions = calls(page, /^\/api\/custom-report\/\d+$/);
  await remove(page, mine).click();
  const opened = page.getByRole('dialog');
  await expect(opened).toContainText(question);
  await button(opened, 'Cancel').click();
  await expect(remove(page, mine)).toBeFocused();
  await remove(page, mine).click();
  await button(opened, 'Delete').dblclick();
  await seen(note(page, 'Custom report deleted'));
  await gone(target);
  await expect(link(list(page), theirs)).toBeFocused();
  await seen(page.getByText('1 of 10 created'));
  expect(deletions).toHaveLength(1);

  // In the meantime it was deleted in another window.
  await remove(page, other).click();
  await house.db.deleteFrom('custom_reports').where('c_report_id', '=', second).execute();
  await button(opened, 'Delete').click();
  await expect(list(page).getByRole('rowheader')).toHaveCount(1);
  await page.goto('/catalog/custom-reports');
  await seen(rowOf(page, theirs));
  await gone(rowOf(page, mine));
});

test('ACC-06 when the last one is deleted the page explains what custom reports are @thorough', async ({
  page,
  house,
}) => {
  test.slow();
  const source = await publishReport(house, chapters);
  const own = await makeCustomer(house.db);
  await subscribe(house.db, own.companyId, source.report_id);
  const name = unique('Board pack');
  await makeCustomReport(house, own, name, [[source.report_id, 1]]);
  await house.signedInAs(own.email);
  const load = `**/api/custom-reports/${own.companyId}`;
  await page.route(load, (route) => route.fulfill({ status: 500, json: { detail: 'Out of order' } }));
  await page.goto('/dashboard/custom-reports');
  await seen(heading(page, 'Your custom reports did not load'));
  await page.unroute(load);
  await button(page, 'Try again').click();

  const deletion = '**/api/custom-report/*';
  await cut(page, deletion);
  await remove(page, name).click();
  const confirm = button(page.getByRole('dialog'), 'Delete');
  await confirm.click();
  await seen(page.getByRole('alert'));
  await page.unroute(deletion);
  await confirm.click();
  await seen(heading(page, 'You have no Custom Reports to view'));
  await expect(heading(page, 'Custom Reports', exact)).toBeFocused();
  await expectFits(page, 'main');
  await link(page, 'See your subscriptions').click();
  await seen(rowOf(page, source.title));
});

test('ACC-06 the list has ten per page, and after a deletion the next one moves up @thorough', async ({
  page,
  house,
}) => {
  const source = await publishReport(house, chapters);
  const own = await makeCustomer(house.db);
  const colleague = await makePerson(house.db, { usergroup_id: own.companyId });
  await subscribe(house.db, own.companyId, source.report_id);
  for (const maker of [...Array.from({ length: 10 }, () => own), colleague, colleague, colleague]) {
    const id = await makeCustomReport(house, maker, unique('Pack'), [[source.report_id, 1]]);
    if (maker === colleague) await shareWith(house, colleague, id, [own]);
  }
  await house.signedInAs(own.email);
  await page.goto('/dashboard/custom-reports');
  const titles = list(page).getByRole('rowheader');
  await expect(titles).toHaveCount(10);
  await button(page, 'Next').click();
  await expect(titles).toHaveCount(3);
  await expect(page).toHaveURL(/\?page=2$/);
  const deleteAt = async (place: number) => {
    await button(list(page), /^Delete/)
      .nth(place)
      .click();
    await button(page.getByRole('dialog'), 'Delete').click();
  };
  const next = link(list(page), (await titles.nth(2).getByRole('link').textContent()) ?? '');
  await deleteAt(1);
  await expect(titles).toHaveCount(2);
  await expect(next).toBeFocused();
  await deleteAt(0);
  await expect(titles).toHaveCount(1);
  await deleteAt(0);
  await expect(titles).toHaveCount(10);
  await expect(titles.last().getByRole('link')).toBeFocused();
});

test('CAT-37 CR-14 ACC-06 the categories come from the reports, each requested once; MedCore reports are not listed, and the support account has no such list @thorough', async ({
  page,
  house,
}) => {
  const knees = await publishReport(house, chapters);
  const pumps = await publishReport(house, chapters, { categoryId: '6', subCategoryId: '601' });
  const own = await makeCustomer(house.db);
  for (const { report_id } of [knees, pumps]) await subscribe(house.db, own.companyId, report_id);
  const [both, one] = [unique('Both'), unique('One')];
  await makeCustomReport(house, own, both, [
    [knees.report_id, 1],
    [pumps.report_id, 1],
    [knees.report_id, 2],
  ]);
  await makeCustomReport(house, own, one, [[knees.report_id, 2]]);
  const support = await makeSupport(house.db);
  const core = unique('Essentials');
  const id = await makeCustomReport(house, support, core, [[knees.report_id, 1]]);
  await giveTo(house, support, id, [own.companyId]);
  const asked = calls(page, /^\/api\/reports\/report-info\/\d+$/);
  await house.signedInAs(own.email);
  await page.goto('/dashboard/custom-reports');
  await expect(tableRow(list(page), both)).toContainText('2 reports in Diabetes, Orthopedics');
  await expect(tableRow(list(page), one)).toContainText('1 report in Orthopedics');
  expect(asked.map(({ pathname }) => Number(pathname.split('/').at(-1))).sort()).toEqual(
    [knees.report_id, pumps.report_id].sort(),
  );

  await expect(list(page).getByRole('rowheader')).toHaveCount(2);

  await page.context().clearCookies();
  await house.signedInAs(support.email);
  await page.goto('/dashboard/custom-reports');
  await seen(heading(page, 'MedCore reports are not listed here'));
  const menu = navigation(page, 'My Account');
  await gone(link(menu, 'Custom Reports'));
  await link(page, 'Open Custom Reports').click();
  await seen(quickFilter(page));
  await seen(rowOf(page, core));
});

test('SUB-08 ACC-06 a headquarter sees what its subsidiary made, but cannot delete it @thorough', async ({
  page,
  house,
}) => {
  const source = await publishReport(house, chapters);
  const chief = await makeCustomer(house.db, {}, { headquarter: true });
  const company = unique('Subsidiary');
  const below = await makeCompany(house.db, {
    company,
    headquarter_id: chief.companyId,
    expiry: inDays(300),
  });
  const maker = await makePerson(house.db, { usergroup_id: below, name: 'Inês Duarte' });
  await subscribe(house.db, below, source.report_id);
  const name = unique('Iberia');
  await makeCustomReport(house, maker, name, [[source.report_id, 1]]);
  await house.signedInAs(chief.email);
  await page.goto('/dashboard/custom-reports');
  await expect(tableRow(list(page), name)).toContainText(`Inês Duarte${company}`);
  await gone(remove(page, name));
  await page.goto('/catalog/custom-reports');
  await expect(rowOf(page, name)).toContainText(`By Inês Duarte, ${company}`);
});

test('ACC-06 the list and the confirmation of a deletion fit every screen @thorough', async ({
  page,
  house,
}) => {
  test.slow();
  const source = await publishReport(house, chapters);
  const long = 'Interdisciplinary Musculoskeletal Reconstruction and Rehabilitation';
  const chief = await makeCustomer(house.db, {}, { headquarter: true });
  const below = await makeCompany(house.db, {
    company: unique(long),
    headquarter_id: chief.companyId,
    expiry: inDays(300),
  });
  const maker = await makePerson(house.db, {
    usergroup_id: below,
    name: `Maximiliane ${'Hohenstein'.repeat(4)}`,
  });
  await subscribe(house.db, below, source.report_id);
  await makeCustomReport(house, maker, unique(long), [[source.report_id, 1]]);
  const mine = unique(long);
  await makeCustomReport(house, chief, mine, [[source.report_id, 1]]);
  await house.signedInAs(chief.email);
  await page.goto('/dashboard/custom-reports');
  await expect(list(page).getByRole('rowheader')).toHaveCount(2);
  await expectFits(page);
  await remove(page, mine).click();
  await expect(page.getByRole('dialog')).toContainText(question);
  await expectFits(page, '[role="dialog"]');
});
