import { expect, test } from 'vitest';
import { readColorScheme } from './color-scheme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  ['<b>', 'auto'],
  [null, 'auto'],
])('a stored colour scheme of %j is read as %s', (stored, scheme) => {
  expect(readColorScheme(stored)).toBe(scheme);
});
