import { rowsIn } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { button, exact, gone, heading, navigation, radio, seen } from '../screen.ts';
import { fails } from '../trouble.ts';
import { signInReader, unique } from './catalogue-steps.ts';
import {
  connectionLost,
  dialog,
  expectOrder,
  limitReached,
  makeLibrary,
  openBookmark,
  submit,
  tick,
} from './custom-report-dialog-steps.ts';
import { makeCustomReport } from './custom-report-steps.ts';
import { expectChapter, expectNotSubscribed, openReport, reportAddress } from './reader-steps.ts';
import { admin, note } from './staff-steps.ts';

const creating = '**/api/custom-reports';

test('CR-01 a custom report is made from one report, gets chapters from another, and is opened', async ({
  page,
  house,
}) => {
  const { lead, knees, robots } = await makeLibrary(house);
  const name = unique('Board pack');
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id, 2), 'Knees part 2');
  const made = await openBookmark(page);
  await expect(made.getByLabel('Title *')).toBeFocused();
  await gone(made.getByRole('radio'));
  await expect(tick(made, '2 Knees part 2')).toBeChecked();
  await submit(made, 'Create custom report').click();
  await seen(made.getByText('Please enter a title.'));
  await expect(made.getByLabel('Title *')).toBeFocused();
  await made.getByLabel('Title *').fill(name);
  await check(tick(made, '4 Knees part 4'));
  await seen(made.getByText('2 of 15'));
  await submit(made, 'Create custom report').click();
  await seen(note(page, `Custom report "${name}" created`));
  await gone(made);

  await openReport(page, reportAddress(robots.report_id), 'Robots');
  const added = await openBookmark(page);
  await expect(radio(added, 'New custom report')).toBeChecked();
  await check(radio(added, `${name} 2 of 15`));
  await seen(added.getByText('3 of 15'));
  await check(tick(added, '2 Navigation'));
  await submit(added).click();
  await seen(note(page, `Custom report "${name}" updated`));
  await button(page, 'Open', exact).click();
  await expectChapter(page, 'Knees part 2');
  await expectOrder(page, ['Knees part 2', 'Knees part 4', 'Robots', 'Navigation']);
});

test('CR-02 with ten custom reports a new one is refused with the reason, and existing ones can still be extended @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  for (let index = 1; index <= 10; index += 1)
    await makeCustomReport(house, lead, `Pack ${index}`, [[knees.report_id, 1]]);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id, 2), 'Knees part 2');
  const opened = await openBookmark(page);
  const sentence =
    'You may only create up to 10 Custom Reports. Delete another Custom Report if you want to create a new Custom Report.';
  await expect(radio(opened, `New custom report ${sentence}`)).toBeDisabled();
  await opened.getByText('New custom report').hover();
  await seen(page.getByRole('tooltip', { name: sentence }));
  await gone(opened.getByLabel('Title *'));
  await expect(radio(opened, 'Pack 10 1 of 15')).toBeChecked();
  await submit(opened).click();
  await seen(note(page, 'Custom report "Pack 10" updated'));
});

test('CR-03 CR-04 a title has at most 100 characters and there are at most 15 bookmarks @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees, robots } = await makeLibrary(house, 16);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const opened = await openBookmark(page);
  const title = opened.getByLabel('Title *');
  await title.fill('x'.repeat(101));
  await seen(opened.getByText('Title must not exceed 100 characters'));
  await submit(opened, 'Create custom report').click();
  await seen(opened);
  await title.fill('x'.repeat(100));
  await gone(opened.getByText('Title must not exceed 100 characters'));

  for (let chapter = 2; chapter <= 15; chapter += 1)
    await tick(opened, `${chapter} Knees part ${chapter}`).check();
  await seen(opened.getByText('15 of 15'));
  await seen(opened.getByText(limitReached));
  await expect(tick(opened, '16 Knees part 16')).toBeDisabled();
  await uncheck(tick(opened, '15 Knees part 15'));
  await gone(opened.getByText(limitReached));
  await expect(tick(opened, '16 Knees part 16')).toBeEnabled();
  await check(tick(opened, '16 Knees part 16'));
  await submit(opened, 'Create custom report').click();
  await seen(note(page, `Custom report "${'x'.repeat(100)}" created`));

  await openReport(page, reportAddress(robots.report_id), 'Robots');
  const full = await openBookmark(page);
  await check(radio(full, '15 of 15'));
  await seen(full.getByText(limitReached));
  await expect(tick(full, '1 Robots')).toBeDisabled();
});

test('CR-01 a double click, and a retry in a reopened dialog after a lost answer, make one custom report @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('Made once');
  await page.route(creating, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(opened, 'Create custom report').dblclick();
  await seen(opened.getByText(connectionLost));
  await expect(opened.getByLabel('Title *')).toHaveValue('Made once');
  await page.unroute(creating);
  await page.keyboard.press('Escape');
  await gone(opened);
  await openBookmark(page);
  await submit(opened, 'Create custom report').dblclick();
  await seen(note(page, 'Custom report "Made once" created'));
  const made = await rowsIn(house.db, 'custom_reports', { user_id: lead.id });
  expect(made).toHaveLength(1);
});

test('CR-01 on a phone the draft stays when the dialog and its panel are closed @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  await house.signedInAs(lead.email);
  await page.setViewportSize({ width: 375, height: 812 });
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const more = button(navigation(page, 'Reading'), 'More');
  const panel = page.getByRole('dialog', { name: 'More', exact: true });
  await more.click();
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('Not finished');
  await check(tick(opened, '3 Knees part 3'));
  await page.keyboard.press('Escape');
  await gone(opened);
  await page.keyboard.press('Escape');
  await gone(panel);
  await more.click();
  await openBookmark(page);
  await expect(opened.getByLabel('Title *')).toHaveValue('Not finished');
  await expect(tick(opened, '3 Knees part 3')).toBeChecked();
});

test('CR-13 too many requests from one address are reported in the dialog, which keeps the input @thorough', async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  const detail = 'Too many Custom Reports have been created from your IP address, please try again later.';
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('One more');
  await fails(page, creating, detail, 429, 'too-many-custom-reports');
  await submit(opened, 'Create custom report').click();
  await seen(opened.getByText(detail));
  await page.unroute(creating);
  await page.keyboard.press('Escape');
  await gone(opened);
  await expect(button(page, 'Bookmark', exact)).toBeFocused();
  await openBookmark(page);
  await expect(opened.getByLabel('Title *')).toHaveValue('One more');
  await gone(opened.getByText(detail));
});

test('CR-21 only those who may read a report in full may bookmark it @thorough', async ({ page, house }) => {
  const { knees } = await makeLibrary(house);
  await house.signedInAs(admin);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  await openBookmark(page);
  await page.keyboard.press('Escape');
  await page.context().clearCookies();
  await signInReader(house);
  await page.goto(reportAddress(knees.report_id));
  await expectNotSubscribed(page);
  await gone(button(page, 'Bookmark', exact));
});

test('CR-01 a list that does not load says so and can be retried @thorough', async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house);
  const metadata = '**/api/custom-reports/metadata*';
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  await fails(page, metadata, 'Broken');
  await button(page, 'Bookmark', exact).click();
  const opened = dialog(page, 'Bookmark');
  await seen(heading(opened, 'Your custom reports did not load'));
  await page.unroute(metadata);
  await button(opened, 'Try again').click();
  await seen(opened.getByLabel('Title *'));
});
