import { subscribe } from '@caliper/api/testing/items.ts';
import { expect, test } from '../fixtures.ts';
import { button, checkbox, link, region, seen } from '../screen.ts';
import { makeCustomer } from './account-steps.ts';
import { publishReport, rareWord, searchFor } from './search-steps.ts';

const chapter = (product: string, germany: string) =>
  `<h1>${product}</h1><p>Text.</p><table><caption>Table 1.1 Value of ${product}, by country<br>USD million</caption>` +
  '<thead><tr><th>Country</th><th>2024</th><th>2025</th></tr></thead><tbody>' +
  `<tr><th>Germany</th><td>${germany}</td><td>212.5</td></tr><tr><th>France</th><td>88.1</td><td>90.4</td></tr></tbody></table>`;

test('FIND-02 FIND-12 from a question to the cell, back, and to a comparison that can be taken away', async ({
  page,
  house,
}) => {
  const product = `${rareWord()} pumps`;
  const { report_id } = await publishReport(house, [chapter(product, '199.9')]);
  const { companyId } = await house.signedIn(makeCustomer(house.db));
  await subscribe(house.db, companyId, report_id);
  await page.goto('/catalog/all-reports');
  await searchFor(page, `value of ${product} Germany 2024`);
  const answers = region(page, 'Best answers');
  await seen(answers.getByText('199.9'));
  await link(answers, 'Open in Table 1.1').click();
  await expect(page.locator('td[data-found]')).toHaveText('199.9');
  await page.goBack();
  await seen(answers.getByText('199.9'));

  await button(page, 'Reports menu').click();
  await link(page, 'Figures').click();
  await page.getByLabel('Market, product or segment').fill(product);
  await button(page, 'Show figures').click();
  await seen(page.getByText('2 series found.'));
  await checkbox(page, /Compare .* Germany/).check();
  await checkbox(page, /Compare .* France/).check();
  const compared = region(page, 'Comparison');
  await seen(compared.locator('canvas, svg').first());
  const download = page.waitForEvent('download');
  await button(compared, 'Export').click();
  expect((await download).suggestedFilename()).toBe('figures.xlsx');
});
