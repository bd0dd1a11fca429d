import { expect, test } from 'vitest';
import { compareNames } from './names.ts';

test('names are in the order that people expect, whatever their accents, case and numbers', () => {
  const names = ['Zoe', 'Ward 10', 'Émile', 'adam', 'Ward 9', 'Frida'];
  expect(names.toSorted(compareNames)).toEqual(['adam', 'Émile', 'Frida', 'Ward 9', 'Ward 10', 'Zoe']);
});
