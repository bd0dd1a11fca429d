import { expect, test } from 'vitest';
import { ageOf, byDay } from './days.ts';
import type { Notification } from './notifications.queries.ts';

const now = new Date(2026, 10, 18, 9, 30);
const at = (...when: [number, number, number, number, number]) => new Date(...when).getTime() / 1000;
const told = (id: number, when: number) => ({ id, at: when }) as Notification;

test('FOL-02 notifications stand under their days: today, yesterday, then by date', () => {
  const items = [
    told(5, at(2026, 10, 18, 9, 0)),
    told(4, at(2026, 10, 18, 0, 1)),
    told(3, at(2026, 10, 17, 23, 59)),
    told(2, at(2026, 10, 12, 8, 0)),
    told(1, at(2025, 10, 12, 8, 0)),
  ];
  expect(byDay(items, now).map(({ name, items: list }) => [name, list.map(({ id }) => id)])).toEqual([
    ['Today', [5, 4]],
    ['Yesterday', [3]],
    ['12 November 2026', [2]],
    ['12 November 2025', [1]],
  ]);
  expect(byDay([], now)).toEqual([]);
});

test('FOL-02 two rows that were told in another order than listed share their day', () => {
  const items = [
    told(3, at(2026, 10, 17, 23, 59)),
    told(2, at(2026, 10, 18, 0, 0)),
    told(1, at(2026, 10, 17, 1, 0)),
  ];
  expect(byDay(items, now).map(({ items: list }) => list.length)).toEqual([2, 1]);
});

test.each([
  [at(2026, 10, 18, 9, 30), 'now'],
  [at(2026, 10, 18, 9, 25), '5 min'],
  [at(2026, 10, 18, 6, 0), '3 h'],
  [at(2026, 10, 17, 12, 0), 'yesterday'],
  [at(2026, 10, 12, 12, 0), '12 Nov'],
])('FOL-02 the panel says how long ago: %i is %s', (when, words) => {
  expect(ageOf(when, now)).toBe(words);
});
