import { expect, test } from 'vitest';
import { chapterEntries, neighboursOf } from './entries.ts';

const entries = chapterEntries(
  7,
  [2, 3, 7].map((chapter_number) => ({ chapter_number, chapter_title: `No. ${chapter_number}` })),
);

test.each([
  ['chapters are in the order of the report, whatever their numbers', 3, [2, 7]],
  ['the first chapter has none before it', 2, [undefined, 3]],
  ['the last chapter has none after it', 7, [3, undefined]],
  ['a chapter that does not exist has no neighbours', 5, [undefined, undefined]],
])('READ-04 %s', (_, place, around) => {
  const { previous, next } = neighboursOf(entries, place);
  expect([previous?.place, next?.place]).toEqual(around);
});
