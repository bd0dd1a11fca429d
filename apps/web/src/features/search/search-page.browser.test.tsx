import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../lib/navigation/paths.ts';
import { useClientState } from '../../lib/remembered/client-state.ts';
import { SearchPage } from './search-page.tsx';
import { best, found, foundTable, says, show, takeAway } from './searching.fixture.tsx';

afterEach(takeAway);

const list = 'POST /search/query';
const strip = 'POST /search/best';
const at = `${paths.search}?query=knee`;
const open = (answers: Record<string, unknown>, address = at, role = 'standard') => {
  const given = { 'POST /search/recent': null, 'GET /demo/progress': null, ...answers };
  const asked = Object.entries(given).map(([name, answer]) => [name, () => answer]);
  return show(<SearchPage />, Object.fromEntries(asked), { at: address, role });
};

const matches = page.getByRole('region', { name: 'Best matches' });
const report = page
  .getByRole('region', { name: 'Results' })
  .getByRole('heading', { name: 'Knee Implants', level: 3 });
const beside = page.getByRole('region', { name: /^Tables, dashboards and custom reports/ });
const nothing = {
  ...found,
  matches: [],
  total: 0,
  categories: [],
  beside: { ...found.beside, results: [], total: 0 },
};

test('FIND-01 the best of any kind stand above the list, each with its kind, its edition and its way to the hit', async () => {
  await page.viewport(1440, 900);
  open({ [list]: found, [strip]: best });
  await expect.element(matches).toBeVisible();
  const rows = matches.getByRole('listitem');
  await says(rows.nth(0), /^TableTable 5\.5 Value of knee implants Knee Implants, 2026 EuropeSubscribed$/);
  await says(rows.nth(2), /^Survey.*Not subscribed$/);
  const links = matches.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/reports/7/knee-implants/5?term=knee&row=2#t-5-3',
    '/reports/7/knee-implants/5?term=knee',
    '/survey/item/12/knee-implants',
  ]);
});

test('FIND-01 what comes after the list does not push it down, and with filters there is only the list', async () => {
  const late = Promise.withResolvers<unknown>();
  open({ [list]: found, [strip]: late.promise });
  await expect.element(report).toBeVisible();
  const before = report.element().getBoundingClientRect().top;
  late.resolve(best);
  await late.promise;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(matches.elements()).toEqual([]);
  expect(report.element().getBoundingClientRect().top).toBe(before);
  takeAway();
  const { calls } = open({ [list]: found, [strip]: best }, `${at}&region=Europe`);
  await expect.element(report).toBeVisible();
  expect(calls.some((call) => call.startsWith(strip))).toBe(false);
});

test('FIND-01 a strip that fails leaves the list as it is', async () => {
  open({ [list]: found });
  await expect.element(report).toBeVisible();
  expect(matches.elements()).toEqual([]);
});

test('FIND-01 the list can be sorted by the best match, and the next search is sorted so too', async () => {
  const { calls } = open({ [list]: found, [strip]: best });
  await expect.element(page.getByLabelText('Sort')).toHaveValue('new');
  await page.getByLabelText('Sort').selectOptions('Best match');
  await says(page.getByTestId('place'), /sort=best$/);
  await expect.poll(() => calls.some((call) => call.includes('"sortBy":"best"'))).toBe(true);
  expect(useClientState.getState().search.sort).toBe('best');
});

test('FIND-04 a corrected query says so and can be searched for as it was typed', async () => {
  open({ [list]: { ...found, corrected: 'knee' }, [strip]: best }, `${paths.search}?query=knie`);
  const said = page.getByText(/^Showing results for/);
  await expect.element(said).toHaveTextContent('Showing results for knee, search instead for knie.');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Search Results: "knie"');
  await said.getByRole('link', { name: 'knie' }).click();
  await expect.element(page.getByTestId('place')).toHaveTextContent(`${paths.search}?query=knie&exactly=yes`);
});

test('FIND-04 words that had to be left out are named, and so is what each result is without', async () => {
  const [match] = found.matches;
  open({
    [list]: { ...found, leftOut: ['erosion'], matches: [{ ...match, missing: ['erosion'] }] },
    [strip]: best,
  });
  await expect.element(page.getByText(/left out where needed: erosion/)).toBeVisible();
  await says(page.getByRole('region', { name: 'Results' }), /Without: erosion/);
});

test('FIND-07 a table is a result with its row; it opens there, in the same tab', async () => {
  open({ [list]: found, [strip]: best });
  await says(beside.getByRole('row', { name: /Germany, knee/ }), /157\.2.*166\.9/);
  await says(beside, /Table in Knee Implants · 2026 · Europe/);
  await beside.getByRole('link', { name: 'Table 5.5 Value of knee implants', exact: true }).click();
  await expect
    .element(page.getByTestId('place'))
    .toHaveTextContent('/reports/7/knee-implants/5?term=knee&row=2#t-5-3');
});

test('FIND-07 SRCH-02 other kinds do not count as reports, and are there without any', async () => {
  open({ [list]: { ...nothing, beside: found.beside }, [strip]: { ...best, matches: [] } });
  await expect.element(beside).toBeVisible();
  expect(page.getByText('No matches found').elements()).toEqual([]);
  expect(page.getByText('Your search was found in the following report(s):').elements()).toEqual([]);
});

test('FIND-07 kind, year and only mine narrow the list, with their counts; a press on the words is enough', async () => {
  const { calls } = open({ [list]: found, [strip]: best });
  await page.getByText('Single tables').click();
  await says(page.getByTestId('place'), /kind=table/);
  await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: /2026/ }).click();
  await page.getByText('Only mine').click();
  await expect.element(page.getByTestId('place')).toHaveTextContent(`${at}&year=2026&kind=table&mine=only`);
  await expect
    .poll(() => calls.some((call) => call.includes('"year":2026,"kinds":["table"],"onlyMine":true')))
    .toBe(true);
  await expect.element(page.getByText('2 of 2 are in your subscriptions')).toBeVisible();
});

test('FIND-07 NAV-25 at 375 px the filters are behind one button that counts what is set', async () => {
  await page.viewport(375, 800);
  open({ [list]: found, [strip]: best }, `${at}&year=2026&mine=only`);
  const button = page.getByRole('button', { name: 'Filters: 2 set' });
  await button.click();
  await expect.element(page.getByLabelText('Year')).toHaveValue('2026');
  await says(page.getByLabelText('Category'), /Orthopedics \(2\)/);
  await page.getByLabelText('Year').selectOptions('All years (2)');
  await expect.element(page.getByRole('button', { name: 'Filters: 1 set' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await page.viewport(1440, 900);
});

test('FIND-07 at 375 px a row of forecasts scrolls in its frame, and nothing else does', async () => {
  await page.viewport(375, 800);
  const years = Array.from({ length: 7 }, (_, at) => String(2026 + at));
  const shown = { ...foundTable.table.shown, columns: years, cells: years, forecasts: years.map(() => true) };
  const wide = { ...foundTable, table: { ...foundTable.table, shown } };
  open({ [list]: { ...found, beside: { ...found.beside, results: [wide] } }, [strip]: best });
  const frame = beside.getByRole('group');
  await expect.element(frame).toBeVisible();
  expect(frame.element().scrollWidth).toBeGreaterThan(frame.element().clientWidth);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('FIND-08 a search that was carried out is remembered once, with how much it found', async () => {
  const { calls } = open({ [list]: found, [strip]: best });
  await expect.element(report).toBeVisible();
  await expect.poll(() => calls).toContain('POST /search/recent {"query":"knee","results":2}');
  await page.getByLabelText('Sort').selectOptions('Oldest first');
  await says(page.getByTestId('place'), /sort=old$/);
  expect(calls.filter((call) => call.startsWith('POST /search/recent'))).toHaveLength(1);
});

test('FIND-01 admins, and nobody else, can ask why a result is here', async () => {
  open({ [list]: found, [strip]: best });
  await expect.element(report).toBeVisible();
  expect(page.getByRole('button', { name: /^Why is this here/ }).elements()).toEqual([]);
  takeAway();
  const words = [{ text: 'knee', field: 'title', weight: 3, points: 12 }];
  const terms = [{ text: 'knee', also: ['genu'], places: 40, rareness: 4 }];
  const result = {
    kind: 'report',
    item_id: 7,
    score: 13.5,
    chapter: null,
    words,
    extras: [{ reason: 'Held', points: 1.5 }],
  };
  const why = { 'POST /search/why': { query: { searched: 'knee', terms }, results: [result] } };
  open({ [list]: found, [strip]: best, ...why }, at, 'admin');
  await page.getByRole('button', { name: 'Why is this here: Knee Implants' }).click();
  await says(page.getByRole('row', { name: /knee or genu/ }), /title.*4 × 3.*12/);
  await expect.element(page.getByText('13.5 points together')).toBeVisible();
});

test('FIND-07 a dashboard that one does not have leads to the page about it', async () => {
  const unheld = {
    ...foundTable,
    kind: 'medsku',
    table: null,
    subscribed: false,
    title: 'Knees',
    snippet: 'A knee brand',
  };
  open({ [list]: { ...nothing, beside: { ...found.beside, results: [unheld] } }, [strip]: best });
  await expect
    .element(beside.getByRole('link', { name: 'Not Subscribed: Knees' }))
    .toHaveAttribute('href', '/medsku/item/7/knee-implants');
});

const table = {
  chapter_number: 5,
  chapter_title: 'Knees',
  table_number: 4,
  block: 't-5',
  caption: 'Table 5.5 Value of knees',
};
const series = (year: number, shown: string) => ({
  key: `t ${year}`,
  label: 'Knees, Cementless',
  metric: 'value',
  place: 'Germany',
  unit: 'USD million',
  points: [2023, 2024, 2025].map((one) => pointOf(one, shown)),
  source: {
    kind: 'table',
    item_id: 7,
    item_name: 'Knee Implants',
    year,
    region: 'Europe',
    version: 1,
    table,
    dashboard: null,
  },
});
const pointOf = (year: number, shown: string) => ({
  period: { from: year, to: year },
  value: Number(shown),
  shown,
  state: year > 2025 ? 'forecast' : 'measured',
  row: 1,
  column: 3,
});
const figures = {
  answers: [
    {
      label: 'Knees, Cementless',
      metric: 'value',
      place: 'Germany',
      isSeries: false,
      figures: [
        { series: series(2026, '166.9'), point: pointOf(2025, '166.9'), difference: null },
        {
          series: series(2025, '180.6'),
          point: pointOf(2025, '180.6'),
          difference: { absolute: 13.7, relative: 0.082 },
        },
      ],
    },
  ],
  elsewhere: [{ item_id: 9, item_name: 'Hip Implants', year: 2026, region: 'Europe' }],
  elsewhereTotal: 1,
};

test('FIND-02 FIND-03 figures stand above everything, with source, way to the cell, other editions and who else has them', async () => {
  await page.viewport(1440, 900);
  open({ [list]: found, [strip]: best, 'POST /figures/answers': figures });
  const answers = page.getByRole('region', { name: 'Best answers' });
  await says(
    answers,
    /166\.9 USD million.*Knees, Cementless, Germany, 2025.*Measured · Table 5\.5 · Knee Implants, 2026 edition/,
  );
  await says(answers, /180\.6 in Table 5\.5, Knee Implants 2025 \+13\.7 \(\+8\.2 %\)/);
  const way = answers.getByRole('link', { name: 'Open in Table 5.5' }).element();
  expect(way.getAttribute('href')).toBe('/reports/7/knee-implants/5?row=1&column=3#t-5');
  await says(answers, /1 report you do not hold has such a figure/);
  await expect.element(matches).toBeVisible();
});
