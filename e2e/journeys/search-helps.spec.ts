import { expectFitsHere } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { gone, heading, link, region, seen } from '../screen.ts';
import { currentMark, makeReading, paragraphs } from './reader-steps.ts';
import { describeReport, rareWord, searchAddress, searchBox, titles } from './search-steps.ts';

const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { selected: true });
const commands = (page: Page) => page.getByRole('combobox', { name: 'Go to or do' });

/** A table of which one row is about the word. */
function tableWith(word: string): string {
  const rows = Array.from({ length: 30 }, (_, row) => {
    const label = row === 20 ? `Spain, ${word}` : `Country ${row}`;
    return `<tr><td>${label}</td><td>${row}.5</td><td>${row}.7</td></tr>`;
  });
  return `<table><caption>Table 1.1: Value by country</caption>
    <tr><th>Country</th><th>2024</th><th>2025</th></tr>${rows.join('')}</table>`;
}

test('FIND-08 by keyboard alone: what is typed is suggested, remembered, and found again in the palette', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const title = `Outlook on ${word}`;
  await house.signedIn(makeReading(house, [`<h1>One</h1><p>About ${word}.</p>`], { title }));
  await page.goto('/catalog/all-reports');
  await searchBox(page).focus();
  await page.keyboard.type(word.slice(0, -2));
  await seen(page.getByRole('option', { name: new RegExp(title) }));
  await expectFitsHere(page, 'header');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(title));
  await page.keyboard.press('Enter');
  await seen(heading(page, 'One', { level: 1 }));

  await searchBox(page).focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([title]);
  await page.keyboard.press('/');
  await expect(commands(page)).toBeFocused();
  await seen(page.getByRole('group', { name: 'Last places' }).getByRole('option', { name: /One/ }));
  await expectFitsHere(page, 'dialog');
  await page.keyboard.press('Escape');
  await searchBox(page).fill('');
  const recent = page.getByRole('option', { name: `${word} 1 result` });
  await seen(recent);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await gone(recent);
});

test('FIND-09 a table that was found opens at its row, and Back returns to the results as they were', async ({
  page,
  house,
}) => {
  const word = rareWord();
  const chapter = `<h1>One</h1>${paragraphs(6)}${tableWith(word)}${paragraphs(20)}`;
  await house.signedIn(makeReading(house, [chapter]));
  for (let place = 0; place < 9; place += 1) await describeReport(house.db, { description: `On ${word}` });
  await page.goto(searchAddress(word));
  const table = link(region(page, /^Tables, dashboards/), /^Table 1\.1/);
  await table.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => window.scrollY);
  expect(height).toBeGreaterThan(100);
  await table.click();
  const row = page.getByRole('row', { name: new RegExp(word) });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(row.locator('mark')).toHaveText([word]);
  await seen(page.getByRole('link', { name: 'Back to Search Results' }));
  await page.goBack();
  await expect(page).toHaveURL(searchAddress(word));
  await expect(table).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(height, -1);
});

test('FIND-09 FIND-11 a text opens at the sentence that has all words, and the hits are listed with theirs', async ({
  page,
  house,
}) => {
  const [one, other] = [rareWord(), rareWord()];
  const apart = `<p>Only ${one} here.</p>${paragraphs(8)}<p>And only ${other} there.</p>`;
  const together = `<p>Here ${one} meets ${other}.</p>`;
  const { report_id } = await house.signedIn(
    makeReading(house, [`<h1>One</h1>${apart}${paragraphs(8)}${together}${tableWith('totals')}`]),
  );
  await page.goto(`/reports/${report_id}/x/1?term=${one}+${other}`);
  await expect(currentMark(page)).toHaveAttribute('data-hit', '3');
  await page.getByRole('tab', { name: /^Hits/ }).click();
  const first = page.getByRole('tabpanel').getByRole('link').first();
  await expect(first).toContainText(`Here ${one} meets ${other}.`);
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: `Only ${one} here.` })
    .click();
  await expect(currentMark(page)).toHaveAttribute('data-hit', '1');
  await page.getByRole('tab', { name: 'Tables' }).click();
  await link(page, 'Table 1.1: Value by country').click();
  await expect(page.getByRole('table')).toBeInViewport();
});
