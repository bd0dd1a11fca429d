import { expect, test } from 'vitest';
import { changedSearch } from './view.ts';

test.each([
  ['', { measure: 'units' }, '?measure=units'],
  ['?measure=units&from=2020', { measure: null }, '?from=2020'],
  ['?measure=units', { measure: '' }, ''],
  // The flags that a dashboard was opened with stay as they are.
  ['?sample&market=Hips', { measure: 'units' }, '?sample&market=Hips&measure=units'],
  ['?demo', {}, '?demo'],
])(
  'DASH-02 DASH-04 choices appear in the address, and defaults are left out: %j with %j',
  (before, change, after) => {
    expect(changedSearch(before, change)).toBe(after);
  },
);

test('DASH-04 a list repeats its name and replaces the list before it', () => {
  const search = changedSearch('?company=A&measure=units', { company: ['B & C', 'D'] });
  expect(new URLSearchParams(search).getAll('company')).toEqual(['B & C', 'D']);
  expect(new URLSearchParams(search).get('measure')).toBe('units');
  expect(changedSearch(search, { company: [] })).toBe('?measure=units');
});
