import { expect, test } from 'vitest';
import { plainSheet } from './sheet.ts';
import { sortedRows } from './sort.ts';

test('DASH-04: names are sorted whatever their case and accents, and numbers in them by their size', () => {
  const names = ['Zimmer', '10 mm', 'Österlund', 'bioMérieux', '2 mm', 'Biomet'];
  const sheet = plainSheet({ unit: null, columns: [{ head: 'Name' }], rows: names.map((name) => [name]) });
  const sorted = sortedRows(sheet, { column: 0, isDescending: false }).map(({ key }) => key);
  expect(sorted).toEqual(['2 mm', '10 mm', 'bioMérieux', 'Biomet', 'Österlund', 'Zimmer']);
});
