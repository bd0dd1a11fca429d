import { expect, test } from 'vitest';
import { returnPathOf } from './link-state.ts';

test('a history entry has a return path only if that is one of our own addresses', () => {
  expect(returnPathOf({ state: null })).toBeNull();
  expect(returnPathOf({ state: { returnTo: '//evil.example' } })).toBeNull();
  expect(returnPathOf({ state: { returnTo: '/pt/favorites' } })).toBe('/pt/favorites');
});
