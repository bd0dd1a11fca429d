import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/catalog/all-reports', '/reports/7/knees/2?query=a%20b#t3', '/'])(
  'AUTH-13 NAV-14 %s is a return path',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.example/a',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'catalog/all-reports',
  '',
  null,
  undefined,
  7,
  { toString: () => '/x' },
])('AUTH-13 NAV-14 a return path never leaves our origin: %j', (value) => {
  expect(safeReturnPath(value)).toBeNull();
});
