import { expect, test } from 'vitest';
import { foundHits, hitWithin, stepFrom } from './hits.ts';

const hits = foundHits([
  { chapter_number: 3, matches: 2 },
  { chapter_number: 5, matches: 9 },
]);

test('READ-04 each chapter knows its hits', () => {
  expect([1, 3, 5].map(hits.inChapter)).toEqual([0, 2, 9]);
  expect(hits.total).toBe(11);
});

test('SRCH-08 the first chapter with hits can be offered', () => {
  expect(hits.first).toBe(3);
  expect(foundHits([]).first).toBeNull();
});

test('READ-13 the navigator steps through the hits and stops at the ends', () => {
  expect(stepFrom(1, 3, 1)).toBe(2);
  expect(stepFrom(3, 3, 1)).toBeNull();
  expect(stepFrom(1, 3, -1)).toBeNull();
  expect(stepFrom(1, 0, 1)).toBeNull();
  expect(stepFrom(1, 0, -1)).toBeNull();
});

test('READ-13 an address that asks for more hits than there are shows the last one', () => {
  expect(hitWithin(40, 11)).toBe(11);
  expect(stepFrom(40, 11, -1)).toBe(10);
  expect(hitWithin(1, 0)).toBe(0);
});
