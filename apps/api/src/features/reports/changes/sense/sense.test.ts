import { describe, expect, test } from 'vitest';
import { readingOf, tableHtml } from '../reading.fixture.ts';
import { sense } from './sense.ts';

const years = [
  ['Country/2', 'Measured:2', 'Forecast:2', 'CAGR 2025–27, %/2'],
  ['2024', '2025', '2026', '2027'],
];
const rows = [
  ['Germany', '82.9', '87.1', '91.6', '96.4', '5.2'],
  ['Spain', '23.1', '24.6', '26.1', '27.7', '6.1'],
  ['Europe, 2 countries', '106.0', '111.7', '117.7', '124.1', '5.4'],
];
const with_ = (at: number, cell: number, text: string) =>
  rows.map((row, index) => (index === at ? row.with(cell, text) : row));

const findings = (html: string, options = {}) => sense(readingOf({ Ankles: html }), options);
const messages = (table: Parameters<typeof tableHtml>[0]) =>
  findings(tableHtml({ caption: 'Table 4.2 Value', ...table })).map(
    ({ place, message }) => `${place}: ${message}`,
  );

test('PUB-04 a table that makes sense has no findings', () => {
  expect(messages({ head: years, rows })).toEqual([]);
});

describe('PUB-04 sums', () => {
  test('that differ are found, with place, what is there and what was expected', () => {
    const [finding, ...others] = findings(
      tableHtml({ caption: 'Table 4.2 Value', head: years, rows: with_(2, 3, '118.9') }),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      check: 'sum',
      chapter: 1,
      place: 'Table 4.2, Europe, 2 countries, Forecast, 2026',
      row: ['Europe, 2 countries'],
      column: ['Forecast', '2026'],
      cell: { row: 2, column: 3 },
      excerpt: '118.9',
      message: 'The sum differs by 1.2: 2 rows add up to 117.7, the total is 118.9.',
      remedy: 'Check the total and its parts in the source.',
    });
    expect(finding?.block).toMatch(/^b-/);
  });

  test('may differ by what was rounded away', () => {
    expect(messages({ head: years, rows: with_(2, 3, '117.8') })).toEqual([]);
  });

  test('in columns are checked along the rows', () => {
    const head = [['Country', 'Knee', 'Hip', 'Total']];
    const wide = [
      ['Germany', '20.4', '30.5', '50.9'],
      ['Spain', '12.0', '14.5', '36.5'],
      ['Italy', '11.1', '12.2', '23.3'],
    ];
    expect(messages({ head, rows: wide })).toEqual([
      'Table 4.2, Spain, Total: The sum differs by 10.0: 2 columns add up to 26.5, the total is 36.5.',
    ]);
  });

  test('of groups and of all groups are known by their headings', () => {
    const head = [['Country', 'Type', '2024', '2025', '2026']];
    const grouped = [
      ['Germany/3', 'Cemented', '10.1', '11.1', '12.1'],
      ['Hybrid', '20.1', '21.1', '22.1'],
      ['Total', '30.2', '32.2', '35.2'],
      ['Spain/3', 'Cemented', '5.5', '6.5', '7.5'],
      ['Hybrid', '4.5', '5.5', '6.5'],
      ['Total', '10.0', '12.0', '14.0'],
    ];
    expect(messages({ head, rows: grouped })).toEqual([
      'Table 4.2, Germany, Total, 2026: The sum differs by 1.0: 2 rows add up to 34.2, the total is 35.2.',
    ]);
  });

  test.each([
    ['an average', ['Average', '53.0', '55.9', '58.9', '62.1', '5.4']],
    ['a total of more than is listed', ['Total', '400.0', '420.1', '444.4', '470.5', '5.8']],
    ['a name that only begins like one', ['All others', '9.9', '9.8', '9.7', '9.6', '-1.0']],
  ])('%s is no sum', (_, last) => {
    expect(messages({ head: years, rows: [...rows.slice(0, 2), last] })).toEqual([]);
  });

  test('lines below each other without any sign of their rank are not taken apart', () => {
    const flat = [
      ['Knee', '30.0', '33.0', '36.0'],
      ['Cemented', '20.0', '21.0', '22.0'],
      ['Hybrid', '10.0', '12.0', '14.0'],
      ['Hip', '40.5', '41.5', '42.5'],
      ['Total', '70.5', '74.5', '78.5'],
    ];
    expect(messages({ head: [['Market', '2024', '2025', '2026']], rows: flat })).toEqual([]);
  });

  test('of shares are 100', () => {
    const head = [['Company', 'Sales', 'Share, %']];
    const shares = [
      ['Halden', '40.0', '40.0'],
      ['Kestrel', '35.0', '45.0'],
      ['Others', '25.0', '25.0'],
      ['Total', '100.0', '100.0'],
    ];
    expect(messages({ head, rows: shares })).toEqual([
      'Table 4.2, Total, Share, %: The sum differs by 10.0: 3 rows add up to 110.0, the total is 100.0.',
    ]);
  });
});

describe('PUB-04 growth', () => {
  test('that does not fit the first and last year is found', () => {
    expect(messages({ head: years, rows: with_(1, 5, '8.1') })).toEqual([
      'Table 4.2, Spain, CAGR 2025–27, %: Growth is 8.1, but from 24.6 to 27.7 in 2 years it is 6.1.',
    ]);
  });

  test('is one finding if the whole column does not fit', () => {
    const stale = rows.map((row) => row.with(5, '12.0'));
    expect(messages({ head: years, rows: stale })).toEqual([
      'Table 4.2, Germany, CAGR 2025–27, %: Growth does not fit its series in 3 of 3 places; here it is 12.0, but from 87.1 to 96.4 in 2 years it is 5.2.',
    ]);
  });

  test('is computed from the years of its own segment', () => {
    const head = [
      ['Country/2', 'Knee:3', 'Hip:3'],
      ['2025', '2032', 'CAGR, %', '2025', '2032', 'CAGR, %'],
    ];
    const right = ['Germany', '599.0', '770.1', '3.7', '567.0', '662.6', '2.3'];
    const wrong = ['Spain', '187.2', '247.9', '4.1', '176.6', '240.1', '5.4'];
    expect(messages({ head, rows: [right, wrong] })).toEqual([
      'Table 4.2, Spain, Hip, CAGR, %: Growth is 5.4, but from 176.6 to 240.1 in 7 years it is 4.5.',
    ]);
  });

  test('from a year that is not in the table is not judged', () => {
    const head = [['Country', '2026', '2027', 'CAGR 2025–27, %']];
    expect(messages({ head, rows: [['Spain', '26.1', '27.7', '99.0']] })).toEqual([]);
  });
});

describe('PUB-04 years', () => {
  const headed = (...list: string[]) =>
    messages({ head: [['Country', ...list]], rows: [['Spain', ...list.map((_, at) => `${at + 1}1.5`)]] });

  test('that are missing between others are found', () => {
    expect(headed('2022', '2023', '2025', '2026')).toEqual([
      'Table 4.2, 2025: The year 2024 is missing between 2023 and 2025.',
    ]);
  });

  test.each([
    [['2024', '2025', '2026', '2028', '2030']],
    [['2023', '2024', '2025', '2032']],
    [['2020', '2022', '2024']],
  ])('in the steps of a forecast are not missing: %s', (list) => {
    expect(headed(...list)).toEqual([]);
  });
});

describe('PUB-04 units', () => {
  const column = (...cells: string[]) =>
    messages({
      head: [['Company', 'Sales']],
      rows: cells.map((cell, at) => [`Company ${'ABCDE'[at]}`, cell]),
    });

  test('of several currencies in one column are found', () => {
    expect(column('$12.5', '€13.5', '$14.5')).toEqual([
      'Table 4.2, Company B, Sales: This column has figures in USD and in EUR.',
    ]);
  });

  test('of figures with and without percent sign are found', () => {
    expect(column('12.5%', '13.5%', '14.5', '15.5%')).toEqual([
      'Table 4.2, Company C, Sales: This column has figures with and without percent sign.',
    ]);
  });

  test('may stand with the first and the last figure alone', () => {
    expect(column('$12.5', '13.5', '14.5', '$40.5')).toEqual([]);
    expect(column('12.5%', '13.5', '14.5', '40.5%')).toEqual([]);
  });
});

describe('PUB-04 leaps', () => {
  const reading = (table: string[][]) =>
    readingOf({ Ankles: tableHtml({ caption: 'Table 4.2 Value', head: years, rows: table }) });

  test('of more than the chosen share against version and edition are found', () => {
    const now = reading(
      with_(1, 1, '32.1').map((row) => (row[0]?.startsWith('Europe') ? row.with(1, '115.0') : row)),
    );
    const found = sense(now, { before: reading(rows), lastEdition: reading(rows) });
    expect(found.map(({ check, place, message }) => `${check} ${place}: ${message}`)).toEqual([
      'leap Table 4.2, Spain, Measured, 2024: 32.1, 23.1 in the current version (+39%).',
      'leap Table 4.2, Spain, Measured, 2024: 32.1, 23.1 in the last edition (+39%).',
    ]);
    expect(sense(now, { before: reading(rows), share: 0.5 })).toEqual([]);
  });

  test('in another unit say which', () => {
    const inUnit = (unit: string, value: string) =>
      readingOf({
        Ankles: tableHtml({ caption: `Table 4.2 Value<br>${unit}`, head: years, rows: with_(1, 1, value) }),
      });
    const found = sense(inUnit('', '32.1'), { before: inUnit('USD million', '23.1') });
    expect(found.find(({ check }) => check === 'leap')?.message).toBe(
      '32.1 (no unit), 23.1 (USD million) in the current version (+39%).',
    );
  });

  test('by rounding, or by few points of a percentage, are none', () => {
    const small = (value: string, growth: string) => reading([['Malta', value, '0.3', '0.3', '0.3', growth]]);
    expect(
      sense(small('0.3', '1.2'), { before: small('0.2', '0.7') }).filter(({ check }) => check === 'leap'),
    ).toEqual([]);
  });

  test('of many figures in one table are one finding', () => {
    const doubled = rows.map((row) =>
      row.map((text, at) => (at === 0 || at === 5 ? text : (Number(text) * 2).toFixed(1))),
    );
    const found = sense(reading(doubled), { before: reading(rows) });
    expect(found.map(({ message }) => message)).toEqual([
      '12 figures of this table differ by more than 20%, the first of them: 165.8, 82.9 in the current version (+100%).',
    ]);
  });
});
