import { expect, test } from 'vitest';
import { returnPathOf, safeReturnPath } from './return-path.ts';

const origin = 'https://portal.example';

test.each(['/catalog/all-reports', '/reports/7/knees/2?query=a%20b#t3', '/'])('%s is a way back', (path) => {
  expect(safeReturnPath(path, origin)).toBe(path);
});

test.each([
  '//evil.example/a',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'catalog/all-reports',
  '',
  null,
  7,
  { toString: () => '/x' },
])('NAV-14 a return path never leaves our origin: %j', (value) => {
  expect(safeReturnPath(value, origin)).toBeNull();
});

test('a history entry without a way back has none', () => {
  expect(returnPathOf({ state: null }, origin)).toBeNull();
  expect(returnPathOf({ state: { returnTo: '/pt/favorites' } }, origin)).toBe('/pt/favorites');
});
