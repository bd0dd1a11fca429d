import { expect, test } from 'vitest';
import { timeSheet } from '../sheet.ts';
import { exportWords, fileName, sourceOf } from './words.ts';
import { sheetNames, workbookOf } from './workbook.ts';

const words = {
  cited: { provider: 'Caliper', name: 'Knees', region: 'Global', year: 2026 },
  title: 'Knees, Global, 2026',
  filtered: [{ by: 'market', words: 'Market: Knees' }],
  source: 'Source: Caliper, Knees, 2026',
  notes: ['Demo data'],
  stamp: ['Licensed to Meridian.'],
};

const sheet = timeSheet({
  unit: 'US$ million',
  lead: ['Segment'],
  span: { periods: ['2025', '2026'], forecastFrom: '2026' },
  rows: [
    { name: '=HYPERLINK("x")', values: [1.5, null] },
    { name: 'Revision', values: [2, 3] },
  ],
});

test('TAKE-09 a sheet names what is shown, its unit and forecast, and ends with the source and for whom it is', () => {
  const [book] = workbookOf([{ title: 'By segment', note: 'US$ million', sheet }], words);
  const texts = book?.data.map((row) =>
    row.map((cell) => (cell as { value?: unknown } | null)?.value ?? null),
  );
  expect(texts).toEqual([
    ['By segment'],
    ['Knees, Global, 2026'],
    ['US$ million'],
    ['Market: Knees'],
    [],
    [null, 'Measured, US$ million', 'Forecast, US$ million'],
    ['Segment', '2025', '2026'],
    ['=HYPERLINK("x")', 1.5, null],
    ['Revision', 2, 3],
    [],
    ['Demo data'],
    ['Source: Caliper, Knees, 2026'],
    ['Licensed to Meridian.'],
  ]);
  expect(book?.stickyRowsCount).toBe(7);
});

test('what a panel compares is not named among its filters', () => {
  const country = { by: 'country', words: 'Country: Kenya' };
  const saved = workbookOf([{ title: 'Ranking', note: '', sheet, compared: 'country' }], {
    ...words,
    filtered: [...words.filtered, country],
  });
  expect(JSON.stringify(saved)).toContain('Market: Knees');
  expect(JSON.stringify(saved)).not.toContain('Kenya');
  const both = { title: 'Crossed', note: '', sheet, compared: ['market', 'country'] };
  expect(JSON.stringify(workbookOf([both], words))).not.toContain('Market: Knees');
});

test('a cell is a number or a text, and never a formula', () => {
  const [book] = workbookOf([{ title: 'By segment', note: '', sheet }], words);
  const row = book?.data.find(([cell]) => JSON.stringify(cell)?.includes('HYPERLINK'));
  expect(row?.[0]).toMatchObject({ type: String, format: '@' });
  expect(row?.[1]).toMatchObject({ type: Number, value: 1.5, format: '#,##0.00' });
});

test('MEND-03 a percentage is a fraction with a percent format; a mean below shares has its own precision', () => {
  const shares = timeSheet({
    unit: '% of all shown',
    lead: ['Segment'],
    span: { periods: ['2025'], forecastFrom: null },
    rows: [{ name: 'Primary', values: [5.1] }],
    decimals: 1,
  });
  const mean = { key: 'Mean', cells: ['Mean', 3.25], decimals: 2 };
  const rate = timeSheet({
    unit: 'US$ million',
    lead: ['Segment'],
    span: { periods: ['2025', '2026'], forecastFrom: null },
    rows: [{ name: 'Primary', values: [100, 114.3] }],
    rate: { from: '2025', to: '2026' },
  });
  const cells = [{ ...shares, rows: [...shares.rows, mean] }, rate].flatMap((one) =>
    workbookOf([{ title: 'Shares', note: '', sheet: one }], words).flatMap(({ data }) => data.flat()),
  );
  for (const [value, format] of [
    [0.051, '#,##0.0%'],
    [3.25, '#,##0.00'],
    [0.143, '#,##0.0%'],
    [114.3, '#,##0.0'],
  ])
    expect(cells).toContainEqual({ type: Number, value, format });
});

test('sheets have names that the format allows, each once', () => {
  expect(sheetNames(['Value by country, 2025', 'Value by country, 2025'])).toEqual([
    'Value by country, 2025',
    'Value by country, 2025 (2)',
  ]);
  expect(sheetNames(['A: [b]/c?', '', "'quoted'"])).toEqual(['A   b  c', 'Sheet 2', 'quoted']);
  expect(sheetNames(['x'.repeat(40)])[0]).toHaveLength(31);
  const cut = `${'x'.repeat(30)}'s shares`;
  expect(sheetNames([cut, cut])).toEqual(['x'.repeat(30), `${'x'.repeat(27)} (2)`]);
});

test('the source is filled in literally, whatever characters a name has', () => {
  expect(sourceOf({ name: 'A $& B', year: 2026 }, 'Caliper')).toBe('Source: Caliper, A $& B, 2026');
});

test('DASH-06: an export says that it holds demo figures or a sample, and what is left out', () => {
  const about = { name: 'Knees', year: 2026, region: 'Global', notes: ['Invented.'] };
  const notesOf = (more: object) =>
    exportWords({ ...about, ...more } as Parameters<typeof exportWords>[0], 'Caliper', []).notes;
  expect(notesOf({ demo: true, sample: null, missing: [] })).toEqual(['Demo data', 'Invented.']);
  expect(notesOf({ demo: false, sample: 'Hips', missing: ['Elbows', 'Knees (measured in EUR)'] })).toEqual([
    'Sample: one market, Hips',
    'Not shown here: Elbows, Knees (measured in EUR).',
    'Invented.',
  ]);
});

test('a file has a name that every system accepts', () => {
  expect(fileName('Knees & Hips: Äußerst', '2026')).toBe('knees-hips-a-u-erst-2026');
});
