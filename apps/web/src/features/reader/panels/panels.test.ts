import { expect, test } from 'vitest';
import { panelsAtStart, roomOf, roomQueries } from './panels.ts';

const both = { left: true, right: true };
const none = { left: false, right: false };
const matches = (query: string, width: number) => width <= Number(/\d+/.exec(query));
const startAt = (width: number) => {
  const narrow = matches(roomQueries.narrow, width);
  return panelsAtStart(roomOf({ narrow, middle: matches(roomQueries.middle, width) }), {});
};

test.each([1501, 1920, 3840])('READ-09 at %i px both panels start open', (width) => {
  expect(startAt(width)).toEqual(both);
});

test.each([1001, 1024, 1440, 1500])('READ-09 at %i px the right panel starts closed', (width) => {
  expect(startAt(width)).toEqual({ left: true, right: false });
});

test.each([320, 375, 999, 1000])('READ-09 at %i px both panels start closed', (width) => {
  expect(startAt(width)).toEqual(none);
});

test('READ-09 NAV-18 a panel that was open before does not open without room', () => {
  expect(panelsAtStart('middle', both)).toEqual({ left: true, right: false });
  expect(panelsAtStart('narrow', both)).toEqual(none);
});

test('NAV-18 a panel that was closed before stays closed', () => {
  expect(panelsAtStart('wide', { left: false, right: true })).toEqual({ left: false, right: true });
  expect(panelsAtStart('middle', none)).toEqual(none);
});

test('READ-09 closing one panel says nothing about the other', () => {
  expect(panelsAtStart('wide', { left: false })).toEqual({ left: false, right: true });
});
