import { expect, test } from 'vitest';
import { answersSheet } from './answers-sheet.ts';
import { crossSheet, spreadSheet } from './cross-sheet.ts';
import type { Base } from './tally.ts';

function base(name: string, respondents: number, reliance: Base['reliance']): Base {
  return { name, respondents, size: respondents, reliance, mean: 120, spread: [10, 50, 100, 150, 400] };
}

test('a spreadsheet of a question has counts and shares', () => {
  const tallies = [{ answer: 'Price', count: 30, share: 75 }];
  const { columns, rows } = answersSheet('single', tallies, base('', 40, 'fine'), false);
  expect(columns.map(({ head }) => head)).toEqual(['Answer', 'Respondents', 'Share']);
  expect(rows[0]?.cells).toEqual(['Price', 30, 75]);
});

test('numbers are put together before they are counted', () => {
  const tallies = [12, 14, 95].map((value) => ({ answer: String(value), count: 1, share: null }));
  const { rows } = answersSheet('number', tallies, base('', 4, 'tiny'), false);
  expect(rows[0]?.cells).toEqual(['10–19', 2, null]);
});

test('DASH-05: a spreadsheet of a cross-tab tells how many were asked', () => {
  const tab = {
    groups: [base('Surgeons', 50, 'fine'), base('Nurses', 8, 'tiny')],
    rows: [
      {
        answer: 'Price',
        cells: [
          { answer: 'Price', count: 20, share: 40 },
          { answer: 'Price', count: 8, share: null },
        ],
      },
    ],
  };
  const { rows } = crossSheet(tab);
  expect(rows[0]?.cells).toEqual(['Price', 40, 20, null, 8]);
  expect(rows[1]).toMatchObject({ cells: ['All who answered', null, 50, null, 8], isTotal: true });
});

test('groups that are too few have no mean', () => {
  const { rows } = spreadSheet('Country', [base('Germany', 25, 'small'), base('Spain', 4, 'tiny')]);
  expect(rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    ['Germany', 25, 'small base', 120],
    ['Spain', 4, 'too few', null],
  ]);
});
