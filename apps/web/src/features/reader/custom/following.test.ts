import { expect, test } from 'vitest';
import { placeNow } from './following.ts';

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
