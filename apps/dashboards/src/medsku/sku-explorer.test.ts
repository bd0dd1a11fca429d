import { expect, test } from 'vitest';
import { skuNotes } from './sku-explorer.tsx';

test('DASH-04: an export of SKUs says how many they are and what they were found by', () => {
  expect(skuNotes({ shown: 3, total: 3, search: 'kestra' }).sheetNote).toBe('3 SKUs; search: “kestra”');
  expect(skuNotes({ shown: 1, total: 1, search: '' })).toEqual({
    note: '1 SKU. Choose up to 5 to compare them.',
    sheetNote: '1 SKU',
  });
  expect(skuNotes({ shown: 100, total: 340, search: '' }).sheetNote).toBe(
    '100 of 340 SKUs, those with the largest sales',
  );
});

test('MEND-02 SKUs are not counted before they are known', () => {
  expect(skuNotes({ shown: 0, total: undefined, search: '' }).note).toBe('Choose up to 5 to compare them.');
});
