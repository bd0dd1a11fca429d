// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableDrawing } from './export/table-drawing.ts';
import { FigureTable } from './figure-table.tsx';
import { plainSheet } from './sheet.ts';

const plain = plainSheet({
  unit: null,
  columns: [{ head: 'Answer' }, { head: 'All', decimals: 0 }],
  rows: [
    ['0.12', 48],
    ['Mean', 0.125],
  ],
});
const rows = plain.rows.map((row) => (row.key === 'Mean' ? { ...row, decimals: 3 } : row));
const sheet = { ...plain, rows };

test('DASH-05 a row with a precision of its own has it in the table on the screen and in its picture', () => {
  const table = renderToStaticMarkup(
    createElement(FigureTable, { label: 'By country', sheet, sort: null, onSort: () => undefined }),
  );
  expect(table.match(/<td[^>]*>[^<]*<\/td>/g)?.map((cell) => cell.replace(/<[^>]*>/g, ''))).toEqual([
    '48',
    '0.125',
  ]);
  expect(tableDrawing(sheet).drawing.textContent).toContain('0.125');
});
