import { expect, test } from 'vitest';
import { movedPlace, type VersionChapter } from './moved-place.ts';

const chapter = (chapter_id: number, chapter_title: string, ...blocks: string[]): VersionChapter => ({
  chapter_id,
  chapter_title,
  blocks,
});

const before = [
  chapter(1, 'Summary', 'b-s1', 'b-s2'),
  chapter(2, '2 Knees', 'b-k1', 'b-k2', 'b-k2-2'),
  chapter(3, 'Hips', 'b-h1', 'b-h2'),
];

test('HOME-01 a place follows its chapter to another number, by its text', () => {
  const after = [
    chapter(1, 'Summary', 'b-s1', 'b-s2'),
    chapter(2, 'New', 'b-n1'),
    chapter(3, 'All knees', 'b-k1', 'b-k2', 'b-k2-2'),
  ];
  expect(movedPlace({ entry: 2, block: 'b-k2', read: [1, 2, 3] }, before, after)).toEqual({
    entry: 3,
    block: 'b-k2',
    read: [1, 3],
  });
});

test('HOME-01 a chapter that was written anew is found by its title, whatever its number; its blocks are gone', () => {
  const after = [chapter(1, 'Hips', 'b-x1'), chapter(2, '4. KNEES', 'b-x2')];
  expect(movedPlace({ entry: 2, block: 'b-k2', read: [3] }, before, after)).toEqual({
    entry: 2,
    block: null,
    read: [1],
  });
});

test('HOME-01 of a chapter that is nowhere the number remains, and it was not read', () => {
  const after = [chapter(1, 'Summary', 'b-s1', 'b-s2'), chapter(2, 'Else', 'b-e1')];
  const place = { entry: 2, block: 'b-k1', read: [2] };
  expect(movedPlace(place, before, after)).toEqual({ entry: 2, block: null, read: [] });
});

test('HOME-01 of a chapter that is nowhere, its number neither, the last one before it remains', () => {
  const place = { entry: 3, block: 'b-h1', read: [3] };
  const after = [chapter(1, 'Else', 'b-e1'), chapter(2, 'More', 'b-m1')];
  expect(movedPlace(place, before, after)).toEqual({ entry: 2, block: null, read: [] });
  expect(movedPlace(place, before, [])).toBeNull();
  expect(movedPlace({ ...place, entry: 9 }, before, after)).toBeNull();
});

test('HOME-01 text that stood twice and stands once is found at its one place', () => {
  const after = [chapter(1, 'Knees', 'b-k1', 'b-k2')];
  expect(movedPlace({ entry: 2, block: 'b-k2-2', read: [] }, before, after)?.block).toBe('b-k2');
});
