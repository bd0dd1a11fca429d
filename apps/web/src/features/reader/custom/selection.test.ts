import { expect, test } from 'vitest';
import { isSound } from './selection.ts';

const bookmark = (collection_id: number, report_id: number, chapter_number: number | null) => ({
  collection_id,
  report_id,
  chapter_number,
});
const collections = [bookmark(1, 7, 2), bookmark(2, 8, 2), bookmark(3, 7, 4)];
const report = { chapters: 3, collections };

test('CR-09 chapters that are unique by report and number, and complete in number, can be opened', () => {
  expect([1, 2, 3].map((place) => isSound(report, place))).toEqual([true, true, true]);
});

test('CR-09 a duplicate chapter resets the selection', () => {
  expect(isSound({ chapters: 4, collections: [...collections, bookmark(4, 8, 2)] }, 1)).toBe(false);
});

test('CR-09 an unexpected count resets the selection', () => {
  expect(isSound({ chapters: 4, collections }, 1)).toBe(false);
  expect(isSound({ chapters: 2, collections }, 1)).toBe(false);
});

test.each([0, 4, 99])('CR-09 place %i of three resets the selection', (place) => {
  expect(isSound(report, place)).toBe(false);
});

test('CR-09 a report without bookmarks has nothing to open', () => {
  expect(isSound({ chapters: 0, collections: [] }, 1)).toBe(false);
});

test('CR-09 bookmarks whose chapters no longer exist are identified by their own id, not by their report', () => {
  const gone = [bookmark(1, 7, null), bookmark(2, 7, null), bookmark(3, 7, 1)];
  expect(isSound({ chapters: 3, collections: gone }, 2)).toBe(true);
  expect(isSound({ chapters: 3, collections: [...gone.slice(1), bookmark(2, 7, null)] }, 1)).toBe(false);
});
