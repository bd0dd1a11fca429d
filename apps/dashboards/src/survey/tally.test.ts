import type { Answer } from '@caliper/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { binName, binsOf } from './bins.ts';
import { crossTab } from './cross-tab.ts';
import { basesOf, meanOf, talliesOf } from './tally.ts';
import { scaleEnds } from './use-answers.ts';

type Rows = [key: string[], ...values: (number | null)[]][];

function answered(rows: Rows): Answer<'askDashboard'> {
  return {
    edition: '',
    columns: [],
    unit: null,
    rows: rows.map(([key, ...values]) => ({ key, values })),
    total: rows.length,
  };
}

const unweighted = { isWeighted: false, isScale: false };

test('DASH-05: shares are of those who answered, weighted or not', () => {
  const all = answered([[[], 200, 180, null, null, null, null, null, null]]);
  const counts = answered([
    [['Price'], 120, 90],
    [['Evidence'], 130, 126],
  ]);
  const [base] = basesOf(all, false);
  expect(talliesOf(counts, base, unweighted)).toEqual([
    { answer: 'Evidence', count: 130, share: 65 },
    { answer: 'Price', count: 120, share: 60 },
  ]);
  const [weighted] = basesOf(all, true);
  const tallies = talliesOf(counts, weighted, { ...unweighted, isWeighted: true });
  expect(tallies.map(({ share }) => share)).toEqual([70, 50]);
});

test('DASH-05: fewer than 30 are a small base, fewer than 10 get no shares', () => {
  const bases = basesOf(
    answered([
      [['Germany'], 30, 28],
      [['Spain'], 29, 41],
      [['Poland'], 9, 12],
    ]),
    true,
  );
  expect(bases.map(({ reliance }) => reliance)).toEqual(['fine', 'small', 'tiny']);
  expect(talliesOf(answered([[['Yes'], 5, 6]]), bases[2], unweighted)[0]?.share).toBeNull();
  expect(talliesOf(answered([[['Yes'], 5, 6]]), bases[1], unweighted)[0]?.share).not.toBeNull();
});

test('a group has its mean and its quartiles', () => {
  const [base] = basesOf(answered([[[], 40, 40, 5.1, 2, 4, 5, 6, 7]]), false);
  expect(base).toMatchObject({ mean: 5.1, spread: [2, 4, 5, 6, 7] });
});

/** How often the points of a scale were chosen: 2: 10, 3: 0. */
function onScale(chosen: Record<string, number>, ends: number[] = []): string {
  const rows = Object.entries(chosen).map(([answer, count]): Rows[number] => [[answer], count, count]);
  return talliesOf(answered(rows), undefined, { isWeighted: false, isScale: true, ends })
    .map(({ answer, count }) => `${answer}: ${count}`)
    .join(', ');
}

test('a scale keeps its order and shows the points that no one chose', () => {
  expect(onScale({ 5: 30, 2: 10 })).toBe('2: 10, 3: 0, 4: 0, 5: 30');
});

test('a point of a scale counts all who chose it, however it was written', () => {
  const written = { '5.0': 30, 5: 4, '4.0': 10 };
  expect(onScale(written)).toBe('4: 10, 5: 34');
  expect(onScale({ ...written, 4.5: 1 })).toBe('4: 10, 4.5: 1, 5: 34');
});

test('a code far off the scale does not stretch it', () => {
  expect(onScale({ 9999: 3, 5: 30, 2: 10 })).toBe('2: 10, 5: 30, 9999: 3');
});

test('a scale shows its ends if the question names them, even if no one chose them', () => {
  expect(onScale({ 3: 8 }, [1, 5])).toBe('1: 0, 2: 0, 3: 8, 4: 0, 5: 0');
  expect(onScale({}, [1, 5])).toBe('');
});

test.each([
  ['How satisfied are you? (1: not at all, 7: fully)', [1, 7]],
  ['How likely is it? (0 = never, 10 = certainly)', [0, 10]],
  ['How satisfied are you, from 1 to 5?', [1, 5]],
  ['On a scale of 1-10, how often?', [1, 10]],
  ['How much? (1–7)', [1, 7]],
  ['How satisfied were you with what you bought 2 to 3 years ago?', []],
  ['How did you like the change from 5 to 10 years of warranty?', []],
  ['How satisfied are you?', []],
])('the ends of "%s" are %j', (text, ends) => expect(scaleEnds(text)).toEqual(ends));

test('DASH-05: a cross-tab has a cell for every answer of every group', () => {
  const bases = answered([
    [['Surgeons'], 50, 50],
    [['Nurses'], 8, 8],
  ]);
  const counts = answered([
    [['Price', 'Surgeons'], 20, 20],
    [['Evidence', 'Surgeons'], 30, 30],
    [['Price', 'Nurses'], 8, 8],
  ]);
  const { groups, rows } = crossTab(bases, counts, { ...unweighted, order: ['Evidence', 'Price'] });
  expect(groups.map(({ name, reliance }) => `${name}: ${reliance}`)).toEqual([
    'Surgeons: fine',
    'Nurses: tiny',
  ]);
  expect(rows.map(({ cells }) => cells.flatMap(({ count, share }) => [count, share]))).toEqual([
    [30, 60, 0, null],
    [20, 40, 8, null],
  ]);
});

test('respondents without a group are called Not stated and have their own answers', () => {
  const bases = answered([
    [['Surgeons'], 50, 50],
    [[''], 40, 40],
  ]);
  const counts = answered([
    [['Price', 'Surgeons'], 25, 25],
    [['Price', ''], 10, 10],
  ]);
  const { groups, rows } = crossTab(bases, counts, { ...unweighted, order: ['Price'] });
  expect(groups.map(({ name }) => name)).toEqual(['Surgeons', 'Not stated']);
  expect(rows[0]?.cells.map(({ share }) => share)).toEqual([50, 25]);
  expect(basesOf(answered([[[], 90, 90]]), false)[0]?.name).toBe('');
});

test('numbers are grouped in round steps', () => {
  const tallies = [3, 47, 51, 120, 480].map((value) => ({ answer: String(value), count: 2, share: null }));
  const bins = binsOf(tallies);
  expect(bins).toHaveLength(10);
  expect(bins[0]).toEqual({ from: 0, to: 50, isWhole: true, count: 4 });
  expect(bins.map(binName).slice(0, 2)).toEqual(['0–49', '50–99']);
  expect(binsOf([{ answer: '7', count: 1, share: null }]).map(binName)).toEqual(['7']);
  expect(binsOf([])).toEqual([]);
});

const binned = (...values: number[]) =>
  binsOf(values.map((value) => ({ answer: String(value), count: 1, share: null })));

test('DASH-05: numbers between whole ones are grouped in steps below one, named by their ends', () => {
  const told = binned(1.2, 1.4, 1.9, 2.1).filter(({ count }) => count > 0);
  expect(told.map(binName)).toEqual(['1.2–1.3', '1.4–1.5', '1.9–2', '2.1–2.2']);
  expect(binned(0.5, 60).map(binName).slice(0, 2)).toEqual(['0–10', '10–20']);
  expect(binned(7.5).map(binName)).toEqual(['7–8']);
});

test('every number is counted, however its step is rounded', () => {
  const values = Array.from({ length: 31 }, (_, index) => index / 10);
  for (const all of [values, values.map((value) => value / 10), [0.29, 0.58, 1.16]])
    expect(binned(...all).reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  expect(binned(0, 0.1, 0.2, 0.3, 0.7, 1).map(({ count }) => count)).toEqual([
    1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1,
  ]);
});

test('a mean counts every answer as often as it was given', () => {
  const tallies = [
    { answer: '5', count: 30, share: 75 },
    { answer: '1', count: 10, share: 25 },
  ];
  expect(meanOf(tallies)).toBe(4);
  expect(meanOf([])).toBeNull();
});
