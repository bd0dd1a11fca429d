import { expect, test } from 'vitest';
import { ofSheet, problemText, sheetsOf } from './place-table.tsx';

const problems = [
  { sheet: 'questions', row: 2, column: 'type', message: 'Not a type.' },
  { sheet: 'answers', row: null, column: null, message: 'There are no rows.' },
  { sheet: 'questions', row: 9, column: 'text', message: 'Blank.' },
];

test('DASH-08 problems name their sheet, row and column, and can be listed sheet by sheet', () => {
  expect(sheetsOf(problems)).toEqual(['questions', 'answers']);
  expect(sheetsOf([{ sheet: '', row: 1, column: 'a', message: 'No.' }])).toEqual([]);
  expect(ofSheet(problems, 'questions')).toHaveLength(2);
  expect(ofSheet(problems, null)).toHaveLength(3);
  expect(problemText(problems).split('\n')).toEqual([
    'Sheet\tRow\tColumn\tWhat is wrong',
    'questions\t2\ttype\tNot a type.',
    'answers\t\t\tThere are no rows.',
    'questions\t9\ttext\tBlank.',
  ]);
});
