import { expect, test } from 'vitest';
import { chapterEntries } from '../entries.ts';
import { type Arrival, nextArrival } from './best-entry.tsx';
import { type EntryHits, foundHits, type ListedHit } from './hits.ts';
import type { ReaderSearch } from './reader-search.ts';

const entries = chapterEntries(
  7,
  [1, 2, 3, 4].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);

interface At {
  place?: number;
  hit?: number;
  term?: string;
  list?: ListedHit[];
  mayHaveHits?: boolean;
}

function seen(
  counted: EntryHits[] | null,
  { place = 1, hit = 1, term = 'stent', list = [], ...at }: At = {},
) {
  const words = { marks: { terms: [], without: [] }, corrected: null, leftOut: [] };
  const hits = counted && foundHits({ entries: counted, list, ...words }, entries);
  const { mayHaveHits = true } = at;
  const search: ReaderSearch = { term, hits, mayHaveHits, message: null, note: null, retry: null };
  const current = entries.find((entry) => entry.place === place);
  return { entries, address: { id: 7, place, term, hit }, current, search };
}

const looking: Arrival = { stage: 'looking' };
const over: Arrival = { stage: 'over' };
const third = { place: 3, hit: 1, term: 'stent', why: 'none' };
const further = [
  { id: 2, matches: 1 },
  { id: 3, matches: 5 },
  { id: 4, matches: 5 },
];
const everywhere = [{ id: 1, matches: 3 }, ...further];
const together = (id: number, hit: number) => ({ id, hit, text: 'A sentence', together: true });

test('MEND-05 a report without hits in its first chapter goes on to the first of those with the most', () => {
  expect(nextArrival(looking, seen(null))).toBe(looking);
  const going = nextArrival(looking, seen(further));
  expect(going).toEqual({ stage: 'going', ...third });
  expect(nextArrival(going, seen(further))).toBe(going);
  expect(nextArrival(going, seen(further, { place: 3 }))).toEqual({ stage: 'there', ...third });
});

test('MEND-05 with a hit in the first chapter, with none at all, and if the search failed, it stays', () => {
  expect(nextArrival(looking, seen(everywhere))).toEqual(over);
  expect(nextArrival(looking, seen([]))).toEqual(over);
  expect(nextArrival(looking, seen(null, { mayHaveHits: false }))).toEqual(over);
});

test('MEND-05 an address that names a chapter is opened there', () => {
  expect(nextArrival(looking, seen(further, { place: 2 }))).toEqual(over);
});

test('FIND-09 a chapter is opened at the sentence that has all words, not at its first hit', () => {
  const list = [together(2, 4), together(2, 6)];
  const going = nextArrival(looking, seen(everywhere, { place: 2, list }));
  expect(going).toEqual({ stage: 'going', place: 2, hit: 4, term: 'stent', why: 'here' });
  expect(nextArrival(going, seen(everywhere, { place: 2, hit: 4, list }))).toMatchObject({ stage: 'there' });
});

test('FIND-09 a report whose words stand together further on is opened there; if they do in its first chapter, here', () => {
  const apart = { id: 1, hit: 1, text: 'Elsewhere', together: false };
  const list = [together(3, 2), apart];
  expect(nextArrival(looking, seen(everywhere, { list }))).toMatchObject({ place: 3, hit: 2, why: 'apart' });
  expect(nextArrival(looking, seen(everywhere, { list: [together(1, 3), ...list] }))).toMatchObject({
    place: 1,
    hit: 3,
    why: 'here',
  });
});

test('MEND-05 whoever goes on is not led again', () => {
  const there: Arrival = { stage: 'there', place: 3, hit: 1, term: 'stent', why: 'none' };
  expect(nextArrival(there, seen(further, { place: 3 }))).toBe(there);
  expect(nextArrival(there, seen(further, { place: 1 }))).toEqual(over);
  expect(nextArrival(there, seen(further, { place: 3, term: 'valve' }))).toEqual(over);
  expect(nextArrival(over, seen(further))).toBe(over);
});
