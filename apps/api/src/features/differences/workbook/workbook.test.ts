import type { ComparedTable } from '@caliper/contract/differences/compared.schemas.ts';
import { describe, expect, test } from 'vitest';
import { findPython, openBooks } from '../../reader/openpyxl.fixture.ts';
import { beside } from '../../reports/changes/index.ts';
import { readingOf, tableHtml } from '../../reports/changes/reading.fixture.ts';
import { workbook, workbookName } from './workbook.ts';

const source = { report_id: 7, report_name: 'Knees', region: 'Europe', version: 1 };
const about = {
  before: { ...source, report_id: 6, report_year: 2025 },
  after: { ...source, report_year: 2026 },
};

const reading = (number: string, rows: (string | number)[][]) =>
  readingOf({
    Value: tableHtml({
      caption: `Table ${number} Value by country<br>USD million`,
      head: [
        ['Country/2', 'Measured', 'Forecast'],
        ['2024', '2031'],
      ],
      rows,
    }),
  });

const { tables: list, grids } = beside(
  reading('4.1', [
    ['Germany', '574.8', '727.4'],
    ['=SUM(A1)', '1.0', 'n/a'],
  ]),
  reading('5.1', [
    ['Germany', '577.8', '737.6'],
    ['=SUM(A1)', '1.0', '+cmd'],
    ['Poland', '60.4', '109.0'],
  ]),
);
const tables = grids as { number: number; content: ComparedTable }[];
const licensed = 'Licensed to Meridian Surgical. Made for Ines Moreau on 2026-11-18.';
const task = { ...about, productName: 'Caliper', day: '2026-11-18', stamp: [licensed], list, tables };

const python = await findPython();
const where = python ? 'opened by openpyxl' : 'not run, python3-openpyxl is missing: opened by openpyxl';

describe.skipIf(!python)(where, () => {
  test('DIFF-06 a sheet lists all tables, and each has its own with old, new, change and relative change', async () => {
    const [book] = await openBooks(python ?? '', [await workbook(task)]);
    expect(book?.map(({ title }) => title)).toEqual(['Contents', 'Table 5.1']);
    const [contents, sheet] = book ?? [];
    expect(contents?.cells).toMatchObject({
      A1: ['What changed: 2026 edition against 2025 edition', 's', 'General', true],
      A2: ['2026 edition: Knees, Europe, 2026, version 1.', 's', 'General', false],
      A4: ['Caliper. Exported on 2026-11-18.', 's', 'General', false],
      A7: ['Table 5.1', 's', 'General', false],
      D7: ['Table 4.1', 's', 'General', false],
      F7: [1, 'n', 'General', false],
    });
    // TAKE-09
    expect(Object.values(contents?.cells ?? {}).map(([text]) => text)).toContain(licensed);
    expect(sheet?.frozen).toBe('A4');
    const row = (at: number) =>
      'ABCDEFGHIJ'.split('').map((column) => sheet?.cells[`${column}${at}`]?.[0] ?? null);
    expect([3, 4, 5].map(row)).toEqual([
      [
        'Country',
        'Column',
        'Year',
        '2025 edition',
        'Unit',
        '2026 edition',
        'Unit',
        'Change',
        'Change %',
        'What changed',
      ],
      [
        'Germany',
        'Measured, 2024',
        2024,
        574.8,
        'USD million',
        577.8,
        'USD million',
        3,
        0.005219,
        'restated',
      ],
      [
        'Germany',
        'Forecast, 2031',
        2031,
        727.4,
        'USD million',
        737.6,
        'USD million',
        10.2,
        0.014023,
        'forecast revised',
      ],
    ]);
    expect(sheet?.cells.D4).toEqual([574.8, 'n', '#,##0.0', false]);
    expect(sheet?.cells.I4).toEqual([0.005219, 'n', '0.0%', false]);
    expect(row(8)).toEqual([
      'Poland',
      'Measured, 2024',
      2024,
      null,
      null,
      60.4,
      'USD million',
      null,
      null,
      'new',
    ]);
  });

  test('DIFF-06 text that looks like a formula stays text', async () => {
    const [book] = await openBooks(python ?? '', [await workbook(task)]);
    const all = book?.flatMap(({ cells }) => Object.values(cells)) ?? [];
    expect(all.filter(([, type]) => type === 'f')).toEqual([]);
    expect(all.filter(([value]) => value === '=SUM(A1)').map(([, type]) => type)).toEqual(['s', 's']);
    expect(all.filter(([value]) => value === '+cmd').map(([, type]) => type)).toEqual(['s']);
  });
});

test('DIFF-06 the file says what it compares', () => {
  expect(workbookName(about)).toBe('report-7-changes-from-2025-to-2026.xlsx');
  const versions = { before: { ...about.after, version: 2 }, after: { ...about.after, version: 4 } };
  expect(workbookName(versions)).toBe('report-7-changes-from-version-2-to-4.xlsx');
});
