import { expect, test } from 'vitest';
import {
  addressOf,
  isNarrowed,
  narrow,
  nothingChosen,
  questionOf,
  readChoice,
  sortedBy,
  whomOf,
} from './report-choice.ts';

const everything =
  '?companies=4,12&licenses=single,site&enabled=true&roles=standard,team%20leader&lastActive=never,week&text=acme%20ann&sort=-lastActive&page=3';

test('ADM-17 MEND-23 all filters, the text, the order and the page are in the address', () => {
  const choice = readChoice(everything);
  expect(choice).toEqual({
    companies: ['4', '12'],
    licenses: ['single', 'site'],
    enabled: ['true'],
    roles: ['standard', 'team leader'],
    lastActive: ['never', 'week'],
    text: 'acme ann',
    sort: '-lastActive',
    page: 3,
  });
  expect(addressOf(choice)).toBe(everything);
  expect(addressOf(nothingChosen)).toBe('');
});

test('ADM-17 the server receives only the filters that are set', () => {
  expect(questionOf(readChoice(everything))).toEqual({
    companies: '4,12',
    licenses: 'single,site',
    enabled: 'true',
    roles: 'standard,team leader',
    lastActive: 'never,week',
    text: 'acme ann',
    sort: '-lastActive',
  });
  expect(questionOf(readChoice('?roles=admin&page=2'))).toEqual({ roles: 'admin' });
});

test('another filter starts at the first page and keeps the rest', () => {
  const choice = readChoice(everything);
  expect(narrow(choice, { roles: [] })).toEqual({ ...choice, roles: [], page: 1 });
});

test.each([
  'companies=0',
  'companies=a,-1,1e3,1234567890',
  'licenses=gold',
  'enabled=yes',
  'roles=owner',
  'lastActive=today',
  'sort=id',
  'sort=company',
  'text=%20',
  'page=0',
  'page=2x',
  'page=1234567',
  'utm=mail',
])('%s is not a valid choice', (search) => expect(readChoice(`?${search}`)).toEqual(nothingChosen));

test('a value named twice is chosen once, and no more companies than one request can hold', () => {
  const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
  expect(readChoice('?companies=7,7&enabled=true,true')).toMatchObject({
    companies: ['7'],
    enabled: ['true'],
  });
  expect(readChoice(`?companies=${ids}`).companies).toHaveLength(1000);
});

test("ADM-17 a download's name says whether it has all rows or those of a choice", () => {
  const words = ['?page=2', '?companies=7&roles=sales', '?enabled=false'].map((query) =>
    whomOf(readChoice(query)),
  );
  expect(words).toEqual(['all users', 'selected companies', 'selected users']);
});

test('a page alone filters no one out', () => {
  expect(isNarrowed(readChoice('?page=2'))).toBe(false);
  expect(isNarrowed(readChoice('?page=2&enabled=false'))).toBe(true);
});

test('MEND-23 a column is sorted, then the other way round; that is no filter, and starts at the first page', () => {
  const byName = sortedBy({ ...nothingChosen, page: 4 }, 'name');
  expect(addressOf(byName)).toBe('?sort=name');
  expect(addressOf(sortedBy(byName, 'name'))).toBe('?sort=-name');
  expect(addressOf(sortedBy(sortedBy(byName, 'name'), 'name'))).toBe('?sort=name');
  expect(isNarrowed(byName)).toBe(false);
  expect(isNarrowed({ ...byName, text: 'ann' })).toBe(true);
});
