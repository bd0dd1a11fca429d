import { expect, test } from 'vitest';
import { chapterEntries } from '../entries.ts';
import { type Arrival, nextArrival } from './best-entry.tsx';
import { type EntryHits, foundHits } from './hits.ts';
import type { ReaderSearch } from './reader-search.ts';

const entries = chapterEntries(
  7,
  [1, 2, 3, 4].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);

function seen(counted: EntryHits[] | null, place = 1, term = 'stent', mayHaveHits = true) {
  const hits = counted && foundHits(counted, entries);
  const search: ReaderSearch = { term, hits, mayHaveHits, message: null, retry: null };
  const current = entries.find((entry) => entry.place === place);
  return { entries, address: { id: 7, place, term, hit: 1 }, current, search };
}

const looking: Arrival = { stage: 'looking' };
const over: Arrival = { stage: 'over' };
const third = { place: 3, term: 'stent' };
const further = [
  { id: 2, matches: 1 },
  { id: 3, matches: 5 },
  { id: 4, matches: 5 },
];

test('MEND-05 a report without hits in its first chapter goes on to the first of those with the most', () => {
  expect(nextArrival(looking, seen(null))).toBe(looking);
  const going = nextArrival(looking, seen(further));
  expect(going).toEqual({ stage: 'going', ...third });
  expect(nextArrival(going, seen(further))).toBe(going);
  expect(nextArrival(going, seen(further, 3))).toEqual({ stage: 'there', ...third });
});

test('MEND-05 with a hit in the first chapter, with none at all, and if the search failed, it stays', () => {
  expect(nextArrival(looking, seen([...further, { id: 1, matches: 1 }]))).toEqual(over);
  expect(nextArrival(looking, seen([]))).toEqual(over);
  expect(nextArrival(looking, seen(null, 1, 'stent', false))).toEqual(over);
});

test('MEND-05 an address that names a chapter is opened there', () => {
  expect(nextArrival(looking, seen(further, 2))).toEqual(over);
});

test('MEND-05 whoever goes on is not led again', () => {
  const there: Arrival = { stage: 'there', ...third };
  expect(nextArrival(there, seen(further, 3))).toBe(there);
  expect(nextArrival(there, seen(further, 1))).toEqual(over);
  expect(nextArrival(there, seen(further, 3, 'valve'))).toEqual(over);
  expect(nextArrival(over, seen(further))).toBe(over);
});
