import { expect, test } from 'vitest';
import { choicesOf, found, leavesOf, shownOrNot, toggled } from './choices.ts';
import { chosenIn } from './use-choices.ts';

const labels = [
  { name: 'Cemented', under: 'Knees' },
  { name: 'Revision', under: 'Knees' },
  { name: 'Revision', under: 'Hips' },
];
const all = ['a', 'b', 'c'];

test('names stand below the name that they belong to', () => {
  const choices = choicesOf(labels);
  expect(choices.map(({ label, children }) => [label, children?.length])).toEqual([
    ['Knees', 2],
    ['Hips', 1],
  ]);
  expect(leavesOf(choices)).toEqual(['Cemented', 'Revision']);
  expect(choicesOf([{ name: 'a', under: null }])).toEqual([{ value: 'a', label: 'a' }]);
});

test('what was typed finds a name, or all below a name', () => {
  const names = (typed: string) => leavesOf(found(choicesOf(labels), typed));
  expect(names('cem')).toEqual(['Cemented']);
  expect(names('KNEES ')).toEqual(['Cemented', 'Revision']);
  expect(found(choicesOf(labels), 'nowhere')).toEqual([]);
});

test('choosing all is choosing none, and the order stays', () => {
  expect(toggled([], ['b'], all)).toEqual(['b']);
  expect(toggled(['b'], ['a'], all)).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], ['c'], all)).toEqual([]);
  expect(toggled(['a', 'b'], ['a', 'b'], all)).toEqual([]);
  expect(toggled(['a'], ['a', 'b'], all)).toEqual(['a', 'b']);
});

test('a legend takes one out of all, and puts it back', () => {
  expect(shownOrNot([], 'b', all)).toEqual(['a', 'c']);
  expect(shownOrNot(['a', 'c'], 'b', all)).toEqual([]);
  expect(shownOrNot(['a'], 'a', all)).toEqual([]);
});

test('what an address names twice, or is not there, is chosen once or not at all', () => {
  const dimensions = { brand: ['Aria', 'Kestra'].map((name) => ({ name, under: null })) };
  const view = new URLSearchParams('brand=Aria&brand=Aria&brand=Gone&country=Kenya');
  expect(chosenIn(view, { dimensions }, ['brand', 'country'])).toEqual({ brand: ['Aria'] });
});
