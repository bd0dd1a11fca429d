import { expect, test } from 'vitest';
import { assertTitle, type Draft, drafted, type Kept, rearranged, without, withSource } from './bookmarks.ts';

/** `7/3@1` is chapter 3 of report 7 in first place; `7/-@2` is a bookmark whose chapter is gone. */
function kept(...words: string[]): Kept[] {
  return words.map((word, index) => {
    const [, report, chapter, order] = word.match(/^(\d+)\/(\d+|-)@(\d+)$/) ?? [];
    return {
      collection_id: 100 + index,
      report_id: Number(report),
      chapter_number: chapter === '-' ? null : Number(chapter),
      custom_order: Number(order),
    };
  });
}

function written({ kept: left, added }: Draft): string[] {
  const all = [...left, ...added].sort((a, b) => a.custom_order - b.custom_order);
  return all.map((one) => `${one.report_id}/${one.chapter_number ?? '-'}@${one.custom_order}`);
}

const chapters = (count: number, report_id = 7) =>
  Array.from({ length: count }, (_, index) => ({ report_id, chapter_number: index + 1 }));

const full = kept(...Array.from({ length: 15 }, (_, index) => `7/${index + 1}@${index + 1}`));
const at = (word: string) => {
  const { collection_id: _, ...one } = kept(word)[0] as Kept & { chapter_number: number };
  return one;
};

test('CR-03 a title has at most a hundred characters', () => {
  expect(() => assertTitle('a'.repeat(100))).not.toThrow();
  expect(() => assertTitle('𝛼'.repeat(100))).not.toThrow();
  expect(() => assertTitle('a'.repeat(101))).toThrow('Title must not exceed 100 characters');
});

test('CR-04 fifteen bookmarks are allowed and sixteen are not', () => {
  expect(drafted(chapters(15)).added).toHaveLength(15);
  expect(() => drafted(chapters(16))).toThrow('Custom Bookmarks limit reached');
});

test('CR-04 existing bookmarks count when editing', () => {
  expect(() => withSource(full, { report_id: 8, chapters: [1] })).toThrow('Custom Bookmarks limit reached');
  const fourteen = full.slice(0, 14);
  expect(written(withSource(fourteen, { report_id: 8, chapters: [1] }))).toContain('8/1@15');
  expect(() => withSource(fourteen, { report_id: 8, chapters: [1, 2] })).toThrow('limit reached');
});

test('a chapter can be bookmarked only once', () => {
  expect(() => drafted([...chapters(1), ...chapters(1)])).toThrow('only once');
  expect(() => rearranged(kept('7/1@1'), [at('7/1@1'), at('7/1@2')])).toThrow('only once');
  expect(() => withSource(kept('7/1@1'), { report_id: 7, chapters: [2, 2] })).toThrow('only once');
  expect(() => withSource(kept('7/1@1'), { report_id: 7, chapters: [1, 1] })).toThrow('only once');
});

test('CR-01 new bookmarks go last, in the order of their report; the others keep their places', () => {
  const draft = withSource(kept('7/2@1', '8/1@3'), { report_id: 7, chapters: [5, 2, 1] });
  expect(written(draft)).toEqual(['7/2@1', '8/1@3', '7/1@4', '7/5@5']);
});

test('CR-05 if there is no place left at the end, all bookmarks are renumbered', () => {
  const draft = withSource(kept('7/2@18', '8/1@20'), { report_id: 7, chapters: [2, 3] });
  expect(written(draft)).toEqual(['7/2@1', '8/1@2', '7/3@3']);
  const withRoom = withSource(kept('7/2@18', '8/1@19'), { report_id: 7, chapters: [2, 3] });
  expect(written(withRoom)).toEqual(['7/2@18', '8/1@19', '7/3@20']);
});

test('CR-05 bookmarks get the requested places, gaps included, and no two get the same', () => {
  const before = kept('7/1@1', '7/2@2', '8/1@3');
  const draft = rearranged(before, [at('8/1@1'), at('7/2@7'), at('7/1@20')]);
  expect(written(draft)).toEqual(['8/1@1', '7/2@7', '7/1@20']);
  expect(() => rearranged(before, [at('8/1@1'), at('7/2@7'), at('7/1@7')])).toThrow('same place');
});

const lost = 'Custom reports must have at least 1 chapter from each report';

test('CR-05 CR-20 no way of editing removes the last chapter of a report', () => {
  const before = kept('7/1@1', '7/2@2', '8/1@3');
  expect(written(without(before, { report_id: 7, chapter_number: 2 }))).toEqual(['7/1@1', '8/1@3']);
  expect(() => without(before, { report_id: 8, chapter_number: 1 })).toThrow(lost);
  expect(() => rearranged(before, [at('7/1@1'), at('7/2@2')])).toThrow(lost);
  expect(() => rearranged(before, [])).toThrow(lost);
  expect(() => withSource(before, { report_id: 8, chapters: [] })).toThrow(lost);
  expect(() => withSource(before, { report_id: 9, chapters: [] })).toThrow(lost);
});

test('CR-05 another chapter of the same report may replace the last one', () => {
  const before = kept('7/1@1', '8/1@2');
  expect(written(withSource(before, { report_id: 8, chapters: [4] }))).toEqual(['7/1@1', '8/4@2']);
  expect(written(rearranged(before, [at('7/1@2'), at('8/4@1')]))).toEqual(['8/4@1', '7/1@2']);
});

test('a chapter that is gone can be removed even as the last of its report, and otherwise stays', () => {
  const before = kept('7/1@1', '8/-@2');
  const named = { collection_id: 101, custom_order: 1 };
  expect(written(rearranged(before, [at('7/1@1')]))).toEqual(['7/1@1']);
  expect(written(rearranged(before, [named, at('7/1@2')]))).toEqual(['8/-@1', '7/1@2']);
  expect(written(withSource(before, { report_id: 8, chapters: [3] }))).toEqual(['7/1@1', '8/-@2', '8/3@3']);
  expect(() => rearranged(kept('8/-@1'), [])).toThrow(lost);
});

test('CR-20 a chapter that is gone does not count as a chapter of its report', () => {
  const before = kept('7/1@1', '7/-@2', '8/1@3');
  expect(() => without(before, { report_id: 7, chapter_number: 1 })).toThrow(lost);
  expect(() => rearranged(before, [{ collection_id: 101, custom_order: 1 }, at('8/1@2')])).toThrow(lost);
});

test('a chapter that is not bookmarked can be neither removed nor rearranged', () => {
  expect(() => without(kept('7/1@1'), { report_id: 7, chapter_number: 9 })).toThrow(
    'nothing at this address',
  );
  expect(() => rearranged(kept('7/1@1'), [{ collection_id: 5, custom_order: 1 }])).toThrow('nothing at this');
});
