import { expect, test } from 'vitest';
import { consequenceOf, type Holders, isGivable, offeredFirst, stateWords } from './several.ts';

const item = {
  id: 2,
  kind: 'report',
  item_name: 'Knees',
  item_year: 2026,
  region: 'Europe',
  visible: true,
} as const;
const holders: Holders = {
  item,
  former: { ...item, id: 1, item_year: 2025 },
  companies: [
    { id: 1, company: 'A', state: 'has', people: 3 },
    { id: 2, company: 'B', state: 'former', people: 1 },
    { id: 3, company: 'C', state: 'none', people: 5 },
    { id: 4, company: 'D', state: 'over', people: 2 },
    { id: 5, company: 'E', state: 'inherits', people: 4 },
  ],
};

test('STAFF-04 whoever had the edition before is chosen first, and who has it or is over cannot be', () => {
  expect(offeredFirst(holders)).toEqual([2]);
  expect(holders.companies.filter(isGivable).map(({ id }) => id)).toEqual([2, 3, 5]);
  expect(holders.companies.map((one) => stateWords(one, holders.former))).toEqual([
    'has it',
    'has the 2025 edition, 1 person',
    '5 people',
    'its license has ended',
    'has it from its family, 4 people',
  ]);
});

test('STAFF-04 the question says in numbers who gets what', () => {
  expect(consequenceOf(holders, [2, 3])).toBe(
    '2 companies with 6 people get Knees, 2026 Europe, at once and for as long as their licenses run.',
  );
  expect(consequenceOf({ ...holders, item: { ...item, visible: false } }, [2])).toMatch(
    /1 person gets.*hidden/,
  );
});
