import { expect, test } from 'vitest';
import { changedSearch } from './view.ts';

test('DASH-04 choices appear in the address, and defaults are left out', () => {
  expect(changedSearch('', { measure: 'units' })).toBe('?measure=units');
  expect(changedSearch('?measure=units&from=2020', { measure: null })).toBe('?from=2020');
  expect(changedSearch('?measure=units', { measure: '' })).toBe('');
});

test('DASH-04 a list repeats its name and replaces the list before it', () => {
  const search = changedSearch('?company=A&measure=units', { company: ['B & C', 'D'] });
  expect(new URLSearchParams(search).getAll('company')).toEqual(['B & C', 'D']);
  expect(new URLSearchParams(search).get('measure')).toBe('units');
  expect(changedSearch(search, { company: [] })).toBe('?measure=units');
});

test('DASH-02 the flags that a dashboard was opened with stay as they are', () => {
  expect(changedSearch('?sample&market=Hips', { measure: 'units' })).toBe(
    '?sample&market=Hips&measure=units',
  );
  expect(changedSearch('?demo', {})).toBe('?demo');
});
