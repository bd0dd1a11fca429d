import { expect, test } from '../fixtures.ts';
import { check, uncheck } from '../pressing.ts';
import { makeReader, unique } from './catalogue-steps.ts';
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
import {
  chaptersCalled,
  expectChapter,
  expectNotSubscribed,
  openReport,
  reportAddress,
} from './reader-steps.ts';
import { publishReport } from './search-steps.ts';
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
  await expect(made.getByRole('radio')).toHaveCount(0);
  await expect(tick(made, '2 Knees part 2')).toBeChecked();
  await submit(made, 'Create custom report').click();
  await expect(made.getByText('Please enter a title.')).toBeVisible();
  await expect(made.getByLabel('Title *')).toBeFocused();
  await made.getByLabel('Title *').fill(name);
  await check(tick(made, '4 Knees part 4'));
  await expect(made.getByText('2 of 15')).toBeVisible();
  await submit(made, 'Create custom report').click();
  await expect(note(page, `Custom report "${name}" created`)).toBeVisible();
  await expect(made).toHaveCount(0);

  await openReport(page, reportAddress(robots.report_id), 'Robots');
  const added = await openBookmark(page);
  await expect(added.getByRole('radio', { name: 'New custom report' })).toBeChecked();
  await check(added.getByRole('radio', { name: `${name} 2 of 15` }));
  await expect(added.getByText('3 of 15')).toBeVisible();
  await check(tick(added, '2 Navigation'));
  await submit(added).click();
  await expect(note(page, `Custom report "${name}" updated`)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expectChapter(page, 'Knees part 2');
  await expectOrder(page, ['Knees part 2', 'Knees part 4', 'Robots', 'Navigation']);
});

test('CR-01 chapters already in a custom report are ticked, and unticking removes them', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house);
  const name = unique('Board pack');
  const [one, two] = [[knees.report_id, 1] as const, [knees.report_id, 2] as const];
  await makeCustomReport(house, lead, name, [one, two]);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id, 2), 'Knees part 2');
  const opened = await openBookmark(page);
  await check(opened.getByRole('radio', { name }));
  await expect(tick(opened, '1 Knees part 1')).toBeChecked();
  await submit(opened).click();
  await expect(opened.getByText('This custom report already has these chapters.')).toBeVisible();
  await uncheck(tick(opened, '2 Knees part 2'));
  await uncheck(tick(opened, '1 Knees part 1'));
  await expect(
    opened.getByText('Custom reports must have at least 1 chapter from each report'),
  ).toBeVisible();
  await submit(opened).click();
  await expect(opened).toBeVisible();
  await check(tick(opened, '1 Knees part 1'));
  await submit(opened).click();
  await expect(note(page, `Custom report "${name}" updated`)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expectOrder(page, ['Knees part 1']);
});

test('CR-02 with ten custom reports a new one is refused with the reason, and existing ones can still be extended', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house);
  for (let index = 1; index <= 10; index += 1)
    await makeCustomReport(house, lead, `Pack ${index}`, [[knees.report_id, 1]]);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id, 2), 'Knees part 2');
  const opened = await openBookmark(page);
  const sentence =
    'You may only create up to 10 Custom Reports. Delete another Custom Report if you want to create a new Custom Report.';
  await expect(opened.getByRole('radio', { name: `New custom report ${sentence}` })).toBeDisabled();
  await opened.getByText('New custom report').hover();
  await expect(page.getByRole('tooltip', { name: sentence })).toBeVisible();
  await expect(opened.getByLabel('Title *')).toHaveCount(0);
  await expect(opened.getByRole('radio', { name: 'Pack 10 1 of 15' })).toBeChecked();
  await submit(opened).click();
  await expect(note(page, 'Custom report "Pack 10" updated')).toBeVisible();
});

test('CR-03 CR-04 a title has at most 100 characters and there are at most 15 bookmarks', async ({
  page,
  house,
}) => {
  const { lead, knees, robots } = await makeLibrary(house, 16);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const opened = await openBookmark(page);
  const title = opened.getByLabel('Title *');
  await title.fill('x'.repeat(101));
  await expect(opened.getByText('Title must not exceed 100 characters')).toBeVisible();
  await submit(opened, 'Create custom report').click();
  await expect(opened).toBeVisible();
  await title.fill('x'.repeat(100));
  await expect(opened.getByText('Title must not exceed 100 characters')).toHaveCount(0);

  for (let chapter = 2; chapter <= 15; chapter += 1)
    await check(tick(opened, `${chapter} Knees part ${chapter}`));
  await expect(opened.getByText('15 of 15')).toBeVisible();
  await expect(opened.getByText(limitReached)).toBeVisible();
  await expect(tick(opened, '16 Knees part 16')).toBeDisabled();
  await uncheck(tick(opened, '15 Knees part 15'));
  await expect(opened.getByText(limitReached)).toHaveCount(0);
  await expect(tick(opened, '16 Knees part 16')).toBeEnabled();
  await check(tick(opened, '16 Knees part 16'));
  await submit(opened, 'Create custom report').click();
  await expect(note(page, `Custom report "${'x'.repeat(100)}" created`)).toBeVisible();

  await openReport(page, reportAddress(robots.report_id), 'Robots');
  const full = await openBookmark(page);
  await check(full.getByRole('radio', { name: '15 of 15' }));
  await expect(full.getByText(limitReached)).toBeVisible();
  await expect(tick(full, '1 Robots')).toBeDisabled();
});

test('CR-01 a double click, and a retry in a reopened dialog after a lost answer, make one custom report', {
  tag: '@thorough',
}, async ({ page, house }) => {
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
  await expect(opened.getByText(connectionLost)).toBeVisible();
  await expect(opened.getByLabel('Title *')).toHaveValue('Made once');
  await page.unroute(creating);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await openBookmark(page);
  await submit(opened, 'Create custom report').dblclick();
  await expect(note(page, 'Custom report "Made once" created')).toBeVisible();
  const made = await house.db
    .selectFrom('custom_reports')
    .selectAll()
    .where('user_id', '=', lead.id)
    .execute();
  expect(made).toHaveLength(1);
});

test('CR-01 on a phone the draft stays when the dialog and its panel are closed', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house);
  await house.signedInAs(lead.email);
  await page.setViewportSize({ width: 375, height: 812 });
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const more = page.getByRole('navigation', { name: 'Reading' }).getByRole('button', { name: 'More' });
  const panel = page.getByRole('dialog', { name: 'More', exact: true });
  await more.click();
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('Not finished');
  await check(tick(opened, '3 Knees part 3'));
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await more.click();
  await openBookmark(page);
  await expect(opened.getByLabel('Title *')).toHaveValue('Not finished');
  await expect(tick(opened, '3 Knees part 3')).toBeChecked();
});

test('CR-01 in a reader that was opened before an update, a chapter is refused instead of another being taken', {
  tag: '@thorough',
}, async ({ page, house }) => {
  const { lead, knees } = await makeLibrary(house);
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  await publishReport(house, chaptersCalled('Foreword', 'Knees part 1'), {
    title: knees.title,
    reportId: String(knees.report_id),
  });
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('Of the first chapter');
  await submit(opened, 'Create custom report').click();
  await expect(opened.getByText('This report has been updated since you opened it.')).toBeVisible();
  await page.reload();
  await expectChapter(page, 'Foreword');
  await openBookmark(page);
  await opened.getByLabel('Title *').fill('Of the foreword');
  await submit(opened, 'Create custom report').click();
  await expect(note(page, 'Custom report "Of the foreword" created')).toBeVisible();
});

test('CR-13 too many requests from one address are reported in the dialog, which keeps the input', async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  const detail = 'Too many Custom Reports have been created from your IP address, please try again later.';
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  const opened = await openBookmark(page);
  await opened.getByLabel('Title *').fill('One more');
  await page.route(creating, (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'too-many-custom-reports', detail } }),
  );
  await submit(opened, 'Create custom report').click();
  await expect(opened.getByText(detail)).toBeVisible();
  await page.unroute(creating);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeFocused();
  await openBookmark(page);
  await expect(opened.getByLabel('Title *')).toHaveValue('One more');
  await expect(opened.getByText(detail)).toHaveCount(0);
});

test('CR-21 only those who may read a report in full may bookmark it', async ({ page, house }) => {
  const { knees } = await makeLibrary(house);
  await house.signedInAs(admin);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  await openBookmark(page);
  await page.keyboard.press('Escape');
  await page.context().clearCookies();
  await house.signedInAs((await makeReader(house.db)).email);
  await page.goto(reportAddress(knees.report_id));
  await expectNotSubscribed(page);
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toHaveCount(0);
});

test('CR-01 a list that does not load says so and can be retried', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { lead, knees } = await makeLibrary(house);
  const metadata = '**/api/custom-reports/metadata*';
  await house.signedInAs(lead.email);
  await openReport(page, reportAddress(knees.report_id), 'Knees part 1');
  await page.route(metadata, (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail: 'Broken' } }),
  );
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
  const opened = dialog(page, 'Bookmark');
  await expect(opened.getByRole('heading', { name: 'Your custom reports did not load' })).toBeVisible();
  await page.unroute(metadata);
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect(opened.getByLabel('Title *')).toBeVisible();
});
