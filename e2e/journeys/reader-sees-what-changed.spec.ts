import { subscribe } from '@caliper/api/testing/items.ts';
import { changeRows } from '@caliper/api/testing/rows.ts';
import { expect, test } from '../fixtures.ts';
import { button, dialog, gone, heading, link, row, seen, table } from '../screen.ts';
import { unique } from './catalogue-steps.ts';
import { expectChapter, makeReading, openReport, reportAddress } from './reader-steps.ts';
import { publishReport } from './search-steps.ts';

/** An edition with a measured year, a forecast that the next one revises, and a company that comes and goes. */
function edition(year: 2025 | 2026): string[] {
  const isNew = year === 2026;
  const value = (label: string, was: number[], is: number[]) =>
    `<tr><th>${label}</th>${(isNew ? is : was).map((one) => `<td>${one.toFixed(1)}</td>`).join('')}</tr>`;
  const years = [2024, 2025, 2031];
  return [
    `<h1>Knee implants</h1><p>Prices of knees ${isNew ? 'rise' : 'fall'} in most of the countries that buy them.</p>
     <table><caption>Table ${isNew ? '5.1' : '4.1'} Value by country<br>USD million</caption>
     <thead><tr><th rowspan="2">Country</th><th colspan="${isNew ? 2 : 1}">Measured</th><th colspan="${isNew ? 1 : 2}">Forecast</th></tr>
     <tr>${years.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>
     ${value('Germany', [574.8, 596.7, 727.4], [574.8, 599, 737.6])}${value('France', [359.8, 374.6, 498.1], [363, 374.5, 511.8])}
     </tbody></table>`,
    `<h1>Companies</h1><p>Who sells them.</p><table><caption>Table 6.1 Sales</caption><tr><th>Company</th><th>2024</th></tr>
     <tr><th>Halden Surgical</th><td>11.5</td></tr><tr><th>${isNew ? 'Northfold Devices' : 'Marlow Joint'}</th><td>9.5</td></tr></table>`,
  ];
}

test('DIFF-04 a leader who holds 2025 sees how much 2026 changed and asks for it; DIFF-01 who holds both sees what', async ({
  page,
  house,
}) => {
  const title = unique('Edition');
  const old = await makeReading(house, edition(2025), { title, year: '2025' });
  const newest = await publishReport(house, edition(2026), { title, year: '2026' });
  await changeRows(house.db, 'users', { lead: true }, { email: old.email });
  await house.signedInAs(old.email);
  const sent: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/changes/')) sent.push(await response.text());
  });
  await openReport(page, reportAddress(old.report_id), 'Knee implants');
  await link(page, 'What changed in 2026').click();
  await seen(heading(page, 'What changed in the 2026 edition'));
  await seen(page.getByText('You hold the 2025 edition.', { exact: false }));
  await seen(heading(page, 'Where it changed'));
  await seen(page.getByText('1 passage, 1 table, 2 figures revised, 1 restated'));
  await gone(table(page, 'Value by country'));
  await gone(link(page, 'Ask your team leader'));
  await button(page, 'Update Report').click();
  await button(dialog(page, 'Update Report'), 'Send Request').click();
  await seen(button(page, /^Requested on/));
  expect(sent.join()).not.toMatch(/737\.6|727\.4|Germany|Northfold/);

  await subscribe(house.db, old.companyId, newest.report_id);
  await page.reload();
  await seen(heading(page, 'What changed since the 2025 edition'));
  const france = row(table(page, 'Table 5.1 Value by country'), /^France/);
  await expect(france.getByRole('cell').first()).toHaveText(/restated\s*363\.0\s*359\.8/);
  await expect(france.getByRole('cell').last()).toHaveText('+2.8%');
  await seen(page.getByText('Northfold Devices'));
  await seen(page.locator('ins').getByText('rise'));
  const download = page.waitForEvent('download');
  await button(page, 'Export changes').click();
  expect((await download).suggestedFilename()).toBe(
    `report-${newest.report_id}-changes-from-2025-to-2026.xlsx`,
  );
  await link(page, 'Read the 2025 edition').click();
  await expectChapter(page, 'Knee implants');
});
