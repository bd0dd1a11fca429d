import { expect, test } from 'vitest';
import { createUploadKeys } from './upload-keys.ts';

const file = { name: 'a.csv', size: 3, lastModified: 1 };

test('DASH-08 the same file sent again is the same upload, and a changed one is another', () => {
  let count = 0;
  const keys = createUploadKeys(() => String(++count));
  expect(keys.keyOf({ itemId: '7' }, file)).toBe('1');
  expect(keys.keyOf({ itemId: '7' }, { ...file })).toBe('1');
  expect(keys.keyOf({ itemId: '8' }, file)).toBe('2');
  expect(keys.keyOf({ itemId: '8' }, { ...file, lastModified: 2 })).toBe('3');
  keys.arrived();
  expect(keys.keyOf({ itemId: '8' }, { ...file, lastModified: 2 })).toBe('4');
});
