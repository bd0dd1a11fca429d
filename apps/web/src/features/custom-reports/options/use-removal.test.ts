import { expect, test } from 'vitest';
import type { Bookmark } from '../custom-reports.queries.ts';
import { returned } from './use-removal.ts';

let ids = 0;
const chapter = (chapter_number: number | null) =>
  ({ collection_id: ++ids, report_id: 7, chapter_number }) as Bookmark;
const numbers = (list: readonly Bookmark[]) => list.map(({ chapter_number }) => chapter_number);
const [one, two, three, four] = [chapter(1), chapter(2), chapter(3), chapter(4)] as const;

test('CR-12 a restored bookmark is where it was', () => {
  expect(numbers(returned([one, three], two, [one, two, three]))).toEqual([1, 2, 3]);
  expect(numbers(returned([one, two], three, [one, two, three]))).toEqual([1, 2, 3]);
});

test('CR-12 several can be restored in any order, though the first has a new id by then', () => {
  const [first, second] = [
    [one, two, three, four],
    [one, three, four],
  ] as const;
  const withTwo = returned([one, four], two, first);
  expect(numbers(returned(withTwo, three, second))).toEqual([1, 2, 3, 4]);
  const withThree = [one, chapter(3), four];
  expect(numbers(returned(withThree, two, first))).toEqual([1, 2, 3, 4]);
});

test('CR-12 one without a chapter is found by its id', () => {
  const [gone, other] = [chapter(null), chapter(null)];
  expect(returned([other, gone], two, [other, two, gone])).toEqual([other, two, gone]);
});
