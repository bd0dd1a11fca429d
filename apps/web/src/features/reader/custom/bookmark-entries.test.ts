import { expect, test } from 'vitest';
import type { Bookmark } from '../../custom-reports/index.ts';
import { bookmarkEntries, isSound, newsSource, placeNow } from './bookmark-entries.ts';

const bookmark: Bookmark = {
  collection_id: 31,
  custom_order: 4,
  report_id: 7,
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  chapter_number: 9,
  chapter_title: 'Tenders',
  state: 'readable',
};

test('CR-07 bookmarks are numbered in their order and lead to the chapters of their reports', () => {
  const entries = bookmarkEntries([bookmark, { ...bookmark, collection_id: 12, report_id: 8 }]);
  expect(entries.map(({ id, place }) => [id, place])).toEqual([
    [31, 1],
    [12, 2],
  ]);
  expect(entries[1]?.text).toEqual({ report_id: 8, chapter_number: 9 });
});

test.each(['not-subscribed', 'withdrawn', 'gone'] as const)(
  'CR-17 a bookmark that is %s is listed with the reason and has no text',
  (state) => {
    const [entry] = bookmarkEntries([{ ...bookmark, state, chapter_number: state === 'gone' ? null : 9 }]);
    expect(entry).toMatchObject({ title: 'Tenders', text: null });
    expect(entry?.source?.refusal).toEqual(expect.any(String));
  },
);

test('CR-07 the news is that of the first report that is still visible, subscribed to or not', () => {
  const second = { ...bookmark, report_id: 8 };
  const sourceIf = (state: Bookmark['state']) => newsSource([{ ...bookmark, state }, second]);
  expect([sourceIf('readable'), sourceIf('not-subscribed')]).toEqual([7, 7]);
  expect([sourceIf('withdrawn'), sourceIf('gone')]).toEqual([8, 8]);
  expect(newsSource([])).toBeUndefined();
});

const numbered = (collection_id: number, report_id: number, chapter_number: number | null) => ({
  collection_id,
  report_id,
  chapter_number,
});
const collections = [numbered(1, 7, 2), numbered(2, 8, 2), numbered(3, 7, 4)];
const report = { chapters: 3, collections };

test('CR-09 chapters that are unique by report and number, and complete in number, can be opened', () => {
  expect([1, 2, 3].map((place) => isSound(report, place))).toEqual([true, true, true]);
});

test('CR-09 a duplicate chapter resets the selection', () => {
  expect(isSound({ chapters: 4, collections: [...collections, numbered(4, 8, 2)] }, 1)).toBe(false);
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
  const gone = [numbered(1, 7, null), numbered(2, 7, null), numbered(3, 7, 1)];
  expect(isSound({ chapters: 3, collections: gone }, 2)).toBe(true);
  expect(isSound({ chapters: 3, collections: [...gone.slice(1), numbered(2, 7, null)] }, 1)).toBe(false);
});

const entriesOf = (...ids: number[]) =>
  ids.map((id, index) => ({ id, place: index + 1, title: `No. ${id}`, text: null }));

test('the address decides which bookmark is opened', () => {
  expect(placeNow(null, entriesOf(11, 12, 13), 2)).toBe(2);
  expect(placeNow({ asked: 1, id: 11 }, entriesOf(11, 12, 13), 3)).toBe(3);
});

test('CR-07 the reader follows a bookmark that is moved to another place', () => {
  expect(placeNow({ asked: 2, id: 12 }, entriesOf(11, 13, 12), 2)).toBe(3);
});

test('CR-07 when an earlier bookmark is removed, the reader stays with the same one', () => {
  expect(placeNow({ asked: 3, id: 13 }, entriesOf(12, 13), 3)).toBe(2);
});

test('CR-07 when the bookmark itself is removed, the next one is opened, or the last if there is no next', () => {
  expect(placeNow({ asked: 2, id: 12 }, entriesOf(11, 13), 2)).toBe(2);
  expect(placeNow({ asked: 3, id: 13 }, entriesOf(11, 12), 3)).toBe(2);
});
