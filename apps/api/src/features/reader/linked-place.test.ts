import { expect, test } from 'vitest';
import { linkedPlace } from './linked-place.ts';

const chapter = (chapter_id: number, chapter_title: string, blocks: string[], caption = '') => ({
  chapter_id,
  chapter_title,
  blocks,
  tables: caption === '' ? [] : [{ block: blocks[0] ?? '', caption }],
});

const before = [
  chapter(1, 'Summary', ['b-aa', 'b-ab']),
  chapter(2, 'Value', ['b-t1', 'b-ba', 'b-bb', 'b-bc'], 'Table 2.1 Value by country\nUSD million'),
];

test('TAKE-01 a passage is found where it stands now, also in a chapter that moved', () => {
  const after = [before[0], chapter(2, 'Prices', ['b-ca']), { ...before[1], chapter_id: 3 }] as typeof before;
  expect(linkedPlace({ chapter: 2, block: 'b-ba' }, before, after)).toEqual({
    chapter: 3,
    block: 'b-ba',
    now: 'same',
  });
  expect(linkedPlace({ chapter: 1, block: 'b-ab' }, before, after)).toEqual({
    chapter: 1,
    block: 'b-ab',
    now: 'same',
  });
});

test('TAKE-01 a table whose figures are others is found by its title, whatever its number is now', () => {
  const after = [
    chapter(1, 'Summary', ['b-aa']),
    chapter(2, 'Value', ['b-t9', 'b-ba', 'b-bb', 'b-bc'], 'Table 2.4 Value by country'),
  ];
  expect(linkedPlace({ chapter: 2, block: 'b-t1' }, before, after)).toEqual({
    chapter: 2,
    block: 'b-t9',
    now: 'changed',
  });
});

test('TAKE-01 without the passage its chapter is the nearest place, and without that the first', () => {
  const after = [chapter(1, 'Summary', ['b-aa']), chapter(5, 'Value', ['b-ba', 'b-bb', 'b-bc'])];
  expect(linkedPlace({ chapter: 2, block: 'b-t1' }, before, after)).toEqual({
    chapter: 5,
    block: null,
    now: 'chapter',
  });
  expect(linkedPlace({ chapter: 2, block: 'b-t1' }, before, [chapter(4, 'Other', ['b-zz'])])).toEqual({
    chapter: 4,
    block: null,
    now: 'gone',
  });
  expect(linkedPlace({ chapter: 2, block: 'b-t1' }, before, [])).toBeUndefined();
});

test('TAKE-01 of text that was repeated and is no longer, the first occurrence serves', () => {
  expect(linkedPlace({ chapter: 1, block: 'b-ab-2' }, before, before)).toEqual({
    chapter: 1,
    block: 'b-ab',
    now: 'same',
  });
});

test('TAKE-01 a chapter is found by its text or its title, whatever its number is now', () => {
  const after = [chapter(1, 'New', ['b-zz']), chapter(2, 'Summary', ['b-aa', 'b-ab'])];
  expect(linkedPlace({ chapter: 1 }, before, after)).toEqual({ chapter: 2, block: null, now: 'same' });
  expect(linkedPlace({ chapter: 2 }, before, after)).toEqual({ chapter: 1, block: null, now: 'gone' });
});
