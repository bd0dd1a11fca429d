import { expect, test } from 'vitest';
import { placeNow } from './following.ts';

const entriesOf = (...ids: number[]) =>
  ids.map((id, index) => ({ id, place: index + 1, title: `No. ${id}`, text: null }));

test('the address decides what is opened', () => {
  expect(placeNow(null, entriesOf(11, 12, 13), 2)).toBe(2);
  expect(placeNow({ asked: 1, id: 11 }, entriesOf(11, 12, 13), 3)).toBe(3);
});

test('CR-07 a bookmark that is moved to another place takes its reader along', () => {
  expect(placeNow({ asked: 2, id: 12 }, entriesOf(11, 13, 12), 2)).toBe(3);
});

test('CR-07 when an earlier bookmark is taken out, the reader stays with the same one', () => {
  expect(placeNow({ asked: 3, id: 13 }, entriesOf(12, 13), 3)).toBe(2);
});

test('CR-07 when the bookmark itself is taken out, the next one is read, after the last one the last', () => {
  expect(placeNow({ asked: 2, id: 12 }, entriesOf(11, 13), 2)).toBe(2);
  expect(placeNow({ asked: 3, id: 13 }, entriesOf(11, 12), 3)).toBe(2);
});
