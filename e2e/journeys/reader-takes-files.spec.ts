import { readFile } from 'node:fs/promises';
import { findPython, openWord } from '@caliper/api/features/take-away/word/opened-word.fixture.ts';
import { expectFits } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, dialog, exact, heading, link, radio, seen } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { makePack } from './custom-report-reader-steps.ts';
import { customAddress, makeCustomReport } from './custom-report-steps.ts';
import { chaptersCalled, expectChapter, makeReading, openReport } from './reader-steps.ts';
import { inNewTab, rareWord, rows, searchFor } from './search-steps.ts';

const value = `<table><caption>Table 1 Value by country<br>USD million</caption>
  <thead><tr><th>Country</th><th>2023</th><th>2024</th><th>2025</th></tr></thead>
  <tr><th>Germany</th><td>1.5</td><td>2.5</td><td>3.5</td></tr>
  <tr><th>France</th><td>1.0</td><td>2.0</td><td>3.0</td></tr></table>`;

/** Counts what a person presses. */
async function press(page: Page, count: { clicks: number }, name: string | RegExp) {
  await button(page, name).click();
  count.clicks += 1;
}

test('TAKE-08 TAKE-06 from a result of the search to a downloaded slide in five clicks', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const { title } = await house.signedIn(makeReading(house, [`<h1>Knees</h1><p>About ${word}.</p>${value}`]));
  await page.goto('/catalog/all-reports');
  await searchFor(page, word);
  const reading = await inNewTab(page, link(rows(page).first(), title, exact));
  const count = { clicks: 1 };
  await expectChapter(reading, 'Knees');
  await press(reading, count, 'Take away');
  await expect(dialog(reading, 'Take away')).toContainText('1 table, 1 chart');
  await press(reading, count, 'Make PowerPoint');
  const saved = reading.waitForEvent('download');
  await press(reading, count, /^Download .*\.pptx$/);
  expect((await saved).suggestedFilename()).toBe(`${title}.pptx`);
  expect(count.clicks).toBeLessThanOrEqual(5);
});

test('TAKE-08 TAKE-06 a custom report of six chapters goes to Word while another page is read, and the bell says so', async ({
  page,
  house,
}) => {
  const others = ['Market', 'Tenders', 'Robots', 'Revisions'];
  const knees = [`<h1>Prices</h1>${value}`, ...chaptersCalled(...others)];
  const { owner, knees: report, stents } = await makePack(house, { knees });
  const name = unique('Six chapters');
  const id = await makeCustomReport(house, owner, name, [
    ...[5, 4, 3, 2, 1].map((chapter): [number, number] => [report.report_id, chapter]),
    [stents.report_id, 2],
  ]);
  await house.signedInAs(owner.email);
  await openReport(page, customAddress(id), 'Revisions');
  await button(page, 'Take away').click();
  const taking = dialog(page, 'Take away');
  await radio(taking, 'Word').click();
  await button(taking, 'Make Word').click();
  await seen(taking.getByText(/You can close this window|Files are kept for a day/));
  // A window that becomes narrower moves the button, and not what was opened with it.
  await page.setViewportSize({ width: 900, height: 800 });
  await seen(taking.getByText(/You can close this window|Files are kept for a day/));
  await button(taking, 'Close', exact).last().click();
  await link(page, 'Back to Catalog').click();
  await button(page, /^Notifications, 1 unread/).click();
  await link(page, /File ready.*unread/).click();
  await seen(heading(page, 'Your files', { level: 1 }));
  const saved = page.waitForEvent('download');
  await button(page, `Download ${name}.docx`).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${name}.docx`);
  // Another program reads it, where there is one.
  const python = findPython();
  if (!python) return;
  const { paragraphs, tables } = await openWord(python, await readFile(await file.path()));
  const headings = paragraphs.filter(([style]) => style === 'Heading 1').map(([, text]) => text);
  for (const title of ['Prices', ...others, 'Outlook'])
    expect(headings).toContainEqual(expect.stringContaining(title));
  expect(tables.flat()).toContainEqual(['Germany', '1.5', '2.5', '3.5']);
});

test('TAKE-08 the dialog is the page on a phone, and all of it fits @thorough', async ({ page, house }) => {
  const { id, owner } = await makePack(house);
  await house.signedInAs(owner.email);
  await openReport(page, customAddress(id), 'Tenders');
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 780 });
    if (width === 375) await button(page, 'Side panel').click();
    await button(page, 'Take away').click();
    await seen(button(dialog(page, 'Take away'), 'Make PowerPoint'));
    await expectFits(page);
    await page.keyboard.press('Escape');
  }
});
