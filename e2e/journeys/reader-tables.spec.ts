import { pdfText } from '@caliper/api/features/reader/pdf-text.fixture.ts';
import { readSheet } from '@caliper/api/features/reader/spreadsheet.fixture.ts';
import type { Locator } from '@playwright/test';
import { hasNoSidewaysScroll } from '../fits.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { button, exact, gone, group, heading, row, seen, table } from '../screen.ts';
import { fails } from '../trouble.ts';
import {
  chapter,
  lookFor,
  makeReading,
  marks,
  openReading,
  openReport,
  paragraphs,
  reportAddress,
} from './reader-steps.ts';

const sales = `<table><caption>Table 1: Sales of knees, € million</caption>
  <thead><tr><th rowspan="2">Country</th><th colspan="2">Measured</th><th>Forecast</th></tr>
    <tr><th>2024</th><th>2025</th><th>2026F</th></tr></thead>
  <tbody><tr><td>Germany</td><td>1,234.5</td><td>1,300.0</td><td>1,402.5</td></tr>
    <tr><td>France</td><td>96.5</td><td>n/a</td><td>−12.5</td></tr>
    <tr><td>Total</td><td>1,331.0</td><td>1,300.0</td><td>1,390.0</td></tr></tbody></table>
  <p>Source: national registries</p>`;
const covered = `<table><caption>Markets covered</caption><tr><th>Market</th><th>Segments</th></tr>
  <tr><td>Knees</td><td>4</td></tr><tr><td>Hips</td><td>7</td></tr></table>`;
const trials = `<table><caption>Clinical trials under way</caption>
  <tr><th>Trial</th><th>Sponsor</th><th>Status</th></tr>
  <tr><td>NCT01234567</td><td>Vantor</td><td>Recruiting</td></tr>
  <tr><td>NCT07654321</td><td>Halden</td><td>Terminated</td></tr></table>`;
const drivers = `<table><caption>Market drivers</caption><tr><th>Driver</th><th>Impact</th></tr>
  <tr><td>An older population</td><td>5</td></tr><tr><td>Price caps</td><td>Low</td></tr></table>`;
const swot = `<table><caption>SWOT: Vantor</caption>
  <tr><td><b>Strengths</b><ul><li>Wide range</li></ul></td><td><b>Weaknesses</b><ul><li>Late</li></ul></td></tr>
  <tr><td><b>Opportunities</b><ul><li>Poland</li></ul></td><td><b>Threats</b><ul><li>Caps</li></ul></td></tr></table>`;

const years = Array.from({ length: 30 }, (_, index) => 2000 + index);
const wide = `<table><caption>Table 6: Thirty years</caption>
  <tr><th>Country</th>${years.map((year) => `<th>${year}</th>`).join('')}</tr>
  ${['Germany', 'France', 'Spain']
    .map((name) => `<tr><th>${name}</th>${years.map((year) => `<td>${year * 10}</td>`).join('')}</tr>`)
    .join('')}</table>`;

function tableCalled(page: Page, name: string): Locator {
  return table(chapter(page), name);
}

function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** Finds the frame of a table by its kind. */
function frameOf(page: Page, kind: string): Locator {
  return chapter(page).locator(`[data-part="table"][data-kind="${kind}"]`);
}

test('READ-05 tables are laid out by their kind', async ({ page, house }) => {
  const tables = [sales, covered, trials, drivers, swot].join('<p>Between</p>');
  await openReading(page, house, [`<h1>Tables</h1>${tables}`], 'Tables');
  for (const kind of ['default', 'markets covered', 'clinical trials', 'market drivers', 'swot'])
    await expect(frameOf(page, kind)).toHaveCount(1);

  const figure = frameOf(page, 'default').getByRole('cell', { name: '1,234.5', exact: true });
  expect(await style(figure, 'text-align')).toBe('right');
  expect(await style(figure, 'font-variant-numeric')).toContain('tabular-nums');
  const total = frameOf(page, 'default').getByRole('rowheader', { name: 'Total', exact: true });
  expect(Number(await style(total, 'font-weight'))).toBeGreaterThan(
    Number(await style(figure, 'font-weight')),
  );
  const forecast = frameOf(page, 'default').getByRole('cell', { name: '1,402.5', exact: true });
  expect(await style(forecast, 'font-style')).toBe('italic');
  expect(await style(forecast, 'background-color')).not.toBe(await style(figure, 'background-color'));
  await seen(frameOf(page, 'default').getByText('Source: national registries'));
  await expect(frameOf(page, 'markets covered').getByRole('rowheader')).toHaveText(['Knees', 'Hips']);
  await expect(frameOf(page, 'markets covered').getByRole('cell')).toHaveText(['4', '7']);

  const running = frameOf(page, 'clinical trials').getByText('Recruiting', exact);
  const stopped = frameOf(page, 'clinical trials').getByText('Terminated', exact);
  expect(await style(running, 'background-color')).not.toBe(await style(stopped, 'background-color'));
  const registered = frameOf(page, 'clinical trials').getByRole('cell', { name: 'NCT01234567' });
  await expect(registered).toHaveAttribute('translate', 'no');

  const driver = frameOf(page, 'market drivers').getByRole('rowheader', { name: 'An older population' });
  expect(await style(driver, 'font-family')).toContain('Serif');
  expect(await style(figure, 'font-family')).not.toContain('Serif');
  const impact = row(frameOf(page, 'market drivers'), /older/).locator('[data-impact]');
  await expect(impact).toHaveText('5very high');

  const quarters = frameOf(page, 'swot').locator('[data-quarter]');
  await expect(quarters).toHaveCount(4);
  const boxes = await quarters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes[0]?.left).toBe(boxes[2]?.left);
  const colours = await quarters.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
  expect(new Set(colours).size).toBe(4);
});

test('READ-05 READ-13 a wide table scrolls by itself, also to a hit, and keeps its first column; the page never scrolls sideways @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, [`<h1>Wide</h1>${paragraphs(12)}${wide}${swot}${paragraphs(20)}`], 'Wide');
  const table = tableCalled(page, 'Table 6: Thirty years');
  const scroller = group(chapter(page), 'Table 6: Thirty years');
  for (const width of [320, 375, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => hasNoSidewaysScroll(page), { message: `at ${width} px` }).toBe(true);
    expect(await scroller.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(table.getByRole('columnheader', { name: '2029' })).not.toBeInViewport();
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  await scroller.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
  await expect(table.getByRole('columnheader', { name: '2029' })).toBeInViewport();
  await expect(table.getByRole('rowheader', { name: 'Spain' })).toBeInViewport();
  const quarters = await frameOf(page, 'swot')
    .locator('[data-quarter]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(quarters).size).toBe(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await lookFor(page, '20280');
  await expect(marks(page)).toHaveCount(3);
  await expect(marks(page).first()).toBeInViewport({ ratio: 1 });
  await button(page, 'Next hit').click();
  await expect(marks(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(marks(page).nth(1)).toBeInViewport({ ratio: 1 });
});

const long = `<table><caption>Table 7: A long one</caption><thead><tr><th>Country</th>${years
  .slice(0, 16)
  .map((year) => `<th>${year}</th>`)
  .join('')}</tr></thead><tbody>${Array.from(
  { length: 60 },
  (_, row) =>
    `<tr><th>Country ${row}</th>${years
      .slice(0, 16)
      .map((year) => `<td>${year + row}.5</td>`)
      .join('')}</tr>`,
).join('')}</tbody></table>`;

test('MEND-04 a wide table has the room beside the text, keeps its head in view, and says that more columns follow', async ({
  page,
  house,
}) => {
  const { report_id } = await house.signedIn(
    makeReading(house, [`<h1>Wide</h1>${paragraphs(2)}${long}${paragraphs(20)}`]),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReport(page, reportAddress(report_id), 'Wide');
  const table = tableCalled(page, 'Table 7: A long one');
  const group = chapter(page).getByRole('group', { name: 'Table 7: A long one' });
  const title = heading(page, 'Wide', { level: 1 });
  const widthOf = async (one: Locator) => (await one.boundingBox())?.width ?? 0;
  expect(await widthOf(group)).toBeGreaterThan(await widthOf(title));
  const following = chapter(page).getByText(/more columns? to the right/);
  await gone(following);

  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await table.getByRole('rowheader', { name: 'Country 40' }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: '2000' }), `at ${width} px`).toBeInViewport({
      ratio: 0.5,
    });
    const head = await table.getByRole('columnheader', { name: '2000' }).boundingBox();
    const at = { x: (head?.x ?? 0) + 4, y: (head?.y ?? 0) + (head?.height ?? 0) / 2 };
    const seen = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, at);
    expect(seen, `the head at ${width} px`).toBe('2000');
    expect(await hasNoSidewaysScroll(page)).toBe(true);
  }

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(following).toHaveText(/^\d more columns? to the right$/);
  await button(page, 'More columns of Table 7').click();
  await expect(group).toBeFocused();
  for (let presses = 0; presses < 20 && (await following.count()) > 0; presses += 1)
    await page.keyboard.press('ArrowRight');
  await gone(following);
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
  expect(await leftOf(table.getByRole('rowheader', { name: 'Country 40' }))).toBe(await leftOf(group));
});

test('MEND-04 on paper a wide table stands in parts, each with the names of its rows, and no column is lost @thorough', async ({
  page,
  house,
}) => {
  await openReading(page, house, [`<h1>Wide</h1>${wide}<p>The end</p>`], 'Wide');
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const text = (await pdfText(await page.pdf({ format: 'A4', margin }))).join(' ');
  for (const year of years) {
    expect(text).toContain(` ${year} `);
    expect(text).toContain(` ${year * 10} `);
  }
  const parts = text.match(/Table 6: Thirty years, part \d of \d/g)?.length ?? 0;
  expect(parts).toBeGreaterThan(0);
  expect(text.match(/Germany/g)).toHaveLength(parts + 1);
  await expect(tableCalled(page, 'Table 6: Thirty years')).toHaveCount(1);
});

/** A table as the page shows it, row by row; a spanning cell appears where it begins. */
function shown(table: Locator): Promise<string[][]> {
  return table.evaluate((element) =>
    [...element.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
    ),
  );
}

/** A value as the page writes it, so that the sheet's numbers can be compared with it. */
function written(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = String(value ?? '').trim();
  const number = Number(text.replaceAll(',', '').replace('−', '-'));
  return text === '' || Number.isNaN(number) ? text : number;
}

test('READ-06 MEND-03 a table is exported under the number of its caption or its place, with the cells shown on the page', async ({
  page,
  house,
}) => {
  const { report_id, title } = await house.signedIn(
    makeReading(house, [
      '<h1>One</h1><p>x</p>',
      `<h1>Tables</h1>${covered}<p>Between</p>${sales.replace('Table 1:', 'Table 5.5:')}`,
    ]),
  );
  await openReport(page, reportAddress(report_id, 2), 'Tables');
  const sheets: string[] = [];
  for (const [number, name] of [
    ['1', 'Markets covered'],
    ['5.5', 'Table 5.5: Sales of knees, € million'],
  ] as const) {
    const arriving = page.waitForEvent('download');
    await button(page, `Export ${name}`).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`report-${report_id}-chapter-2-table-${number}.xlsx`);
    const rows = await readSheet(await download.path());
    const cells = rows.map((row) => row.filter((cell) => cell !== null).map(written));
    const onPage = (await shown(tableCalled(page, name))).map((row) => row.map(written));
    for (const row of onPage) expect(cells).toContainEqual(row);
    expect(cells[0]?.[0]).toBe(name);
    sheets.push(JSON.stringify(cells));
  }
  expect(sheets[1]).toContain('Source: national registries');
  expect(sheets[1]).toContain(`${title}, Europe, 2026. Chapter 2: Tables. Table 5.5.`);
  expect(sheets[1]).toMatch(/Exported on \d{4}-\d\d-\d\d\./);
});

test('READ-06 a failed export says so at the table, and can be retried; a table is copied as rows and columns @thorough', async ({
  page,
  house,
  context,
}) => {
  await openReading(page, house, [`<h1>Tables</h1>${covered}<p>Between</p>${sales}`], 'Tables');
  const detail = 'The spreadsheet could not be written';
  await fails(page, '**/tables/1?*', detail);
  const control = button(page, 'Export Markets covered');
  await control.click();
  await expect(chapter(page).getByRole('alert')).toHaveText(`The table was not exported. ${detail}`);
  await page.unroute('**/tables/1?*');
  const arriving = page.waitForEvent('download');
  await control.click();
  await arriving;
  await gone(chapter(page).getByRole('alert'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, /^Copy Table 1/).click();
  await seen(button(page, /^Copied Table 1/));
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.slice(0, -1)).toEqual([
    'Table 1 Sales of knees, € million',
    '€ million',
    '',
    'Country\tMeasured\t\tForecast',
    '\t2024\t2025\t2026F',
    'Germany\t1234.5\t1300\t1402.5',
    'France\t96.5\tn/a\t-12.5',
    'Total\t1331\t1300\t1390',
    '',
    'Source: national registries',
  ]);
});
