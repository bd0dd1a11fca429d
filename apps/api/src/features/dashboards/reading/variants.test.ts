import { expect, test } from 'vitest';
import { nearNames, sameNames } from './variants.ts';

const spellings = (...names: [string, number][]) => names.map(([name, rows]) => ({ name, rows }));
const pairs = (variants: ReturnType<typeof sameNames>) =>
  variants.map(({ name, usual }) => [name, usual.name]);

test('MEND-16 names that differ in case, accents, dashes or spaces are one, as most rows spell it', () => {
  const told = spellings(['Zimmer-Biomet', 30], ['Mölnlycke', 9], ['ZIMMER BIOMET', 2], ['Molnlycke', 1]);
  expect(pairs(sameNames(told))).toEqual([
    ['ZIMMER BIOMET', 'Zimmer-Biomet'],
    ['Molnlycke', 'Mölnlycke'],
  ]);
});

test('MEND-16 names with other signs or digits stay apart', () => {
  expect(sameNames(spellings(['< 5 mm', 9], ['> 5 mm', 1], ['Size 1.5', 1], ['Size 15', 1]))).toEqual([]);
});

test('MEND-16 a rare name a letter or two from a frequent one may be its misspelling', () => {
  const told = spellings(
    ['Halden Surgical', 40],
    ['Anticoagulation', 20],
    ['Halden Surgial', 1],
    ['Anticogulaton', 1],
  );
  expect(pairs(nearNames(told))).toEqual([
    ['Halden Surgial', 'Halden Surgical'],
    ['Anticogulaton', 'Anticoagulation'],
  ]);
});

test.each([
  ['as frequent', ['Primary', 9], ['Primery', 3]],
  ['a type', ['Type I', 90], ['Type II', 1]],
  ['a number', ['Segment 10', 90], ['Segment 11', 1]],
  ['an opposite', ['Cemented', 90], ['Uncemented', 1]],
] as [string, [string, number], [string, number]][])('MEND-16 it may not if it is %s', (_, one, other) => {
  expect(nearNames(spellings(one, other))).toEqual([]);
});
