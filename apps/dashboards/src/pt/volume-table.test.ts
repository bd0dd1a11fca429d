import { expect, test } from 'vitest';
import { tableNotes } from './volume-table.tsx';

test('DASH-04: a table that shows eight rows is saved with all, and its note says how they are sorted', () => {
  expect(tableNotes({ count: 20, limit: 8, isSorted: false })).toEqual({
    note: '8 of 20, largest first',
    sheetNote: 'Largest first',
  });
  expect(tableNotes({ count: 20, limit: 8, isSorted: true })).toEqual({ note: '8 of 20', sheetNote: '' });
  expect(tableNotes({ count: 5, limit: null, isSorted: false }).note).toBe('Largest first');
});
