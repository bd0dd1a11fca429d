import { expect, test } from 'vitest';
import {
  cagr,
  growth,
  growthOver,
  indexed,
  lastKnown,
  pickingFrom,
  ranked,
  shares,
  sumRows,
  topWithOthers,
} from './figures.ts';

const row = (name: string, ...values: (number | null)[]) => ({ name, values });

test('growth is in percent, and null where there was nothing to grow from', () => {
  expect(growth(200, 210)).toBeCloseTo(5);
  expect(growth(200, 150)).toBeCloseTo(-25);
  expect([growth(0, 5), growth(null, 5), growth(5, null)]).toEqual([null, null, null]);
  expect(growthOver([100, 110, null, 120])).toEqual([null, expect.closeTo(10), null, null]);
});

test('a yearly rate turns one end into the other', () => {
  expect(cagr(100, 121, 2)).toBeCloseTo(10);
  expect(cagr(7260, 9890, 7)).toBeCloseTo(4.5, 1);
  expect([cagr(0, 5, 2), cagr(5, 6, 0), cagr(null, 6, 2)]).toEqual([null, null, null]);
});

test('an index begins with the first known value', () => {
  expect(indexed([null, 50, 75, null])).toEqual([null, 100, 150, null]);
  expect(indexed([null, null])).toEqual([null, null]);
});

test('sums leave out missing values, and are missing where all values are', () => {
  expect(sumRows([row('a', 1, null, null), row('b', 2, 5, null)])).toEqual([3, 5, null]);
});

test('shares are of all rows, or of the whole that is given', () => {
  expect(shares([row('a', 1, 3), row('b', 1, 1)])).toEqual([row('a', 50, 75), row('b', 50, 25)]);
  expect(shares([row('a', 1, null)], [4, 4])).toEqual([row('a', 25, null)]);
  expect(shares([row('a', 0)])).toEqual([row('a', null)]);
});

test('of many rows the largest are named and the others are summed up', () => {
  const rows = [row('small', 9, 1), row('large', 1, 9), row('middle', 1, 5), row('least', 1, null)];
  expect(topWithOthers(rows, 3, 1)).toEqual([
    row('large', 1, 9),
    row('middle', 1, 5),
    { ...row('Others', 10, 1), isRest: true },
  ]);
  expect(topWithOthers(rows, 4, 1).map(({ name }) => name)).toEqual(['large', 'middle', 'small', 'least']);
});

test('DASH-04: the sum of the others cannot be chosen, but what is called Others in the file can', () => {
  const own = [row('large', 9), row('Others', 5)];
  const summed = topWithOthers([...own, row('small', 1)], 2, 0);
  const picked = (rows: typeof summed, name: string) => {
    const names: string[] = [];
    pickingFrom(shares(rows), (one) => names.push(one))(name);
    return names;
  };
  expect([picked(summed, 'large'), picked(summed, 'Others')]).toEqual([['large'], []]);
  expect(picked(topWithOthers(own, 2, 0), 'Others')).toEqual(['Others']);
});

test('a ranking has the growth of each row and the places it gained', () => {
  const [first, second, third] = ranked([row('a', 10, 11), row('b', 8, 12), row('c', null, 1)], 1);
  expect(first).toMatchObject({ name: 'b', value: 12, movement: 1 });
  expect(first?.growth).toBeCloseTo(50);
  expect(second).toMatchObject({ name: 'a', movement: -1 });
  expect(third).toMatchObject({ name: 'c', growth: null, movement: null });
});

test('the last column with any value may be the first', () => {
  const rows = [{ values: [4, null, null] }, { values: [null, null, 7] }];
  expect([lastKnown(rows, 2), lastKnown(rows, 1), lastKnown([], 2), lastKnown(rows, 1, 1)]).toEqual([
    2, 0, 2, 1,
  ]);
});
