import { expect, test } from 'vitest';
import { wordsOf } from './choice-filter.tsx';
import { choicesOf, found, leavesOf, shownOrNot, toggled } from './choices.ts';
import { chosenIn } from './use-choices.ts';

const labels = [
  { name: 'Cemented', under: 'Knees' },
  { name: 'Revision', under: 'Knees' },
  { name: 'Resurfacing', under: 'Hips' },
];
const all = ['a', 'b', 'c'];

test('names are listed in the groups that they belong to', () => {
  const choices = choicesOf([...labels, { name: 'Other', under: null }]);
  expect(choices.map(({ label, children }) => [label, children?.length])).toEqual([
    ['Knees', 2],
    ['Hips', 1],
    ['Other', undefined],
  ]);
  expect(leavesOf(choices)).toEqual(['Cemented', 'Revision', 'Resurfacing', 'Other']);
  expect(choicesOf([{ name: 'a', under: null }])).toEqual([{ value: 'a', label: 'a' }]);
});

test('a single group around everything is left out, because choosing it would choose all', () => {
  const europe = ['Germany', 'France'].map((name) => ({ name, under: 'Europe' }));
  expect(choicesOf(europe).map(({ label }) => label)).toEqual(['Germany', 'France']);
});

test('a name of several groups is listed once, and those groups cannot be chosen whole', () => {
  const more = [
    { name: 'Revision', under: 'Hips' },
    { name: 'Fusion', under: 'Spine' },
  ];
  const choices = choicesOf([...labels, ...more]);
  expect(
    choices.map(({ label, children, isHeading = false }) => [label, children?.length, isHeading]),
  ).toEqual([
    ['Revision', undefined, false],
    ['Knees', 1, true],
    ['Hips', 1, true],
    ['Spine', 1, false],
  ]);
  const same = ['Knees', 'Hips'].map((under) => ({ name: 'Revision', under }));
  expect(choicesOf(same)).toEqual([{ value: 'Revision', label: 'Revision' }]);
  const words = (...chosen: string[]) => wordsOf(choices, chosen, 4, { all: 'All', many: 'segments' });
  expect(words('Cemented', 'Revision')).toBe('2 of 4 segments');
  expect(words('Revision')).toBe('Revision');
});

test('a whole group is called by its name', () => {
  const words = { all: 'All', many: 'segments' };
  expect(wordsOf(choicesOf(labels), ['Cemented', 'Revision'], 3, words)).toBe('Knees');
});

test('typed text finds a name, or all names of a group', () => {
  const names = (typed: string) => leavesOf(found(choicesOf(labels), typed));
  expect(names('cem')).toEqual(['Cemented']);
  expect(names('KNEES ')).toEqual(['Cemented', 'Revision']);
  expect(found(choicesOf(labels), 'nowhere')).toEqual([]);
});

test('choosing all is the same as choosing none, and the order stays', () => {
  const pressed = (chosen: string, values: string) => toggled([...chosen], [...values], all).join('');
  expect([pressed('', 'b'), pressed('b', 'a'), pressed('a', 'ab')]).toEqual(['b', 'ab', 'ab']);
  expect([pressed('ab', 'c'), pressed('ab', 'ab')]).toEqual(['', '']);
});

test('a legend hides one of all, and shows it again', () => {
  expect(shownOrNot([], 'b', all)).toEqual(['a', 'c']);
  expect(shownOrNot(['a', 'c'], 'b', all)).toEqual([]);
  expect(shownOrNot(['a'], 'a', all)).toEqual([]);
});

test('a name that the address repeats is chosen once, and an unknown name is not chosen', () => {
  const dimensions = { brand: ['Aria', 'Kestra'].map((name) => ({ name, under: null })) };
  const view = new URLSearchParams('brand=Aria&brand=Aria&brand=Gone&country=Kenya');
  expect(chosenIn(view, { dimensions }, ['brand', 'country'])).toEqual({ brand: ['Aria'] });
});
