import { expect, test } from 'vitest';
import { tableNotes } from './volume-table.tsx';

test('DASH-04: a table that shows eight rows is saved with all, and its note says how they are sorted', () => {
  const notes = (isCut: boolean, isSorted: boolean) => tableNotes({ count: 20, isCut, isSorted });
  expect(notes(true, false)).toEqual({ note: '8 of 20, largest first', sheetNote: 'Largest first' });
  expect(notes(true, true)).toEqual({ note: '8 of 20', sheetNote: '' });
  expect(notes(false, false).note).toBe('Largest first');
});
