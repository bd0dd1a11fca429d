import { expect, test } from 'vitest';
import { readingOf, tableHtml } from '../reading.fixture.ts';
import { beside } from './beside.ts';
import { wordChanges } from './word-changes.ts';

const table = (years: (string | number)[], rows: (string | number)[][], unit = 'USD million') =>
  tableHtml({ caption: `Table 1 Value<br>${unit}`, head: [['Country', ...years.map(String)]], rows });

const gridOf = (before: string, after: string) =>
  beside(readingOf({ Value: before }), readingOf({ Value: after })).grids[0]?.content;

test('DIFF-01 rows and columns that are gone stand where they were', () => {
  const grid = gridOf(
    table(
      [2022, 2023, 2024],
      [
        ['Germany', 1.1, 2.1, 3.1],
        ['Spain', 4.1, 5.1, 6.1],
        ['France', 7.1, 8.1, 9.1],
      ],
    ),
    table(
      [2023, 2024, 2025],
      [
        ['Germany', 2.1, 3.1, 4.2],
        ['France', 8.1, 9.1, 9.9],
        ['Poland', 1, 2, 3],
      ],
    ),
  );
  expect(grid?.parts[0]?.columns.map(({ path, side }) => [path[0], side])).toEqual([
    ['2022', 'removed'],
    ['2023', 'both'],
    ['2024', 'both'],
    ['2025', 'added'],
  ]);
  expect(grid?.parts[0]?.rows.map(({ path, side }) => [path[0], side])).toEqual([
    ['Germany', 'both'],
    ['Spain', 'removed'],
    ['France', 'both'],
    ['Poland', 'added'],
  ]);
  expect(grid?.parts[0]?.rows[1]?.cells.map((cell) => cell?.before?.text)).toEqual([
    '4.1',
    '5.1',
    '6.1',
    undefined,
  ]);
});

test('DIFF-01 years that only one of two editions has stand in their order, and rates of growth after them', () => {
  const grid = gridOf(
    table([2024, 2025, 2027, 2029, 'CAGR, %'], [['Germany', 1.1, 2.1, 3.1, 4.1, '5.1']]),
    table([2025, 2026, 2028, 2030, 'Growth a year'], [['Germany', 2.1, 2.6, 3.6, 4.6, '5.2']]),
  );
  expect(grid?.parts[0]?.columns.map(({ path, side }) => [path[0], side])).toEqual([
    ['2024', 'removed'],
    ['2025', 'both'],
    ['2026', 'added'],
    ['2027', 'removed'],
    ['2028', 'added'],
    ['2029', 'removed'],
    ['2030', 'added'],
    ['CAGR, %', 'removed'],
    ['Growth a year', 'added'],
  ]);
  expect(grid?.parts[0]?.rows[0]?.cells.map((cell) => (cell?.after ?? cell?.before)?.text)).toEqual(
    '1.1 2.1 2.6 3.1 3.6 4.1 4.6 5.1 5.2'.split(' '),
  );
});

test('DIFF-01 a former figure in another unit is converted, and the difference is in the unit of the new one', () => {
  const grid = gridOf(
    table([2023, 2024], [['Germany', '1.5', '2.5']], 'USD billion'),
    table([2023, 2024], [['Germany', '1,500.0', '2,600.0']], 'USD million'),
  );
  expect(grid?.units).toEqual({ before: 'USD billion', after: 'USD million' });
  expect(grid?.parts[0]?.rows[0]?.cells).toMatchObject([
    { kind: 'same', converted: 1500, change: 0 },
    { kind: 'changed', converted: 2500, change: 100, relative: 0.04 },
  ]);
});

test('DIFF-01 a table that cannot be recognised is one removed and one added', () => {
  const one = tableHtml({ caption: 'Table 1 Prices', head: [['Device', '2024']], rows: [['Stem', 11.3]] });
  const other = tableHtml({ caption: 'Table 1 Trials', head: [['Study', 'Arms']], rows: [['PIVOT', 2]] });
  const { tables, grids } = beside(readingOf({ Value: one }), readingOf({ Value: other }));
  expect(tables.map(({ kind }) => kind)).toEqual(['added', 'removed']);
  expect(grids).toEqual([]);
});

test('DIFF-03 numbers that the tables have, and years that move on, follow from the new base year', () => {
  const forecast = (base: number, value: string) =>
    tableHtml({
      caption: 'Table 1 Value',
      head: [
        ['Country/2', 'Measured', 'Forecast'],
        [String(base), String(base + 7)],
      ],
      rows: [['Germany', value, '900.0']],
    });
  const text = (year: number, value: string, share: string) =>
    `<p>In ${year} Germany had a market of ${value} million.</p><p>Its share of all of them was ${share} in that year.</p>`;
  const { passages, years } = beside(
    readingOf({ Value: text(2024, '574.8', '25.2%') + forecast(2024, '574.8') }),
    readingOf({ Value: text(2025, '599.0', '25.3%') + forecast(2025, '599.0') }),
  );
  expect(years).toEqual({ before: { base: 2024, last: 2031 }, after: { base: 2025, last: 2032 } });
  expect(passages[0]?.content.passages.map(({ follows }) => follows)).toEqual([true, false]);
});

test('DIFF-03 a change shows what went before what came, and never cuts a number', () => {
  expect(wordChanges('the slowest is in Italy, at 2.7%.', 'the slowest is in Switzerland, at 3.2%.')).toEqual(
    [
      { kind: 'same', text: 'the slowest is in ' },
      { kind: 'removed', text: 'Italy' },
      { kind: 'added', text: 'Switzerland' },
      { kind: 'same', text: ', at ' },
      { kind: 'removed', text: '2.7%' },
      { kind: 'added', text: '3.2%' },
      { kind: 'same', text: '.' },
    ],
  );
});
