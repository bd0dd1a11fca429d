import { expect, test } from 'vitest';
import type { KnownFacets } from '../search.queries.ts';
import { chooseQuery } from '../search-address.ts';
import { categoryChoices, kindChoices, regionChoices, yearChoices } from './facets.ts';

const known: KnownFacets = {
  isCurrent: true,
  facets: {
    categories: [
      { value: 'Cardiovascular', count: 11 },
      { value: 'Endoscopy', count: 3 },
    ],
    years: [
      { value: 2024, count: 2 },
      { value: 2026, count: 12 },
    ],
    regions: [{ value: 'Europe', count: 14 }],
    kinds: [
      { value: 'survey', count: 2 },
      { value: 'report', count: 12 },
    ],
    mine: 3,
    all: 14,
  },
};
const choice = chooseQuery('valve');

test('SRCH-03 all categories come first, then each with its count', () => {
  expect(categoryChoices(known, { ...choice, category: 'Endoscopy' })).toEqual([
    { value: null, count: 14 },
    { value: 'Cardiovascular', count: 11 },
    { value: 'Endoscopy', count: 3 },
  ]);
});

test('SRCH-03 a chosen category without results is still shown as chosen', () => {
  expect(categoryChoices(known, { ...choice, category: 'Dental' }).at(-1)).toEqual({
    value: 'Dental',
    count: 0,
  });
});

test('FIND-07 years come newest first; kinds and regions keep their order, and say how many there are', () => {
  expect(yearChoices(known, choice).map(({ value }) => value)).toEqual([null, 2026, 2024]);
  expect(kindChoices(known, { ...choice, kinds: ['medsku'] })).toEqual([
    { value: 'report', count: 12 },
    { value: 'medsku', count: 0 },
    { value: 'survey', count: 2 },
  ]);
  expect(regionChoices(known).find(({ value }) => value === 'Africa')).toEqual({ value: 'Africa', count: 0 });
});

test('FIND-07 while another choice loads nothing is counted, and before the first answer every region can be chosen', () => {
  const loading = { ...known, isCurrent: false };
  const counts = [categoryChoices(loading, choice), yearChoices(loading, choice), regionChoices(loading)];
  expect(new Set(counts.flat().map(({ count }) => count))).toEqual(new Set([null]));
  expect(regionChoices(null)).toHaveLength(7);
});
