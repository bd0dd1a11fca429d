import { readFile } from 'node:fs/promises';
import { countries, years } from '@caliper/api/testing/knee-values.ts';
import { rowIn } from '@caliper/api/testing/rows.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, gone, seen } from '../screen.ts';
import { makeCustomReport } from './custom-report-steps.ts';
import { chapter, makeReading, openReport, paragraphs, reportAddress } from './reader-steps.ts';

const cells = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
const value = `<table><caption>Table 5.1 Value of primary knee implants, by country<br>USD million at manufacturer prices, 2022–2032</caption>
  <thead><tr><th rowspan="2">Country</th><th colspan="4">Measured</th><th colspan="4">Forecast</th><th rowspan="2">CAGR<br>25–32, %</th></tr>
  <tr>${cells('th', years)}</tr></thead>
  <tbody>${countries
    .map(
      ([name, values, rate]) =>
        `<tr><th>${name}</th>${cells('td', [...values.map((one) => one.toFixed(1)), rate])}</tr>`,
    )
    .join('')}</tbody></table><p>Source: survey of theatre managers</p>`;
const words =
  '<table><caption>Table 5.2 Drivers</caption><tr><th>Driver</th><th>Meaning</th></tr><tr><td>Age</td><td>More surgery</td></tr></table>';
const market = `<h1>Market value</h1><p>Germany takes 25.3% of value, ahead of France.</p>${value}<p>Between.</p>${words}${paragraphs(6)}`;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Chart this table' });

test('TAKE-01 TAKE-02 a table and a passage are taken along with their source', async ({
  page,
  house,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { report_id } = await house.signedIn(makeReading(house, [market]));
  await openReport(page, reportAddress(report_id), 'Market value');
  await button(page, /^Copy with source: Table 5.1 /).click();
  await seen(button(page, /^Copied: Table 5.1/));
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { html: await read('text/html'), text: await read('text/plain') };
  });
  expect(copied.text).toContain('Table 5.1 Value of primary knee implants, by country\nUSD million');
  expect(copied.text).toContain('Germany\t542.1\t556.1');
  expect(copied.text).toMatch(
    /Source: survey of theatre managers\nCaliper.*, Table 5\.1 .*Read \d{4}-\d\d-\d\d\.$/,
  );
  expect(copied.html).toContain('<table');

  await button(page, /^Cite Table 5.1/).click();
  const citation = page.getByRole('region', { name: /^Citation of Table 5.1/ });
  await expect(citation).toContainText(/, version 1 of .*, Chapter 1: Market value, Table 5.1/);
  await citation.getByRole('button', { name: 'Copy link' }).click();
  await seen(citation.getByRole('button', { name: 'Copied' }));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?version=1#b-/);
  await page.keyboard.press('Escape');
  await gone(citation);

  const passage = chapter(page).getByText('Germany takes 25.3%');
  await passage.selectText();
  const tools = page.getByRole('toolbar', { name: 'Selected text' });
  await seen(tools);
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Cite' })).toBeFocused();
  await page.keyboard.press('Escape');
  await gone(tools);

  await page.setViewportSize({ width: 375, height: 800 });
  const isWhole = { ratio: 1 };
  await button(page, /^Clip Table 5.1/).click();
  await expect(page.getByRole('region', { name: 'Clip into a custom report' })).toBeInViewport(isWhole);
  await page.keyboard.press('Escape');
  await passage.selectText();
  await tools.getByRole('button', { name: 'Cite' }).click();
  await expect(page.getByRole('region', { name: 'Citation of the passage' })).toBeInViewport(isWhole);
});

test('TAKE-03 TAKE-04 a table is charted, the address keeps the settings, and the chart is saved', async ({
  page,
  house,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 950 });
  const { report_id } = await house.signedIn(makeReading(house, [market]));
  await openReport(page, reportAddress(report_id), 'Market value');
  const open = button(page, /^Chart Table 5.1/);
  await open.click();
  await seen(panel(page));
  await gone(button(page, /^Chart Table 5.2/));
  await panel(page).getByText('Index 2022 = 100').click();
  await page.getByRole('checkbox', { name: 'Draw Poland' }).check();
  await page.getByRole('checkbox', { name: 'Draw Germany' }).check();
  for (const name of ['Italy', 'Spain', 'Netherlands'])
    await page.getByRole('checkbox', { name: `Draw ${name}` }).uncheck();
  await expect(page).toHaveURL(/chart=1\.index\.r/);
  await page.reload();
  await seen(panel(page));
  await expect(page.getByRole('checkbox', { name: 'Draw Poland' })).toBeChecked();
  await expect(
    panel(page).getByText('Index, 2022 = 100; % at the end of a line: CAGR 2025–32'),
  ).toBeVisible();
  await expect(panel(page).locator('[data-drawn] svg')).toContainText('Poland');

  const saved = async (format: string) => {
    const arriving = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: format, exact: true }).click();
    return readFile(await (await arriving).path());
  };
  const svg = (await saved('SVG')).toString();
  const blank = await context.newPage();
  const parsed = await blank.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      isBroken: document.querySelector('parsererror') !== null,
      words: [...document.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
    };
  }, svg);
  await blank.close();
  expect(parsed.isBroken).toBe(false);
  for (const part of [
    'Value of primary knee implants',
    'Index, 2022 = 100',
    'Poland',
    'Index calculated from USD million',
    'Licensed to',
  ])
    expect(parsed.words.replace(/\s+/g, ' ')).toContain(part);
  const png = await saved('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  await panel(page).getByRole('button', { name: 'Close the chart' }).click();
  await gone(panel(page));
  await expect(page).not.toHaveURL(/chart=/);
});

test('TAKE-11 a table is clipped into a custom report, opened there alone, and taken out again', async ({
  page,
  house,
}) => {
  const { report_id, id } = await house.signedIn(
    (async () => {
      const made = await makeReading(house, [market, '<h1>Other</h1><p>Only this.</p>']);
      const maker = await rowIn(house.db, 'users', { email: made.email });
      const id = await makeCustomReport(house, maker, 'Board pack', [[made.report_id, 2]]);
      return { ...made, id };
    })(),
  );
  await openReport(page, reportAddress(report_id), 'Market value');
  await button(page, /^Clip Table 5.1/).click();
  await button(page, 'Board pack').click();
  await seen(page.getByText('Clipped into "Board pack"'));
  await openReport(page, `/custom-reports/${id}/board-pack/1`, 'Other');
  const clips = page.getByRole('navigation', { name: 'Clips' });
  await clips.getByRole('link', { name: /^Table 5.1/ }).click();
  await seen(chapter(page).getByRole('table'));
  await gone(chapter(page).getByText('Germany takes 25.3%'));
  await seen(button(page, /^Chart Table 5.1/));
  await clips.getByRole('button', { name: /^Remove Table 5.1/ }).click();
  await gone(clips);
  await button(page, 'Undo').click();
  await seen(clips.getByRole('link', { name: /^Table 5.1/ }));
});
