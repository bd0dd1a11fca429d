import { expect, test } from 'vitest';
import { changed, press } from './selection.ts';

const shown = [5, 3, 8, 1, 9];
const none = { ids: new Set<number>(), last: null };
const at = (id: number, isOn = true, isRange = false) => ({ id, isOn, isRange });

test('PUB-10 a press chooses one row; with Shift all rows from the last press to this one, in either direction', () => {
  const first = press(none, at(3), shown);
  expect([...first.ids]).toEqual([3]);
  expect([...press(first, at(1, true, true), shown).ids]).toEqual([3, 8, 1]);
  expect([...press(first, at(5, true, true), shown).ids].sort()).toEqual([3, 5]);
});

test('PUB-10 with Shift a range is dropped as it is chosen', () => {
  const all = { ids: new Set(shown), last: 3 };
  expect([...press(all, at(9, false, true), shown).ids]).toEqual([5]);
});

test('PUB-10 a range begins only at a row that is still in the list', () => {
  expect([...press({ ids: new Set(), last: 7 }, at(8, true, true), shown).ids]).toEqual([8]);
  expect([...press(none, at(8, true, true), shown).ids]).toEqual([8]);
});

test('PUB-10 all of a table are chosen or dropped, and others stay', () => {
  const before = new Set([7]);
  expect([...changed(before, [1, 2], true)]).toEqual([7, 1, 2]);
  expect([...changed(new Set([7, 1]), [1, 2], false)]).toEqual([7]);
  expect([...before]).toEqual([7]);
});
