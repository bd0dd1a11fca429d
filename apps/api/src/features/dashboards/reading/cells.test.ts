import { expect, test } from 'vitest';
import {
  amount,
  amountOrBlank,
  count,
  countUnit,
  label,
  moneyUnit,
  period,
  rateUnit,
  year,
} from './cells.ts';
import { looksLike, readHeader } from './header.ts';
import type { TableKind } from './kinds/kind.ts';
import { rowReader } from './row-reader.ts';

const value = (value: string | number | null) => ({ value });
const problem = (words: string) => ({ problem: expect.stringContaining(words) });

test.each([
  ['0', value(0)],
  ['12.5', value(12.5)],
  ['1e-9', value(1e-9)],
  ['1e15', value(1e15)],
  ['', problem('blank')],
  ['-1', problem('less than zero')],
  ['9e-10', problem('too small')],
  ['1.1e15', problem('too large')],
  ['1e400', problem('too large')],
  ['1,234', problem('thousands separator. Write 1234.')],
  ['1,5', problem('decimal comma. Write 1.5.')],
  ['5%', problem('percentage')],
])('the amount %j is read, or it is said what is wrong with it', (text, read) => {
  expect(amount({ text })).toEqual(read);
});

test('only a column that allows it may be blank', () => {
  expect(amountOrBlank({ text: ' ' })).toEqual(value(null));
  expect(amountOrBlank({ text: '3' })).toEqual(value(3));
});

test('a count that may have a thousands separator is doubted, where a comma is the decimal sign', () => {
  expect(count({ text: '1.234', mayHaveGroups: true })).toEqual(problem('Write 1234, or 1.2340'));
  expect(count({ text: '1.234' })).toEqual(value(1.234));
  expect(count({ text: '1.23', mayHaveGroups: true })).toEqual(value(1.23));
});

test('years are from 1900 to 2100, and quarters are periods of them', () => {
  for (const text of ['1900', '2100']) expect(year({ text })).toEqual(value(text));
  for (const text of ['1899', '2101', '24']) expect(year({ text })).toEqual(problem('not a year'));
  expect(period({ text: '2024-Q3' })).toEqual(value('2024-Q3'));
  expect(period({ text: '2024-Q5' })).toEqual(problem('not a period'));
});

test('a text has at most 200 characters on one line, and a message shows forty of them', () => {
  expect(label()({ text: 'x'.repeat(200) })).toEqual(value('x'.repeat(200)));
  expect(label()({ text: 'x'.repeat(201) })).toEqual(problem('longer than 200'));
  expect(label()({ text: 'a\u0007b' })).toEqual(problem('control character'));
  expect(amount({ text: 'x'.repeat(40) })).toEqual({ problem: `'${'x'.repeat(40)}' is not a number.` });
  expect(amount({ text: 'x'.repeat(41) })).toEqual({ problem: `'${'x'.repeat(40)}…' is not a number.` });
});

test('MEND-29 units are brought into one form, money and counts apart', () => {
  expect(moneyUnit('million USD')).toBe('USD million');
  expect(moneyUnit('USD per year')).toBeNull();
  expect(countUnit('Stents thousands')).toBe('thousand stents');
  expect(countUnit('thousand')).toBeNull();
  expect(countUnit('USD')).toBeNull();
  expect(rateUnit('EUR')).toBe('EUR');
  expect(rateUnit('EUR per Dossier')).toBe('EUR per dossier');
  expect(rateUnit('EUR per 5')).toBeNull();
  expect(rateUnit('dossier per EUR')).toBeNull();
});

const columns = ['market', 'country', 'year', 'value'].map((name) => ({ name, isRequired: true }));
const rowOf = (...texts: string[]) => ({ row: 1, cells: texts.map((text) => ({ text })) });

test('a table is recognised by half of its columns, and a misspelt one is named', () => {
  expect(looksLike(rowOf('Market', 'Country'), columns)).toBe(true);
  expect(looksLike(rowOf('Market', 'Nation'), columns)).toBe(false);
  const messages = (...texts: string[]) =>
    readHeader(rowOf(...texts), columns).problems.map((one) => one.message);
  expect(messages('Market', 'Country', 'Year', 'Vaule')).toEqual([
    "There is no column 'value'. Rename 'Vaule' (D) if that is it.",
  ]);
  expect(messages('Market', 'Country', 'Year', 'Vahxe')[0]).toContain("Rename 'Vahxe'");
  expect(messages('Market', 'Country', 'Year', 'Sales value')[0]).toContain("Rename 'Sales value'");
  expect(messages('Market', 'Country', 'Year', 'Vxxxe')).toEqual(["There is no column 'value'."]);
});

test('a row has no cells beyond its header', () => {
  const header = readHeader(rowOf('market', 'value'), columns);
  const told: string[] = [];
  const kind = { cells: { market: label(), value: amount } } as unknown as TableKind;
  const read = rowReader(kind, header, (_row, column) => told.push(column));
  expect(read(rowOf('Knees', '5', ' '))).toEqual({ market: 'Knees', value: 5 });
  expect(read(rowOf('Knees', '5', 'more'))).toBeNull();
  expect(told).toEqual(['C']);
});
