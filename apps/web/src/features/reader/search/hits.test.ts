import { expect, test } from 'vitest';
import { chapterEntries } from '../entries.ts';
import { type EntryHits, foundHits, hitWithin, type ListedHit, stepFrom } from './hits.ts';

const entries = chapterEntries(
  7,
  [1, 3, 5].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);
const counted = (counts: EntryHits[], list: ListedHit[] = []) => ({
  entries: counts,
  list,
  marks: { terms: [], without: [] },
  corrected: null,
  leftOut: [],
});
const counts = [
  { id: 3, matches: 2 },
  { id: 5, matches: 9 },
];
const hits = foundHits(counted(counts), entries);
const hit = (id: number, number: number, together: boolean) => ({
  id,
  hit: number,
  text: 'A sentence',
  together,
});

test('READ-04 each chapter knows its hits', () => {
  expect([1, 3, 5].map(hits.inEntry)).toEqual([0, 2, 9]);
  expect(hits.total).toBe(11);
});

test('SRCH-08 the first chapter with hits can be offered', () => {
  expect(hits.first?.place).toBe(3);
  expect(foundHits(counted([]), entries).first).toBeNull();
});

test('READ-22 bookmarks are offered in their own order, and a removed one does not count', () => {
  const found = foundHits(
    counted([
      { id: 1, matches: 4 },
      { id: 5, matches: 9 },
    ]),
    entries.slice(1).toReversed(),
  );
  expect([found.first?.id, found.total]).toEqual([5, 9]);
});

test('FIND-11 the entry where all words stand together is the best, with the hit where they do', () => {
  const found = foundHits(counted(counts, [hit(3, 2, true), hit(7, 1, true), hit(5, 1, false)]), entries);
  expect(found.best?.id).toBe(3);
  expect([3, 5].map(found.bestIn)).toEqual([
    { hit: 2, together: true },
    { hit: 1, together: false },
  ]);
  expect(found.list.map(({ entry }) => entry.place)).toEqual([3, 5]);
});

test('MEND-05 if they stand together everywhere or nowhere, the best is the one with the most hits', () => {
  expect(hits.best?.id).toBe(5);
  expect(foundHits(counted(counts, [hit(3, 1, true), hit(5, 1, true)]), entries).best?.id).toBe(5);
  expect(foundHits(counted(counts, [hit(3, 1, false)]), entries).best?.id).toBe(5);
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
