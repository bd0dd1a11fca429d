import { expect, test } from 'vitest';
import { categoryChoices } from './category-filter.tsx';

const found = [
  { category_name: 'Cardiovascular', count: 11 },
  { category_name: 'Endoscopy', count: 3 },
];

test('SRCH-03 all categories come first, then each with its count', () => {
  expect(categoryChoices(found, 'Endoscopy')).toEqual([
    { name: null, count: 14 },
    { name: 'Cardiovascular', count: 11 },
    { name: 'Endoscopy', count: 3 },
  ]);
});

test('a chosen category without results is still shown as chosen', () => {
  expect(categoryChoices(found, 'Dental').at(-1)).toEqual({ name: 'Dental', count: 0 });
});
