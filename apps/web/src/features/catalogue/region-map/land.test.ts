import { expect, test } from 'vitest';
import { hasLand, stateOf } from './land.ts';

const possible = ['Europe', 'Africa', 'Global'] as const;

test('a region is available if it is possible, and unavailable if not', () => {
  expect(stateOf('Europe', { possible, value: null })).toBe('available');
  expect(stateOf('Middle East', { possible, value: null })).toBe('unavailable');
});

test('only the chosen region is highlighted', () => {
  expect(stateOf('Europe', { possible, value: 'Europe' })).toBe('chosen');
  expect(stateOf('Africa', { possible, value: 'Europe' })).toBe('available');
});

test('Global highlights every region, also those without content of their own', () => {
  expect(stateOf('Africa', { possible, value: 'Global' })).toBe('chosen');
  expect(stateOf('Middle East', { possible, value: 'Global' })).toBe('chosen');
});

test('a chosen region stays highlighted even if nothing is left in it', () => {
  expect(stateOf('Asia Pacific', { possible, value: 'Asia Pacific' })).toBe('chosen');
});

test('there is land to click on unless Global is all there is', () => {
  expect(hasLand(possible)).toBe(true);
  expect(hasLand(['Global'])).toBe(false);
  expect(hasLand([])).toBe(false);
});
