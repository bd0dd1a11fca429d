import { expect, test } from 'vitest';
import { chapterEntries, neighboursOf } from './entries.ts';

const entries = chapterEntries(
  7,
  [2, 3, 7].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);
const around = (place: number) => {
  const { previous, next } = neighboursOf(entries, place);
  return [previous?.place, next?.place];
};

test('READ-04 chapters are in the order of the report, whatever their numbers', () => {
  expect(around(3)).toEqual([2, 7]);
});

test('READ-04 the first chapter has none before it, and the last none after it', () => {
  expect(around(2)).toEqual([undefined, 3]);
  expect(around(7)).toEqual([3, undefined]);
});

test('READ-04 a chapter that does not exist has no neighbours', () => {
  expect(around(5)).toEqual([undefined, undefined]);
});
