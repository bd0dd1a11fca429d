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

test.each([
  [1, 3, 1, null, 2],
  [3, 3, 3, 2, null],
  // An address may name a hit beyond the last.
  [40, 11, 11, 10, null],
  [1, 0, 0, null, null],
])(
  'READ-13 from hit %d of %d, shown as %d, the navigator steps to %s and %s',
  (hit, count, shown, back, on) => {
    expect([hitWithin(hit, count), stepFrom(hit, count, -1), stepFrom(hit, count, 1)]).toEqual([
      shown,
      back,
      on,
    ]);
  },
);
