import { expect, test } from 'vitest';
import { bestRow, shownRow } from './table-labels.ts';

const cells = (...texts: string[]) => texts.map((text) => ({ text }));

test('FIND-07 every figure of a found row stands under its own year, whatever reaches into the last row of the head', () => {
  const header = [
    [
      { text: 'Country', rowspan: 2 },
      { text: 'Measured', colspan: 2 },
      { text: 'Forecast' },
      { text: 'CAGR', rowspan: 2 },
    ],
    cells('2024', '2025', '2026'),
  ];
  const content = { header, rows: [cells('Spain', '1.5', '1.7', '1.9', '5%')] };
  expect(shownRow({ content }, 0)).toEqual({
    label: 'Spain',
    columns: ['2024', '2025', '2026', 'CAGR'],
    cells: ['1.5', '1.7', '1.9', '5%'],
  });
});

test('FIND-07 so it does below a cell that spans rows or columns, and without a head', () => {
  const rows = [
    [{ text: 'Europe', rowspan: 2 }, ...cells('Spain', '1.5')],
    [{ text: 'Italy' }, { text: '2.5' }],
  ];
  expect(shownRow({ content: { header: [cells('Region', 'Country', '2025')], rows } }, 1)).toEqual({
    label: 'Europe',
    columns: ['Country', '2025'],
    cells: ['Italy', '2.5'],
  });
  expect(shownRow({ content: { rows: [cells('Spain', '1.5')] } }, 0)).toEqual({
    label: 'Spain',
    columns: [''],
    cells: ['1.5'],
  });
});

test('FIND-09 a row is found by the headings that reach into it from above, too', () => {
  const country = (text: string) => ({ text, rowspan: 2, isHeader: true as const });
  const rows = [
    [country('France'), ...cells('Cemented', '1.5')],
    cells('Cementless', '2.5'),
    [country('Germany'), ...cells('Cemented', '3.5')],
    cells('Cementless', '4.5'),
  ];
  const wanted = ['Germany', 'Cementless'];
  const count = (label: string) => wanted.filter((word) => label.split('\n').includes(word)).length;
  expect(bestRow({ content: { rows } }, count)).toBe(3);
  expect(bestRow({ content: { rows } }, () => 0)).toBeNull();
});
