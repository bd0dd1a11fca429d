import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { buildPackage } from '../../../seeds/content/package.ts';
import { type DemoReport, demoReports } from '../../../seeds/content/plan.ts';
import { roomy } from '../../testing/roomy.ts';
import { temporaryFolder } from '../../testing/when-over.ts';
import type { TypedTable } from '../reports/index.ts';
import { readPackage } from '../reports/ingest/read-package.ts';
import { placeCells, widthOf } from '../reports/ingest/tables/grid.ts';
import { readNumber } from '../reports/ingest/tables/numbers.ts';
import { readTable } from '../reports/ingest/tables/read-table.ts';
import { findPython, openWith } from './openpyxl.fixture.ts';
import { place } from './table-place.fixture.ts';
import { sheetName, tableSheet } from './table-sheet.ts';

const source = 'Source: Caliper, Knees, Europe, 2026. Chapter 3: Sales. Table 2.';
const edition = 'Edition 2026, version 3 of 2026-05-12.';
const exported = 'Exported on 2026-06-01.';

function tableOf(over: Partial<TypedTable>): TypedTable {
  const plain = { block: 'b1', number: 2, kind: 'default', caption: '', units: '' } as const;
  return { ...plain, header: [], rows: [], footnotes: [], ...over };
}

const cell = (text: string) => {
  const number = readNumber(text);
  return { text, ...(number !== undefined && { number }) };
};
const head = (text: string) => ({ ...cell(text), isHeader: true as const });

const sales = tableOf({
  caption: 'Sales by segment',
  units: 'US$ million',
  header: [
    [
      { text: 'Segment', rowspan: 2 },
      { text: 'Year', colspan: 2 },
    ],
    [{ text: '2024' }, { text: '2025' }],
  ],
  rows: [
    [head('Cervical'), cell('1,234.50'), cell('−12.3%')],
    [head('Lumbar'), { ...cell('n/a'), colspan: 2 }],
    [{ ...head('Both'), rowspan: 2 }, cell('$5'), cell('(4.0)')],
    [cell('+7.25'), cell('2026')],
  ],
  footnotes: ['* Estimated'],
});

/** Cells that look like formulas, spans that overlap, names that are special in JavaScript. */
const hostile = tableOf({
  caption: '=HYPERLINK("http://evil.example","Table")',
  units: '+1',
  header: [
    [
      { text: '@SUM(A1)', rowspan: 9, colspan: 2 },
      { text: '-1+1', colspan: 100 },
    ],
  ],
  rows: [
    [cell('=1+1'), { ...cell('+cmd'), rowspan: 3 }, cell('constructor')],
    [{ ...cell('@x'), colspan: 3 }, cell('__proto__')],
    [cell('a\u0000b<c>&"d"\u000b'), cell('_x0041_'), cell('\ud800 lone 😀'), cell('12345678901234567')],
    [cell('long'.repeat(10_000)), cell(''), cell('0042')],
    [],
  ],
  footnotes: ['=cmd|calc'],
});

test('READ-06 MEND-03 the file is named after report, chapter and the number in the caption, or the place', () => {
  const named = (captions: string[]) =>
    captions.map((_, index) => {
      const tables = captions.map((caption, at) => ({ number: at + 1, caption }));
      return sheetName({ ...place, table_number: index + 1, tables });
    });
  const file = (table: string) => `report-7-chapter-3-table-${table}.xlsx`;
  expect(named(['Table 5.5: Sales', 'Sales', ''])).toEqual([file('5.5'), file('2'), file('3')]);
  expect(named(['TABLE\u00a0A.1\nSales', 'Exhibit ES-1', 'Tab. 3–2b. Prices', 'Table of prices'])).toEqual([
    file('A.1'),
    file('ES-1'),
    file('3–2b'),
    file('4'),
  ]);
  // Two that go by one number also tell their places.
  expect(named(['Table 5.5', 'Table 5.5 (continued)', 'Table 4: Sales', ''])).toEqual([
    file('5.5-place-1'),
    file('5.5-place-2'),
    file('4-place-3'),
    file('4-place-4'),
  ]);
});

/** One number in each form in which reports write percentages, and some that only look like one. */
const percentages = tableOf({
  caption: 'Table 5.5: Share of spending, in %',
  units: '%',
  header: [
    [
      { text: 'Country', rowspan: 2 },
      { text: 'Share (%)', colspan: 2 },
      { text: 'Change\npoints', rowspan: 2 },
    ],
    [{ text: '2024' }, { text: 'US$ million' }, { text: 'Public' }, { text: 'Rank' }],
  ],
  rows: [
    [head('Kenya'), cell('5.1'), cell('7.0'), cell('0.4'), cell('45'), cell('3')],
    [head('Chad'), cell('5.1%'), cell('−12.25%'), cell('$5'), cell('(4.0)'), cell('1')],
    [head('Growth, %'), cell('14.3'), cell('2'), cell('–'), cell('1,250'), cell('n/a')],
  ],
});

describe('read by another spreadsheet library', () => {
  test('PUB-07 what was said to readers about the version stands below it', async () => {
    const noted = await tableSheet(sales, { ...place, releaseNote: 'Spain 2024 restated.' });
    expect((await readSheet(noted, { trim: false })).slice(-3).map(([text]) => text)).toEqual([
      edition,
      'About this version: Spain 2024 restated.',
      exported,
    ]);
  });

  test('TAKE-09 for whom it was made stands at its end', async () => {
    const stamp = ['Licensed to Meridian Surgical, corporate license. Made for Ines Moreau on 2026-11-18.'];
    expect((await readSheet(await tableSheet(sales, { ...place, stamp }))).at(-1)?.[0]).toBe(stamp[0]);
  });

  test('READ-06 PUB-07 caption, units, heading rows, cells, notes, source and version are in this order', async () => {
    expect(await readSheet(await tableSheet(sales, place), { trim: false })).toEqual([
      ['Sales by segment', null, null],
      ['Units: US$ million', null, null],
      ['Segment', 'Year', null],
      [null, '2024', '2025'],
      ['Cervical', 1234.5, -0.123],
      ['Lumbar', 'n/a', null],
      ['Both', 5, -4],
      [null, 7.25, 2026],
      [null, null, null],
      ['* Estimated', null, null],
      [source, null, null],
      [edition, null, null],
      [exported, null, null],
    ]);
  });

  test('each line of a caption has its own row', async () => {
    const table = tableOf({ caption: 'Sales\nin Europe', rows: [[cell('.00000014%')]] });
    const rows = await readSheet(await tableSheet(table, place), { trim: false });
    expect(rows.slice(0, 3)).toEqual([['Sales'], ['in Europe'], [0.0000000014]]);
  });

  test('a table without a caption has its number and source', async () => {
    const rows = await readSheet(await tableSheet(tableOf({ rows: [[cell('1')]] }), place), { trim: false });
    expect(rows).toEqual([['Table 2'], [1], [null], [source], [edition], [exported]]);
    expect(await readSheet(await tableSheet(tableOf({}), place), { trim: false })).toHaveLength(5);
  });

  test('READ-06 text that looks like a formula, or is meant to break the file, stays text', async () => {
    const rows = await readSheet(await tableSheet(hostile, place), { trim: false });
    expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([
      ['=HYPERLINK("http://evil.example","Table")'],
      ['Units: +1'],
      ['@SUM(A1)', '-1+1'],
      ['=1+1', '+cmd', 'constructor '],
      ['@x', '__proto__ '],
      ['ab<c>&"d"', '_x005F_x0041_', ' lone 😀', '12345678901234567'],
      [expect.stringMatching(/^(long)+/), 42],
      [],
      [],
      ['=cmd|calc'],
      [source],
      [edition],
      [exported],
    ]);
    expect(String(rows[6]?.[0])).toHaveLength(32_767);
  });
});

describe('a hostile table', () => {
  const span = { ...cell('x'), colspan: 100, rowspan: 1000 };
  const wide = Array.from({ length: 500 }, () => span);
  const tall = Array.from({ length: 20_000 }, () => [cell('1')]);

  test('READ-06 with spans over millions of cells quickly becomes a small file', async () => {
    const began = performance.now();
    const file = await tableSheet(tableOf({ rows: [wide, ...tall, wide, ...tall] }), place);
    expect(performance.now() - began).toBeLessThan(roomy(10_000));
    expect(file.length).toBeLessThan(5_000_000);
  });

  test('READ-06 with more columns than a spreadsheet allows loses the excess', () => {
    const flat = wide.map((one) => ({ ...one, rowspan: 1 }));
    const placed = placeCells([flat, [{ ...flat[0], text: 'end' }]]);
    expect(widthOf(placed)).toBe(16_384);
    expect(placed.at(-1)).toMatchObject({ cell: { text: 'end' }, row: 1, column: 0 });
  });
});

const python = await findPython();
const where = python ? 'reopened by openpyxl' : 'not run, python3-openpyxl is missing: reopened by openpyxl';

describe.skipIf(!python)(where, () => {
  const open = (files: Buffer[]) => openWith(python ?? '', files);

  test('READ-06 numbers keep their look, headings are bold, merged cells are kept', async () => {
    const [seen] = await open([await tableSheet(sales, place)]);
    expect(seen).toMatchObject({ title: 'Table 2', frozen: 'A5' });
    expect(seen?.merged).toEqual(['A3:A4', 'A7:A8', 'B3:C3', 'B6:C6']);
    expect(seen?.cells).toMatchObject({
      A1: ['Sales by segment', 's', 'General', true],
      A3: ['Segment', 's', 'General', true],
      A5: ['Cervical', 's', 'General', true],
      B5: [1234.5, 'n', '#,##0.00', false],
      C5: [-0.123, 'n', '0.0%', false],
      B6: ['n/a', 's', 'General', false],
      B7: [5, 'n', '"$"0', false],
      C7: [-4, 'n', '0.0;(0.0)', false],
      B8: [7.25, 'n', '+0.00;-0.00;0.00', false],
      C8: [2026, 'n', '0', false],
    });
  });

  test('MEND-03 every percentage is a fraction with a percent format, and nothing else is', async () => {
    const [seen] = await open([await tableSheet(percentages, place)]);
    const numbers = Object.entries(seen?.cells ?? {}).filter(([, [, type]]) => type === 'n');
    expect(Object.fromEntries(numbers.map(([at, [value, , format]]) => [at, [value, format]]))).toEqual({
      B5: [0.051, '0.0%'],
      C5: [7, '0.0'],
      D5: [0.4, '0.0'],
      E5: [0.45, '0%'],
      F5: [3, '0'],
      B6: [0.051, '0.0%'],
      C6: [-0.1225, '0.00%'],
      D6: [5, '"$"0'],
      E6: [-0.04, '0.0%;(0.0%)'],
      F6: [1, '0'],
      B7: [0.143, '0.0%'],
      C7: [0.02, '0%'],
      E7: [12.5, '#,##0%'],
    });
  });

  test('ING-04 ING-08 marks, qualifiers, currencies and scales are in the format of a real number', async () => {
    const texts = [
      '1,300.0*',
      '12.5ᵇ',
      'US$1,460.2',
      '$(900.1)',
      '($900.1)',
      '5.1%ᵃ',
      '~12',
      '7.5 e',
      '+45 bps',
      '€1.2bn',
    ];
    const written = {
      block: 'b1',
      number: 2,
      kind: 'default',
      caption: 'Sales, € million',
      header: [],
    } as const;
    const rows = texts.map((text) => [{ text: 'Name', isHeader: true as const }, { text }]);
    const { table } = readTable({ ...written, header: [], rows, footnotes: [] });
    const [seen] = await open([await tableSheet(table, place)]);
    expect(texts.map((_, index) => seen?.cells[`B${index + 3}`]?.slice(0, 3))).toEqual([
      [1300, 'n', '#,##0.0"*"'],
      [12.5, 'n', '0.0"ᵇ"'],
      [1460.2, 'n', '"US$"#,##0.0'],
      [-900.1, 'n', '"$"0.0;"$"(0.0)'],
      [-900.1, 'n', '"$"0.0;("$"0.0)'],
      [0.051, 'n', '0.0%"ᵃ"'],
      [12, 'n', '"~"0'],
      [7.5, 'n', '0.0" e"'],
      [45, 'n', '+0" bps";-0" bps";0" bps"'],
      [1200, 'n', '"€"0.0,"bn"'],
    ]);
  });

  test('ING-04 a comma before decimals, a range and a bound', async () => {
    const rows = ['1.234,5', '12,25', '2–3', '<5'].map((text) => [
      { text: 'Name', isHeader: true as const },
      { text },
    ]);
    const { table } = readTable({ ...tableOf({}), rows });
    const [seen] = await open([await tableSheet(table, place)]);
    expect([2, 3, 4, 5].map((row) => seen?.cells[`B${row}`]?.slice(0, 3))).toEqual([
      [1234.5, 'n', '#,##0.0'],
      [12.25, 'n', '0.00'],
      ['2–3', 's', 'General'],
      ['<5', 's', 'General'],
    ]);
  });

  test('ING-02 a heading that reaches down among the figures is not cut', async () => {
    const table = {
      ...tableOf({
        header: [[{ text: 'Europe', rowspan: 3 }, { text: '2024' }]],
        rows: [[cell('5.5')], [cell('6.5')]],
      }),
      columnUnits: ['', ''],
    };
    const [seen] = await open([await tableSheet(table, place)]);
    expect(seen?.merged).toEqual(['A2:A4']);
    expect([seen?.cells.B3?.[0], seen?.cells.B4?.[0]]).toEqual([5.5, 6.5]);
  });

  test('MEND-03 a table is called what its caption says in the sheet and in its source, with title, region, year and day', async () => {
    const tables = [percentages, percentages].map(({ caption }, at) => ({ number: at + 1, caption }));
    const alone = { ...place, tables: tables.slice(1) };
    const seen = await open([
      await tableSheet(percentages, alone),
      await tableSheet(percentages, { ...place, tables }),
    ]);
    const words = seen.map(({ title, cells }) => [
      title,
      ...['A1', 'A9', 'A10', 'A11'].map((at) => cells[at]?.[0]),
    ]);
    const from = 'Source: Caliper, Knees, Europe, 2026. Chapter 3: Sales. Table 5.5';
    expect(words).toEqual([
      ['Table 5.5', 'Table 5.5: Share of spending, in %', `${from}.`, edition, exported],
      [
        'Table 5.5 (2)',
        'Table 5.5: Share of spending, in %',
        `${from} (number 2 in the chapter).`,
        edition,
        exported,
      ],
    ]);
  });

  test('READ-06 a hostile table contains no formulas and no overlapping merged areas', async () => {
    const [seen] = await open([await tableSheet(hostile, place)]);
    const cells = Object.values(seen?.cells ?? {});
    expect(cells.map(([, type]) => type).filter((type) => type === 'f')).toEqual([]);
    expect(seen?.cells).toMatchObject({
      A1: [hostile.caption, 's', '@', true],
      A4: ['=1+1', 's', '@', false],
      C6: ['_x0041_', 's', 'General', false],
      C7: [42, 'n', '0000', false],
    });
    expect(seen?.merged).toEqual(['A3:B3', 'B4:B6', 'C3:CX3']);
    expect(Math.max(...(seen?.widths ?? []))).toBeLessThanOrEqual(48);
  });

  test('READ-06 every table of a demo report keeps its cells, types and merged areas', async () => {
    const tables = await tablesOf(demoReports('small')[0] as DemoReport);
    expect(tables.length).toBeGreaterThan(10);
    const seen = await open(await Promise.all(tables.map((table) => tableSheet(table, place))));
    for (const [index, table] of tables.entries()) {
      const rows = Object.entries(seen[index]?.cells ?? {}).map(([address, [value, , format]]) => ({
        row: Number(address.replace(/\D/g, '')),
        value: format.includes('%') ? Number((Number(value) * 100).toFixed(10)) : value,
      }));
      const first = firstRow(table);
      const own = rows.filter(({ row }) => row > first && row <= first + heightOf(table));
      expect(own.map(({ value }) => value)).toEqual(written(table));
      expect(seen[index]?.merged).toHaveLength(spanning(table));
    }
  });
});

async function tablesOf(report: DemoReport): Promise<TypedTable[]> {
  const folder = await temporaryFolder();
  const zip = join(folder, 'package.zip');
  await writeFile(zip, await buildPackage(report));
  const { title, year, region, description } = report;
  const cover = { title, year, region, description, productName: 'Caliper' };
  const read = await readPackage({ zip, folder, writeup: true, cover });
  if (!read.accepted) throw new Error('The package was not taken');
  return read.content.chapters.flatMap(({ tables }) => tables);
}

/** All values of a table, in reading order. */
function written({ header, rows }: TypedTable): unknown[] {
  const headings = header.flat().map(({ text }) => text);
  const values = rows.flat().map(({ text, number }) => number ?? text);
  return [...headings, ...values].filter((value) => value !== '');
}

/** The number of rows above the table. */
function firstRow({ caption, units }: TypedTable): number {
  return caption.split('\n').length + (units ? 1 : 0);
}

function heightOf({ header, rows }: TypedTable): number {
  return header.length + rows.length;
}

function spanning({ header, rows }: TypedTable): number {
  return [...header, ...rows].flat().filter(({ colspan = 1, rowspan = 1 }) => colspan * rowspan > 1).length;
}
