import { expect, test } from 'vitest';
import { type KnownChapter, sameChapters } from './same-chapter.ts';

let ids = 0;
function chapter(chapter_title: string, ...blocks: string[]): KnownChapter {
  return { chapter_id: ++ids, chapter_title, blocks };
}

function become(before: KnownChapter[], after: KnownChapter[]) {
  const same = sameChapters(before, after);
  const called = (id: number | undefined) => after.find((one) => one.chapter_id === id)?.chapter_title;
  return before.map((one) => called(same.get(one.chapter_id)) ?? null);
}

test('a chapter is found by its text, even if it was moved and renamed', () => {
  const before = [chapter('Market', 'a', 'b', 'c'), chapter('Drivers', 'd', 'e')];
  const after = [
    chapter('Foreword', 'x'),
    chapter('Drivers', 'd', 'e'),
    chapter('The market', 'a', 'b', 'z'),
  ];
  expect(become(before, after)).toEqual(['The market', 'Drivers']);
});

test('a chapter that was fully rewritten is found by its title, even with another number', () => {
  const before = [chapter('3. Pricing: Europe', 'a'), chapter('Trials', 'b')];
  const after = [chapter('4 Pricing – Europe', 'x'), chapter('Competitors', 'y')];
  expect(become(before, after)).toEqual(['4 Pricing – Europe', null]);
});

test('half of the text is not enough, and text that several chapters share does not count', () => {
  const before = [chapter('Knees', 'note', 'a', 'b'), chapter('Hips', 'note', 'c', 'd')];
  const after = [chapter('Hips', 'note', 'c', 'd'), chapter('Shoulders', 'note', 'x', 'y')];
  expect(become(before, after)).toEqual([null, 'Hips']);
  expect(become([chapter('Knees', 'a', 'b')], [chapter('Legs', 'a', 'x')])).toEqual([null]);
});

test('MEND-31 text that chapters share identifies none of them, even if it is most of a chapter', () => {
  const before = [chapter('Knees', 'note', 'sources', 'a'), chapter('Hips', 'note', 'sources', 'c')];
  const after = [chapter('Shoulders', 'note', 'sources', 'x'), chapter('Both hips', 'note', 'c')];
  expect(become(before, after)).toEqual([null, 'Both hips']);
});

test('a chapter that is gone is not matched to one that is unchanged', () => {
  const before = [
    chapter('Intro', 'a', 'note', 'sources'),
    chapter('Secret', 's', 't', 'u', 'note', 'sources'),
  ];
  const after = [chapter('Secret', 's', 't', 'u', 'note', 'sources')];
  expect(become(before, after)).toEqual([null, 'Secret']);
});

test('of two chapters that were merged, the most similar one is matched and the other is gone', () => {
  const before = [chapter('Knees', 'a', 'b', 'x'), chapter('Knees and hips', 'c', 'd')];
  const after = [chapter('Joints', 'a', 'b', 'c', 'd')];
  expect(become(before, after)).toEqual([null, 'Joints']);
});

test('two chapters that swapped titles are matched by their texts', () => {
  const before = [chapter('One', 'a', 'b'), chapter('Two', 'c', 'd')];
  const after = [chapter('Two', 'a', 'b'), chapter('One', 'c', 'd')];
  expect(become(before, after)).toEqual(['Two', 'One']);
});

test('chapters whose titles are only numbers are matched by number', () => {
  const before = [chapter('Chapter 1', 'a'), chapter('Chapter 2', 'b'), chapter('3.', 'c')];
  const after = [chapter('Chapter 1', 'x'), chapter('3', 'y'), chapter('Chapter 4', 'z')];
  expect(become(before, after)).toEqual(['Chapter 1', null, '3']);
  expect(become([chapter('Chapter 3', 'c')], [chapter('Chapter 1', 'a'), chapter('2', 'b')])).toEqual([null]);
});

test('an empty chapter is found by its title only', () => {
  expect(become([chapter('Empty'), chapter('Lost')], [chapter('Other'), chapter('Empty')])).toEqual([
    'Empty',
    null,
  ]);
});
