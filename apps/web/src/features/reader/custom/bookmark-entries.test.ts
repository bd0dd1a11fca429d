import { expect, test } from 'vitest';
import type { Bookmark } from '../../custom-reports/custom-reports.queries.ts';
import { bookmarkEntries, newsSource } from './bookmark-entries.ts';

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
