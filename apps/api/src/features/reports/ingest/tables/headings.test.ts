import { beforeEach, expect, test } from 'vitest';
import type { TypedTable } from '../content.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { headingsOf, seenTable } from './page-headers.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

async function read(html: string) {
  const { chapters, warnings } = await reader.accepted({ '01-a.html': `<h1>A</h1>${html}` });
  const [chapter] = chapters;
  const [table] = chapter?.tables ?? [];
  if (!chapter || !table) throw new Error('No table');
  const cells = seenTable(chapter.chapter_content);
  const under = (text: string) => {
    const cell = cells.find((one) => one.text === text);
    return cell && headingsOf(cell, cells);
  };
  return { table, under, html: chapter.chapter_content, warnings };
}

function heads({ header }: TypedTable): string[][] {
  return header.map((row) => row.map(({ text }) => text));
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test('ING-02 a head of two rows without thead and with a rowspan is whole, and each number stands under its year', async () => {
  const { table, under, html } = await read(`<table>
    <tr><td rowspan="2">Segment</td><td colspan="2">Sales</td><td colspan="2">Share</td></tr>
    <tr><td>2024</td><td>2025</td><td>2024</td><td>2025</td></tr>
    ${row('Knees', '1,200.5', '1,300.5', '40.1', '41.2')}${row('Hips', '900.1', '950.2', '30.3', '29.4')}</table>`);
  expect(table.header).toEqual([
    [
      { text: 'Segment', rowspan: 2 },
      { text: 'Sales', colspan: 2 },
      { text: 'Share', colspan: 2 },
    ],
    [{ text: '2024' }, { text: '2025' }, { text: '2024' }, { text: '2025' }],
  ]);
  expect(under('1,300.5')).toEqual({ columns: ['2025', 'Sales'], rows: ['Knees'] });
  expect(under('29.4')).toEqual({ columns: ['2025', 'Share'], rows: ['Hips'] });
  expect(html).toContain('<thead><tr><th rowspan="2" scope="col">Segment</th>');
});

test('ING-02 a thead that is too short goes on into the rows below, and its spans with it', async () => {
  const { table, under } =
    await read(`<table><thead><tr><th rowspan="3">Segment</th><th colspan="2">Sales</th></tr></thead>
    <tbody><tr><td>2024</td><td>2025</td></tr><tr><td>US$ mn</td><td>%</td></tr>${row('Knees', '5', '6')}</tbody></table>`);
  expect(heads(table)).toEqual([
    ['Segment', 'Sales'],
    ['2024', '2025'],
    ['US$ mn', '%'],
  ]);
  expect(under('6')).toEqual({ columns: ['%', '2025', 'Sales'], rows: ['Knees'] });
});

test('ING-02 a thead that holds figures ends before them', async () => {
  const { table } = await read(
    `<table><thead>${row('Segment', '2024')}${row('Knees', '1,200.5')}</thead><tbody>${row('Hips', '900.1')}</tbody></table>`,
  );
  expect(heads(table)).toEqual([['Segment', '2024']]);
  expect(table.rows).toHaveLength(2);
});

test('ING-02 a cell of the thead that reaches beyond a full row ends with the thead, as browsers show it', async () => {
  const { under } = await read(
    `<table><thead><tr><th rowspan="4">Segment</th><th>2024</th></tr></thead><tbody>${row('Knees', '5.5')}${row('Hips', '6.5')}</tbody></table>`,
  );
  expect(under('6.5')).toEqual({ columns: ['2024'], rows: ['Hips'] });
});

test.each([
  ['years', row('', '2024', '2025F'), row('A', '5', '6')],
  ['fiscal years and growth', row('Segment', 'FY24', 'CAGR 2024–2029'), row('A', '5', '6')],
  ['one year', row('Segment', '2024'), row('A', '5')],
  ['bold words', row('<b>Name</b>', '<b>Place</b>'), row('x', 'y')],
  ['all th', '<tr><th>Name</th><th>Place</th></tr>', row('x', 'y')],
  ['years with unit', row('Segment', '2024 (US$ mn)', '2025 (US$ mn)'), row('A', '5', '6')],
])('ING-02 a first row of %s is the heading', async (_, head, body) => {
  expect((await read(`<table>${head}${body}${body}</table>`)).table.header).toHaveLength(1);
});

test.each([
  [
    'facts by name',
    `${row('Name', 'Kestrel')}${row('Seat', 'Oslo')}${row('Staff', '5,200')}${row('Founded', '1941')}`,
  ],
  ['words only', `${row('Name', 'Place')}${row('x', 'y')}`],
  ['figures only', `${row('A', '5.5')}${row('B', '6.5')}`],
  ['a first row in bold with figures', `${row('<b>All</b>', '<b>11.5</b>')}${row('B', '6.5')}`],
])('ING-02 a table of %s has no heading', async (_, rows) => {
  expect((await read(`<table>${rows}</table>`)).table.header).toEqual([]);
});

test('ING-02 a heading that is repeated at page breaks is left out, with a finding', async () => {
  const head = `<tr><td rowspan="2">Segment</td><td colspan="2">Sales</td></tr>${row('2024', '2025')}`;
  const { table, under, warnings } = await read(
    `<table>${head}${row('A', '1.5', '2.5')}${head}${row('B', '3.5', '4.5')}</table>`,
  );
  expect(table.rows.map(([first]) => first?.text)).toEqual(['A', 'B']);
  expect(under('4.5')).toEqual({ columns: ['2025', 'Sales'], rows: ['B'] });
  expect(warnings).toMatchObject([
    { file: '01-a.html', line: 1, block: table.block, message: expect.stringContaining('repeated') },
  ]);
});

test('ING-02 other years in the middle of a table are the headings of what follows', async () => {
  const { table, under } = await read(
    `<table>${row('Segment', '2022', '2023')}${row('A', '1.5', '2.5')}${row('Segment', '2024', '2025')}${row('A', '3.5', '4.5')}</table>`,
  );
  expect(under('2.5')).toEqual({ columns: ['2023'], rows: ['A'] });
  expect(under('4.5')).toEqual({ columns: ['2025'], rows: ['A'] });
  expect(table.rows[1]).toEqual(['Segment', '2024', '2025'].map((text) => ({ text, isColumnHead: true })));
});

test('ING-02 a row across the table names the rows below it', async () => {
  const across = (text: string) => `<tr><td colspan="3">${text}</td></tr>`;
  const { table, under } = await read(
    `<table>${row('Country', '2024', '2025')}${across('Europe')}${row('Italy', '1.5', '2.5')}${across('Asia')}${row('Japan', '3.5', '4.5')}</table>`,
  );
  expect(table.header).toHaveLength(1);
  expect(under('2.5')).toEqual({ columns: ['2025'], rows: ['Italy', 'Europe'] });
  expect(under('4.5')).toEqual({ columns: ['2025'], rows: ['Japan', 'Asia'] });
});

test('ING-02 a name counts for the empty cells below it where a second column names the rows', async () => {
  const { under, html } = await read(
    `<table>${row('Country', 'Year', 'Units')}${row('Italy', '2024', '1.5')}${row('', '2025', '2.5')}${row('Spain', '2024', '3.5')}</table>`,
  );
  expect(under('2.5')).toEqual({ columns: ['Units'], rows: ['2025', 'Italy'] });
  expect(html).toContain('<th rowspan="2" scope="row">Italy</th>');
});

test('ING-02 years that name the rows are no heading', async () => {
  const { table, under } = await read(
    `<table>${row('Year', 'Knees', 'Hips')}${row('2024', '1.5', '2.5')}${row('2025', '3.5', '4.5')}</table>`,
  );
  expect(heads(table)).toEqual([['Year', 'Knees', 'Hips']]);
  expect(under('4.5')).toEqual({ columns: ['Hips'], rows: ['2025'] });
});

test('ING-02 cells that overlap stay in their columns, and are a finding', async () => {
  const { under, warnings } = await read(
    `<table><tr><th>A</th><th>B</th><th>C</th><th>D</th></tr><tr><td>r</td><td rowspan="2">1.5</td><td>2.5</td><td>3.5</td></tr><tr><td colspan="3">x</td><td>4.5</td></tr></table>`,
  );
  expect(under('4.5')?.columns).toEqual(['D']);
  expect(warnings).toMatchObject([{ message: expect.stringContaining('overlap') }]);
});

test('ING-02 spans that ask for more than any table has are refused', async () => {
  const wide = `<tr>${'<td colspan="1000" rowspan="60000">x</td>'.repeat(9)}</tr>`;
  const findings = await reader.refused({
    '01-a.html': `<h1>A</h1><table>${wide}${'<tr></tr>'.repeat(500)}</table>`,
  });
  expect(findings).toMatchObject([
    { message: 'A table has more than 1,000,000 places.', remedy: 'Divide it.' },
  ]);
});
