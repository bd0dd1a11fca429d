import { expect, test } from 'vitest';
import { panelsAtStart, roomOf, roomQueries } from './panels.ts';

const both = { left: true, right: true };
const none = { left: false, right: false };
const matches = (query: string, width: number) => width <= Number(/\d+/.exec(query));
const startAt = (width: number) => {
  const narrow = matches(roomQueries.narrow, width);
  return panelsAtStart(roomOf({ narrow, middle: matches(roomQueries.middle, width) }), {});
};

test.each([
  ['both panels start open', both, [1501, 1920, 3840]],
  ['the right panel starts closed', { left: true, right: false }, [1001, 1024, 1440, 1500]],
  ['both panels start closed', none, [320, 375, 999, 1000]],
])('READ-09 %s', (_, panels, widths) => {
  for (const width of widths) expect(startAt(width)).toEqual(panels);
});

test.each([
  [
    'READ-09 NAV-18 a panel that was open does not open without room',
    'middle',
    both,
    { left: true, right: false },
  ],
  ['READ-09 NAV-18 nor do both', 'narrow', both, none],
  [
    'NAV-18 a panel that was closed stays closed',
    'wide',
    { left: false, right: true },
    { left: false, right: true },
  ],
  ['NAV-18 so do both', 'middle', none, none],
  ['READ-09 closing one says nothing about the other', 'wide', { left: false }, { left: false, right: true }],
] as const)('%s', (_, room, before, now) => {
  expect(panelsAtStart(room, before)).toEqual(now);
});
