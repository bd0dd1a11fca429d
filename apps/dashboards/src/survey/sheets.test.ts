import { expect, test } from 'vitest';
import { answersNote, answersSheet, binned, numberFigures } from './answers-panel.tsx';
import { boxesOf, tooFewWords } from './cross-panel.tsx';
import { crossSheet, spreadSheet } from './cross-sheet.ts';
import { withAll } from './cross-tab.ts';
import { decimalsBetween } from './survey-words.ts';
import type { Base } from './tally.ts';

function base(name: string, respondents: number, reliance: Base['reliance']): Base {
  return { name, respondents, size: respondents, reliance, mean: 120, spread: [10, 50, 100, 150, 400] };
}

test('a spreadsheet of a question has counts and shares', () => {
  const tallies = [{ answer: 'Price', count: 30, share: 75 }];
  const { columns, rows } = answersSheet(tallies, false);
  expect(columns.map(({ head }) => head)).toEqual(['Answer', 'Respondents', 'Share']);
  expect(rows[0]?.cells).toEqual(['Price', 30, 75]);
});

test('numbers are grouped before they are counted', () => {
  const tallies = [12, 14, 95].map((value) => ({ answer: String(value), count: 1, share: null }));
  const { rows } = answersSheet(binned(tallies, base('', 4, 'tiny')), false);
  expect(rows[0]?.cells).toEqual(['10–19', 2, null]);
});

const groups = [base('Surgeons', 50, 'fine'), base('Nurses', 8, 'tiny')];
const tab = {
  groups,
  rows: [
    {
      answer: '5',
      cells: [
        { answer: '5', count: 20, share: 40 },
        { answer: '5', count: 8, share: null },
      ],
    },
  ],
};
const all = { base: base('', 58, 'fine'), tallies: [{ answer: '5', count: 28, share: 48.3 }] };

test('DASH-05: a spreadsheet of a cross-tab has the number of respondents, in total and by group', () => {
  const { columns, rows } = crossSheet(withAll(tab, all.base, all.tallies), false);
  expect(columns.map(({ head, sub = '' }) => head.trim() + sub)).toEqual([
    'Answer',
    ...['All', 'Surgeons', 'Nurses'].flatMap((name) => [`${name}%`, `${name}respondents`]),
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['5', 48.3, 28, 40, 20, null, 8],
    ['All who answered', null, 58, null, 50, null, 8],
    ['Base', null, '', null, '', null, 'too few'],
    ['Mean', 120, null, 120, null, null, null],
  ]);
  expect(rows.map(({ isTotal = false }) => isTotal)).toEqual([false, true, true, true]);
});

test('DASH-05: weighted counts are called weighted, and have a weighted base', () => {
  const weighted = { ...tab, groups: groups.map((group) => ({ ...group, size: 60.5, mean: null })) };
  const { columns, rows } = crossSheet(weighted, true);
  expect(columns[2]).toMatchObject({ sub: 'weighted respondents', decimals: 1 });
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
    ['All who answered', null, 60.5, null, 60.5],
    ['All who answered, unweighted', null, 50, null, 8],
    ['Base', null, '', null, 'too few'],
  ]);
});

test.each([
  [40, 'fine', 'Number, 40 respondents'],
  [25, 'small', 'Number, 25 respondents; small base'],
  [1, 'tiny', 'Number, 1 respondent; too few'],
] as const)('DASH-05 MEND-21: %d respondents, a %s base, are told as %s', (count, reliance, words) => {
  expect(answersNote('number', base('', count, reliance), false)).toBe(words);
});

test('DASH-05: too few respondents have neither a mean nor a median', () => {
  expect(numberFigures(base('', 3, 'tiny'), 1)).toEqual([]);
  expect(numberFigures(base('', 25, 'small'), 1).map(({ label, value }) => [label, value])).toEqual([
    ['Mean', '120.0'],
    ['Median', '100'],
    ['Middle half', '50–150'],
  ]);
});

test('DASH-05: boxes of small bases are marked, and groups that are not drawn are named', () => {
  const few = ['Spain', 'Malta'].map((name) => base(name, 4, 'tiny'));
  const all = [base('Germany', 40, 'fine'), base('France', 20, 'small'), ...few];
  expect(boxesOf(all).map(({ name, mark }) => [name, mark])).toEqual([
    ['Germany', ''],
    ['France', 'small base'],
  ]);
  expect(tooFewWords(all)).toBe('; the chart leaves out Spain, Malta with too few respondents');
  expect(tooFewWords([...few, ...few])).toBe('; the chart leaves out 4 groups with too few respondents');
  expect(tooFewWords(all.slice(0, 2))).toBe('');
});

test('groups with too few respondents have no mean', () => {
  const { rows } = spreadSheet('Country', [base('Germany', 25, 'small'), base('Spain', 4, 'tiny')], 1);
  expect(rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ['Germany', 25, 'small base', 120],
    ['Spain', 4, 'too few', null],
  ]);
});

const answers = (...values: number[]) => values.map((value) => ({ answer: String(value) }));

test('DASH-05: the mean and the quartiles of a question have one precision, which small fractions need', () => {
  for (const plain of [answers(1, 4, 7), answers(12.5, 240), []]) expect(decimalsBetween(plain)).toBe(1);
  const decimals = decimalsBetween(answers(0.02, 0.05, 0.09));
  const small: Base = { ...base('', 40, 'fine'), mean: 0.0471, spread: [0.02, 0.03, 0.05, 0.0625, 0.09] };
  expect(numberFigures(small, decimals).map(({ value }) => value)).toEqual(['0.047', '0.050', '0.030–0.063']);
  const { columns } = spreadSheet('Country', [small], decimals);
  expect(columns.slice(3).map((column) => column.decimals)).toEqual(columns.slice(3).map(() => 3));
});

test('DASH-05: the mean of a scale of fractions is saved with its decimals', () => {
  const fractions = { ...tab, rows: tab.rows.map((row) => ({ ...row, answer: '0.05' })) };
  expect(crossSheet(fractions, false).rows.at(-1)).toMatchObject({ key: 'Mean', decimals: 3 });
  expect(crossSheet(tab, false).rows.at(-1)).toMatchObject({ key: 'Mean', decimals: 1 });
});
