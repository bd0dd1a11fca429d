import { expect, test } from 'vitest';
import { countedOnce } from './rivals.ts';

type Region = Parameters<typeof countedOnce>[0][number]['item']['region'];

const report = (
  item_id: number,
  region: Region,
  item_year: number,
  countries: string[],
  market = 'Knees',
) => ({
  item: { item_id, region, item_year },
  market,
  countries,
});

const shownOf = (all: ReturnType<typeof report>[], prefer: number | null = null) =>
  countedOnce(all, prefer).shown.map(({ item }) => item.item_id);

const world = report(1, 'Global', 2025, ['United States', 'Germany', 'Rest of Europe']);
const europe = report(2, 'Europe', 2026, ['Germany', 'France']);
const america = report(3, 'North America', 2026, ['United States', 'Canada']);

test('MEND-30 the newest is counted, and beside it what does not overlap', () => {
  expect(shownOf([world, europe, america])).toEqual([2, 3]);
  expect(shownOf([world, europe, america], 1)).toEqual([1]);
  expect(shownOf([world, europe, america], 3)).toEqual([2, 3]);
});

test('MEND-30 of the same year the wider is counted', () => {
  const newWorld = { ...world, item: { ...world.item, item_year: 2026 } };
  expect(shownOf([europe, newWorld])).toEqual([1]);
  expect(shownOf([europe, newWorld], 2)).toEqual([2]);
});

test('MEND-30 markets of other names, and of other regions without a common country, are all counted', () => {
  const hips = report(4, 'Europe', 2020, ['Germany'], 'Hips');
  expect(shownOf([hips, europe, america])).toEqual([4, 2, 3]);
  expect(countedOnce([europe, america], null).rivalries).toEqual([]);
});
