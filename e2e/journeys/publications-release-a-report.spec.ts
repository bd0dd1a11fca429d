import { packageOf, uploadFields, zipOf } from '@caliper/api/testing/packages.ts';
import { rowIn, rowsIn } from '@caliper/api/testing/rows.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { callAs } from '../house.ts';
import { button, checkbox, dialog, exact, gone, heading, link, radio, region, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { makeReading } from './reader-steps.ts';
import {
  admin,
  attach,
  editionsOf,
  expectUploaded,
  fillUpload,
  publications,
  secondPage,
  send,
} from './staff-steps.ts';

test.use({ account: publications });

/** A figure in brackets that its column does not decide has to be settled; a mark without a note to be looked at. */
const unclear = () =>
  zipOf({
    'chapters/01-summary.html': '<h1>Summary</h1><p>The market grew.</p>',
    'chapters/02-ankle.html':
      '<h1>Ankles</h1><p>By country.</p><table><caption>Table 2.1 Value</caption>' +
      '<tr><th>Country</th><th>2024</th><th>2025</th></tr><tr><td>Germany</td><td>82.9</td><td>87.1</td></tr>' +
      '<tr><td>France</td><td>48.8</td><td>(1)</td></tr><tr><td>Italy</td><td>31.0</td><td>32.2*</td></tr></table>',
  });

async function nothingForSale(page: Page): Promise<void> {
  await gone(page.getByText('Buy Now'));
}

test('PUB-01 PUB-03 PUB-06 PUB-08 publications upload, settle, release and open a report, and are offered nothing to buy', async ({
  page,
  house,
}) => {
  const title = unique('Ankle Implants');
  await page.goto('/');
  await button(page, 'Account menu').click();
  await link(page, 'Report Upload').click();
  await fillUpload(page, title);
  await attach(page, await unclear());
  await send(page);
  await expectUploaded(page);
  await seen(page.getByText(/Draft: \d findings, 1 to settle/));
  expect(await editionsOf(house.db, title)).toEqual([]);

  await link(page, 'Proof the draft').click();
  await seen(heading(page, title));
  await expect(button(page, 'Release now')).toHaveAttribute('aria-disabled', 'true');
  await button(page, /^1 ?A number in brackets/).click();
  await seen(heading(page, 'Ankles'));
  await nothingForSale(page);
  const answer = region(page, 'Finding 1', exact);
  await answer.getByLabel('Reason').fill('A note of the source, as printed.');
  await button(answer, 'Accept as it is').click();
  await seen(answer.getByText(/^Accepted by/));
  await button(region(page, 'Finding 1', exact), 'Correct Table 2.1 Value').click();
  await page.getByLabel('Unit of all its figures').fill('USD million');
  await button(dialog(page, 'Correct this table'), 'Correct', exact).click();
  await gone(dialog(page, 'Correct this table'));
  await seen(page.locator('[data-chapter]').getByText('USD million', exact));
  await page.getByLabel('Release note').fill('Base year 2026.');
  await checkbox(page, 'I have looked at the findings').check();
  await button(page, 'Release now').click();
  await seen(page.getByText('version 1 is the current one'));
  expect(await editionsOf(house.db, title)).toMatchObject([{ chapters: 2 }]);

  await link(page, 'Open the report').click();
  await seen(page.getByText('As clients see it now'));
  await seen(page.getByText('The market grew.'));
  await nothingForSale(page);
});

test('PUB-01 PUB-06 a report that is proofed first is planned, taken back and discarded @thorough', async ({
  page,
  house,
}) => {
  const title = unique('Wrist Implants');
  await page.goto('/report-upload');
  await radio(page, 'Proof first').check();
  await page.reload();
  await expect(radio(page, 'Proof first')).toBeChecked();
  await fillUpload(page, title);
  await attach(page, await packageOf(2));
  await send(page);
  await expectUploaded(page);
  await link(page, 'Proof the draft').click();
  await radio(page, 'At a time').check();
  await expect(button(page, 'Release at a time')).toHaveAttribute('aria-disabled', 'true');
  const tomorrow = new Date(Date.now() + 36 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByLabel('Day').fill(tomorrow);
  await button(page, /^Release on/).click();
  await seen(heading(page, 'Planned release'));
  await page.goto('/proofs');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Planned for');
  await link(page, title).click();
  await button(page, 'Take the plan back').click();
  await button(page, 'Discard draft').click();
  await button(page.getByRole('dialog'), 'Discard draft').click();
  await seen(heading(page, 'Proofs'));
  await gone(link(page, title));
  expect(await editionsOf(house.db, title)).toEqual([]);
});

test('PUB-06 FOL-02 admin plans a release, it happens once at its time, and a subscriber hears of it once @thorough', async ({
  browser,
  house,
}) => {
  const published = await makeReading(house, ['<h1>Knees</h1><p>Old text.</p>']);
  const page = await secondPage(browser, house, admin);
  const staff = await rowIn(house.db, 'users', { email: admin });
  const fields = uploadFields(published.title, { reportId: String(published.report_id), release: 'proof' });
  const file = await packageOf(1, 'second text');
  const { draft_id } = await callAs(house, staff, 'uploadReport', { form: { fields, file } });
  await page.goto(`/proofs/${draft_id}`);
  await page.getByLabel('Release note').fill('Base year 2026.');
  await radio(page, 'At a time').check();
  await page.getByLabel('Day').fill(new Date(Date.now() + 36 * 60 * 60_000).toISOString().slice(0, 10));
  const seenBefore = checkbox(page, 'I have looked at the findings');
  if (await seenBefore.count()) await seenBefore.check();
  await button(page, /^Release on/).dblclick();
  await seen(heading(page, 'Planned release'));

  // The day has come: the next minute releases it.
  const due = { release_at: new Date(Date.now() - 1000) };
  await house.db.updateTable('drafts').set(due).where('draft_id', '=', draft_id).execute();
  const releases = () => rowsIn(house.db, 'report_releases', { report_id: published.report_id });
  await expect.poll(releases, { timeout: 80_000 }).toHaveLength(2);
  const { id } = await rowIn(house.db, 'users', { email: published.email });
  await expect.poll(() => rowsIn(house.db, 'notifications', { user_id: id })).toHaveLength(1);
  const reader = await secondPage(browser, house, published.email);
  await reader.goto('/catalog/all-reports');
  await button(reader, 'Notifications, 1 unread').click();
  await link(reader, /New version.*unread/).click();
  await seen(reader.getByText('second text of part 1'));
  expect(await releases()).toHaveLength(2);
});
