import { expect, test } from 'vitest';
import { needsFullLoad } from './full-load.ts';

test.each([
  ['/', '/translate', true],
  ['/translate', '/catalog/all-reports', true],
  ['/translate', '/translate', false],
  ['/translate/', '/', true],
  ['/Translate//', '/catalog/search', true],
  ['/', '/translate/', true],
  ['/translate', '/translate/', false],
  ['/', '/contact', false],
])('NAV-13 from %s to %s is a full load: %s', (from, to, full) => {
  expect(needsFullLoad(from, to)).toBe(full);
});
