import { expect, test } from 'vitest';
import { remember } from '../../lib/remembered/client-state.ts';
import {
  addressOf,
  choose,
  chooseQuery,
  foldedFilters,
  isNarrowed,
  newSearch,
  readChoice,
  withoutFilters,
} from './search-address.ts';

const everything = '?query=heart+valve&sort=chapters&category=Cardiovascular&region=Europe&page=3';

test('SRCH-03 a query alone is sorted by newest first, in all categories and regions', () => {
  expect(readChoice('?query=valve')).toMatchObject({ sort: 'new', category: null, region: null, page: 1 });
});

test('SRCH-03 choices are in the address, defaults are left out', () => {
  expect(addressOf(readChoice(everything))).toBe(`/catalog/search${everything}`);
  expect(addressOf(readChoice('?query=valve&sort=new&page=1'))).toBe('/catalog/search?query=valve');
  expect(addressOf(chooseQuery('50 % & "more"'))).toBe('/catalog/search?query=50+%25+%26+%22more%22');
});

test.each(['new', 'chapters', 'old', 'category', 'best'] as const)(
  'SRCH-03 sorting by %s can be shared',
  (sort) => {
    expect(readChoice(addressOf(choose(chooseQuery('valve'), { sort })).split('?')[1] ?? '').sort).toBe(sort);
  },
);

test('another sort, category or region starts at the first page and keeps the rest', () => {
  const choice = readChoice(everything);
  expect(choose(choice, { region: 'Africa' })).toEqual({ ...choice, region: 'Africa', page: 1 });
  expect(choose(choice, { page: 4 })).toEqual({ ...choice, page: 4 });
});

test('FIND-07 year, kinds and only mine are in the address too, and count as filters', () => {
  const address = '/catalog/search?query=valve&year=2026&kind=report&kind=table&mine=only&beside=2';
  const choice = readChoice(address.split('?')[1] ?? '');
  expect(choice).toMatchObject({ year: 2026, kinds: ['report', 'table'], onlyMine: true, besidePage: 2 });
  expect(addressOf(choice)).toBe(address);
  expect([foldedFilters(choice), isNarrowed(choice)]).toEqual([3, true]);
  expect(isNarrowed(chooseQuery('valve'))).toBe(false);
  expect(choose(choice, { year: null })).toMatchObject({ page: 1, besidePage: 1 });
  expect(addressOf(withoutFilters({ ...choice, sort: 'best' }))).toBe(
    '/catalog/search?query=valve&sort=best',
  );
});

test('FIND-01 what is typed next is sorted as was last chosen', () => {
  expect(newSearch('stent')).toBe('/catalog/search?query=stent');
  remember('search', { query: 'valve', sort: 'best' });
  expect(newSearch('stent')).toBe('/catalog/search?query=stent&sort=best');
});

test('SRCH-06 another query resets all choices', () => {
  expect(addressOf(chooseQuery('stent'))).toBe('/catalog/search?query=stent');
});

test.each([
  'sort=worst',
  'year=1066',
  'year=20260',
  'kind=film',
  'mine=yes',
  'beside=0',
  'region=Atlantis',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=99999',
  'category=',
  'utm=mail',
])('%s is not a valid choice', (search) => {
  expect(readChoice(`?query=valve&${search}`)).toEqual(chooseQuery('valve'));
});

test('a query is trimmed, and cut to the permitted length', () => {
  expect(readChoice('?query=+valve+').query).toBe('valve');
  expect(readChoice(`?query=${'x'.repeat(300)}`).query).toHaveLength(200);
  expect(readChoice('').query).toBe('');
});
