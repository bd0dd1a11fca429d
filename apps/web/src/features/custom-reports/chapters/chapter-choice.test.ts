import { customReports as limits } from '@caliper/contract/limits.ts';
import { expect, test } from 'vitest';
import { chapterChoice, ticksProblem, unticked } from './chapter-choice.ts';

const held = (report_id: number, chapter_number: number | null) => ({ report_id, chapter_number });
const many = (report_id: number, count: number) =>
  Array.from({ length: count }, (_, index) => held(report_id, index + 1));
const choose = (over: Partial<Parameters<typeof chapterChoice>[0]>) =>
  chapterChoice({ collections: [], reportId: 7, current: null, ...unticked, ...over });

test('CR-01 the current chapter is ticked at first', () => {
  expect(choose({ current: 3 })).toMatchObject({ chosen: [3], count: 1, problem: null, isChanged: true });
});

test('CR-01 chapters already in a custom report are ticked, and can be unticked', () => {
  const collections = [held(7, 1), held(9, 4), held(7, 2)];
  expect(choose({ collections })).toMatchObject({ chosen: [1, 2], count: 3, isChanged: false });
  const ticks = new Map([
    [1, false],
    [5, true],
  ]);
  expect(choose({ collections, ticks })).toMatchObject({ chosen: [2, 5], count: 3, isChanged: true });
});

test('CR-04 the count includes bookmarks of other reports, and those whose chapter no longer exists', () => {
  const collections = [...many(9, 4), held(7, null), held(7, 2)];
  expect(choose({ collections, current: 5 })).toMatchObject({ chosen: [2, 5], count: 7, isFull: false });
});

test('CR-04 the limit is 15; unticking one makes room again', () => {
  const collections = [...many(9, 14), held(7, 1)];
  const full = choose({ collections, current: 2 });
  expect(full).toMatchObject({ chosen: [1], count: limits.bookmarks, isFull: true, problem: null });
  const swapped = choose({ collections: [...many(9, 13), ...many(7, 2)], ticks: new Map([[1, false]]) });
  expect(swapped).toMatchObject({ chosen: [2], count: 14, isFull: false });
});

test('CR-04 ticks beyond the limit of another custom report are kept and refused', () => {
  const ticks = new Map([1, 2, 3].map((chapter) => [chapter, true]));
  expect(choose({ collections: many(9, 13), ticks })).toMatchObject({
    count: 16,
    isFull: true,
    problem: 'Custom Bookmarks limit reached',
  });
});

test('CR-05 the last chapter of a report has to stay', () => {
  const collections = [held(7, 1), held(9, 4)];
  const last = 'Custom reports must have at least 1 chapter from each report';
  expect(choose({ collections, ticks: new Map([[1, false]]) }).problem).toBe(last);
});

test('a report that was not in it does not have to be added', () => {
  const choice = choose({ collections: many(9, 2) });
  expect(choice).toMatchObject({ chosen: [], problem: null, isChanged: false });
  expect(ticksProblem(choice)).toEqual({ ticks: 'Please choose at least one chapter.' });
});

test('saving without a change is refused with a message, anything else continues', () => {
  expect(ticksProblem(choose({ collections: many(7, 2) })).ticks).toMatch(/already has these chapters/);
  expect(ticksProblem(choose({ collections: many(7, 2), current: 3 }))).toEqual({});
});
