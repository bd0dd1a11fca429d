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
// Chapters that no longer exist are identified by their own id, not by their report.
const gone = [numbered(1, 7, null), numbered(2, 7, null), numbered(3, 7, 1)];

test.each([
  ['each place of three', 3, collections, [1, 2, 3], true],
  ['no place beyond them', 3, collections, [0, 4, 99], false],
  ['nothing with a duplicate chapter', 4, [...collections, numbered(4, 8, 2)], [1], false],
  ['nothing with fewer than expected', 4, collections, [1], false],
  ['nothing with more than expected', 2, collections, [1], false],
  ['nothing without bookmarks', 0, [], [1], false],
  ['bookmarks of chapters that are gone', 3, gone, [2], true],
  ['nothing with one of these twice', 3, [...gone.slice(1), numbered(2, 7, null)], [1], false],
])('CR-09 can be opened: %s', (_, chapters, given, places, isOpened) => {
  for (const place of places) expect(isSound({ chapters, collections: given }, place)).toBe(isOpened);
});

test.each([
  ['the address decides', null, [11, 12, 13], 2, 2],
  ['the address decides again', { asked: 1, id: 11 }, [11, 12, 13], 3, 3],
  ['CR-07 a bookmark that is moved is followed', { asked: 2, id: 12 }, [11, 13, 12], 2, 3],
  ['CR-07 an earlier one is removed', { asked: 3, id: 13 }, [12, 13], 3, 2],
  ['CR-07 it is removed itself, and the next is opened', { asked: 2, id: 12 }, [11, 13], 2, 2],
  ['CR-07 the last is removed', { asked: 3, id: 13 }, [11, 12], 3, 2],
])('where the reader goes: %s', (_, opened, ids, asked, place) => {
  const entries = ids.map((id, index) => ({ id, place: index + 1, title: '', text: null }));
  expect(placeNow(opened, entries, asked)).toBe(place);
});
