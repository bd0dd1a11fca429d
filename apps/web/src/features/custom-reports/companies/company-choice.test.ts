import { expect, test } from 'vitest';
import { changedWords, changesIn, changeWords, inOrder, matching } from './company-choice.ts';

const company = (id: number, name: string, given = false) => ({ id, company: name, given });
const all = [
  company(1, 'Zenith'),
  company(2, 'Halden', true),
  company(3, 'Meridian'),
  company(4, 'Arbor', true),
];

test('CR-14 the companies that have it come first, each group sorted by name', () => {
  expect(inOrder(all).map(({ company: name }) => name)).toEqual(['Arbor', 'Halden', 'Meridian', 'Zenith']);
});

test('a company is found by any part of its name', () => {
  expect(matching(all, ' rid ')).toEqual([all[2]]);
  expect(matching(all, '')).toEqual(all);
});

test('CR-14 additions and removals are reported, before and after', () => {
  const changes = changesIn(all, new Set([1, 2, 3]));
  expect(changeWords(changes)).toBe('Zenith and Meridian will get it. Arbor will lose it.');
  expect(changedWords(changes)).toBe('Custom report given to 2 companies and taken back from 1 company');
});

test('CR-14 the first of many companies are named and the others counted', () => {
  const many = Array.from({ length: 6 }, (_, index) => company(index, `Company ${index}`));
  const words = (count: number) =>
    changeWords(changesIn(many, new Set(many.slice(0, count).map(({ id }) => id))));
  expect(words(4)).toBe('Company 0, Company 1, Company 2, and Company 3 will get it.');
  expect(words(6)).toBe('Company 0, Company 1, Company 2, and 3 others will get it.');
});

test('CR-14 without changes there is no message', () => {
  expect(changeWords(changesIn(all, new Set([2, 4])))).toBeNull();
});
