import { expect, test } from 'vitest';
import { bitOf, countIn, Marks, numbersIn, placesOf, spanOf } from './place.ts';

test('numbers from -1 stand in spans of thirty, with a bit for each', () => {
  const numbers = [-1, 0, 1, 28, 29, 30, 58, 59, 400];
  const inSpans = Map.groupBy(numbers, spanOf);
  expect([...inSpans.keys()]).toEqual([0, 1, 2, 13]);
  const unpacked = [...inSpans].flatMap(([span, own]) => {
    const mask = own.reduce((all, number) => all | bitOf(number), 0);
    expect(countIn(mask)).toBe(own.length);
    return numbersIn(span, mask);
  });
  expect(unpacked).toEqual(numbers);
});

test('marks tell which numbers of an item were found by any lookup', () => {
  const marks = new Marks();
  marks.add(placesOf([7, 7, 8], [0, 1, 0], [bitOf(0) | bitOf(3), bitOf(31), bitOf(-1)]));
  marks.add(placesOf([7], [0], [bitOf(4)]));
  expect([-1, 0, 1, 3, 4, 31, 32].filter((number) => marks.has(7, number))).toEqual([0, 3, 4, 31]);
  expect([-1, 0].filter((number) => marks.has(8, number))).toEqual([-1]);
});
