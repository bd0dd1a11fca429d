import { expect, test } from 'vitest';
import { skuNotes } from './sku-explorer.tsx';

test('DASH-04 MEND-02: an export of SKUs says how many they are and what they were found by', () => {
  const invitation = 'Choose up to 5 to compare them.';
  const notes = (shown: number, total?: number, search = '') => skuNotes({ shown, total, search });
  expect(notes(3, 3, 'kestra').sheetNote).toBe('3 SKUs; search: “kestra”');
  expect(notes(1, 1)).toEqual({ note: `1 SKU. ${invitation}`, sheetNote: '1 SKU' });
  expect(notes(100, 340).sheetNote).toBe('100 of 340 SKUs, those with the largest sales');
  // MEND-02: they are not counted before they are known.
  expect(notes(0).note).toBe(invitation);
});
