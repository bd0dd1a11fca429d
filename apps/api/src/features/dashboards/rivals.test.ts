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
  item: { item_id, region, item_year, line_id: item_id },
  market,
  term: undefined as number | undefined,
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

test('DIFF-05 MEND-30 what the vocabulary says counts, not the spelling; names count where it says nothing', () => {
  const spelt = { ...report(5, 'Europe', 2025, ['Germany'], 'Knee implants'), term: 7 };
  const known = { ...europe, term: 7 };
  expect(shownOf([spelt, known])).toEqual([2]);
  expect(shownOf([{ ...spelt, term: undefined }, known])).toEqual([5, 2]);
  const unlike = { ...report(6, 'Europe', 2025, ['Germany']), term: 8 };
  expect(shownOf([unlike, known])).toEqual([6, 2]);
  expect(shownOf([{ ...unlike, term: undefined }, known])).toEqual([2]);
});

test('DIFF-05 MEND-30 two markets of one report are two, and editions of one line overlap', () => {
  const one = { ...europe, term: 7 };
  expect(shownOf([one, { ...one, market: 'Knees, again' }])).toEqual([2, 2]);
  const before = {
    ...america,
    term: 7,
    item: { ...america.item, line_id: one.item.line_id, item_year: 2025 },
  };
  expect(shownOf([before, one])).toEqual([2]);
});
