import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, exact, gone, heading, link, seen } from '../screen.ts';
import { rowOf, unique } from './catalogue-steps.ts';
import {
  dialog,
  expectOrder,
  makeLibrary,
  openBookmark,
  option,
  submit,
  tick,
} from './custom-report-dialog-steps.ts';
import { makeSupport } from './custom-report-steps.ts';
import { expectChapter, openReport, reportAddress } from './reader-steps.ts';
import { makeClient, note, secondPage } from './staff-steps.ts';

test('CR-14 CR-02 the support account makes a MedCore report and gives it to a company, whose readers find it', async ({
  page,
  house,
  browser,
}) => {
  const { knees, robots } = await makeLibrary(house);
  const { company, email } = await makeClient(house.db);
  const support = await makeSupport(house.db);
  const name = unique('Essentials');
  await house.signedInAs(support.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const bookmark = await openBookmark(page);
  await bookmark.getByLabel('Title *').fill(name);
  await submit(bookmark, 'Create custom report').click();
  await button(page, 'Open', exact).click();
  await button(page, 'Add bookmarks').click();
  const adding = dialog(page, 'Add Bookmarks');
  await adding.getByLabel('Search by name, year or region').fill(robots.title);
  await button(adding, new RegExp(`^${robots.title}`)).click();
  await check(tick(adding, '2 Navigation'));
  await submit(adding).click();
  await expectOrder(page, ['Knees part 1', 'Navigation']);

  await option(page, 'Share With Companies').click();
  const giving = dialog(page, 'Share With Companies');
  await giving.getByLabel('Search by name').fill(company);
  await giving.getByLabel('Search by name').press('Enter');
  await check(tick(giving, company));
  await seen(giving.getByText(`${company} will get it.`));
  await submit(giving).click();
  await seen(note(page, 'Custom report given to 1 company'));

  const reader = await secondPage(browser, house, email);
  await reader.goto('/catalog/subscriptions');
  await expect(rowOf(reader, name)).toContainText('MedCore');
  await reader.goto('/catalog/custom-reports');
  await link(rowOf(reader, name), name).click();
  await expectChapter(reader, 'Knees part 1');
  await gone(heading(reader, 'Options'));
});
