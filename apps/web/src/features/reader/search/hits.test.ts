import { expect, test } from 'vitest';
import { chapterEntries } from '../entries.ts';
import { foundHits, hitWithin, stepFrom } from './hits.ts';

const entries = chapterEntries(
  7,
  [1, 3, 5].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);
const hits = foundHits(
  [
    { id: 3, matches: 2 },
    { id: 5, matches: 9 },
  ],
  entries,
);

test('READ-04 each chapter knows its hits', () => {
  expect([1, 3, 5].map(hits.inEntry)).toEqual([0, 2, 9]);
  expect(hits.total).toBe(11);
});

test('SRCH-08 the first chapter with hits can be offered', () => {
  expect(hits.first?.place).toBe(3);
  expect(foundHits([], entries).first).toBeNull();
});

test('READ-22 bookmarks are offered in their own order, and a removed one does not count', () => {
  const found = foundHits(
    [
      { id: 1, matches: 4 },
      { id: 5, matches: 9 },
    ],
    entries.slice(1).toReversed(),
  );
  expect([found.first?.id, found.total]).toEqual([5, 9]);
});

test('READ-13 the navigator steps through the hits and stops at the ends', () => {
  expect(stepFrom(1, 3, 1)).toBe(2);
  expect(stepFrom(3, 3, 1)).toBeNull();
  expect(stepFrom(1, 3, -1)).toBeNull();
  expect(stepFrom(1, 0, 1)).toBeNull();
  expect(stepFrom(1, 0, -1)).toBeNull();
});

test('READ-13 an address that names a hit beyond the last shows the last one', () => {
  expect(hitWithin(40, 11)).toBe(11);
  expect(stepFrom(40, 11, -1)).toBe(10);
  expect(hitWithin(1, 0)).toBe(0);
});
