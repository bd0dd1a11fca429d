import { expect, test } from 'vitest';
import type { Bookmark } from '../custom-reports.queries.ts';
import {
  bookmarksBody,
  draftOf,
  type EditDraft,
  indexOfPlace,
  isChanged,
  keptIn,
  placeIn,
  placeOf,
  rebased,
} from './edit-draft.ts';

const bookmark = (collection_id: number, over: Partial<Bookmark> = {}) =>
  ({ collection_id, report_id: 7, chapter_number: collection_id, ...over }) as Bookmark;
const base = { c_report_name: 'Knees', collections: [1, 2, 3, 4].map((id) => bookmark(id)) };
const entries = (...ids: number[]) => ids.map((id) => ({ bookmark: bookmark(Math.abs(id)), isKept: id > 0 }));
const ids = (draft: EditDraft) =>
  draft.entries.map(({ bookmark: { collection_id }, isKept }) => (isKept ? collection_id : -collection_id));

test('CR-05 only another title, order or selection is a change', () => {
  expect(isChanged(base, draftOf(base))).toBe(false);
  expect(isChanged(base, { ...draftOf(base), title: 'Knees ' })).toBe(false);
  expect(isChanged(base, { ...draftOf(base), title: 'Hips' })).toBe(true);
  expect(isChanged(base, { title: 'Knees', entries: entries(1, 2, -3, 4) })).toBe(true);
  expect(isChanged(base, { title: 'Knees', entries: entries(2, 1, 3, 4) })).toBe(true);
});

test('CR-05 kept bookmarks are sent in their order; one without a chapter by its own id', () => {
  const draft = { title: 'Knees', entries: entries(3, -2, 1) };
  expect(bookmarksBody(keptIn(draft))).toEqual([
    { report_id: 7, chapter_number: 3, custom_order: 1 },
    { report_id: 7, chapter_number: 1, custom_order: 2 },
  ]);
  expect(bookmarksBody([bookmark(9, { chapter_number: null })])).toEqual([
    { collection_id: 9, custom_order: 1 },
  ]);
});

test('CR-05 a place is a whole number from 1 to 20', () => {
  expect(placeIn('3')).toBe(3);
  expect(placeIn('0')).toBe(1);
  expect(placeIn('99')).toBe(20);
  expect(placeIn('')).toBeNull();
  expect(placeIn('1.5')).toBeNull();
  expect(placeIn('two')).toBeNull();
});

test('CR-05 places count only the kept bookmarks', () => {
  const list = entries(1, -2, 3, 4);
  expect([0, 1, 2, 3].map((index) => placeOf(list, index))).toEqual([1, null, 2, 3]);
});

test('CR-05 typing a place moves the entry there; a place beyond the last means the end', () => {
  const list = entries(1, -2, 3, 4);
  expect(indexOfPlace(list, 3, 1)).toBe(0);
  expect(indexOfPlace(list, 3, 2)).toBe(2);
  expect(indexOfPlace(list, 0, 2)).toBe(2);
  expect(indexOfPlace(list, 0, 20)).toBe(3);
});

test('the changes made here are kept when they are applied to the latest version', () => {
  const latest = { c_report_name: 'Knees, Q4', collections: [1, 3, 4, 5].map((id) => bookmark(id)) };
  const moved = rebased(base, { title: 'Mine', entries: entries(4, 2, -1, 3) }, latest);
  expect(moved.title).toBe('Mine');
  expect(ids(moved)).toEqual([4, -1, 3, 5]);
});

test('an unchanged order or title follows the latest version', () => {
  const latest = { c_report_name: 'Knees, Q4', collections: [4, 3, 2, 1].map((id) => bookmark(id)) };
  const kept = rebased(base, { title: 'Knees', entries: entries(1, 2, -3, 4) }, latest);
  expect(kept.title).toBe('Knees, Q4');
  expect(ids(kept)).toEqual([4, -3, 2, 1]);
});
