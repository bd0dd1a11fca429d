import { expect, test } from 'vitest';
import { isFor, itemsPerSubCategory, newestOf } from './selection.ts';

const item = (title: string, day?: number) => ({
  title,
  link: `https://news.example/${title}`,
  publishedAt: day === undefined ? null : new Date(Date.UTC(2026, 9, day)),
  snippet: '',
});

test('READ-14 titles that differ only in spaces or case are listed once, with the newest item', () => {
  const found = newestOf([item('New  knee', 1), item('NEW KNEE ', 3), item('new knee'), item('Old knee', 2)]);
  expect(found.map(({ title }) => title)).toEqual(['NEW KNEE ', 'Old knee']);
});

test('the newest items come first, those without a date last in their original order', () => {
  const found = newestOf([item('none'), item('old', 1), item('none either'), item('new', 2)]);
  expect(found.map(({ title }) => title)).toEqual(['new', 'old', 'none', 'none either']);
});

test('thirty items are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => item(`item ${index}`, index));
  const found = newestOf(many);
  expect(found).toHaveLength(itemsPerSubCategory);
  expect(found[0]?.title).toBe('item 49');
});

test('an item that names sub-categories is for these only', () => {
  expect(isFor(1405, { ...item('a'), subCategoryIds: [] })).toBe(true);
  expect(isFor(1405, { ...item('a'), subCategoryIds: [1405, 1408] })).toBe(true);
  expect(isFor(1405, { ...item('a'), subCategoryIds: [1408] })).toBe(false);
});
