import { parseQuery } from '@caliper/text/query.ts';
import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/index.ts';
import { type Found, resultsOf, type SearchChoice } from './results.ts';
import { snippetOf } from './snippet.ts';
import { near } from './spelling.ts';
import { tsqueryOf } from './tsquery.ts';

const cardiovascular = 3;
const orthopedics = 14;

function found(id: number, item_year: number, chapters: number, over: Partial<CatalogueItem> = {}): Found {
  const item = { item_id: id, item_year, category_id: orthopedics, region: 'Europe', ...over };
  return { item: item as CatalogueItem, chapters: Array<number>(chapters).fill(1), place: id };
}

const all = [
  found(1, 2026, 2),
  found(2, 2025, 7, { category_id: cardiovascular }),
  found(3, 2024, 4, { region: 'Global' }),
];

function ids(choice: Partial<SearchChoice>): number[] {
  return resultsOf(all, { sortBy: 'new', page: 1, ...choice }).shown.map(({ item }) => item.item_id);
}

test('SRCH-03 results are sorted by year, by chapters or by category', () => {
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ sortBy: 'old' })).toEqual([3, 2, 1]);
  expect(ids({ sortBy: 'chapters' })).toEqual([2, 3, 1]);
  expect(ids({ sortBy: 'category' })).toEqual([2, 1, 3]);
});

test('SRCH-03 a category and a region narrow the results', () => {
  expect(ids({ category: 'Orthopedics' })).toEqual([1, 3]);
  expect(ids({ region: 'Global' })).toEqual([3]);
  expect(ids({ category: 'Cardiovascular', region: 'Global' })).toEqual([]);
});

test('SRCH-06 SRCH-09 a page has ten results, cut from the sorted list, and counts cover everything', () => {
  const many = Array.from({ length: 23 }, (_, index) => found(index + 1, 2026, 1));
  const last = resultsOf(many, { sortBy: 'new', page: 3 });
  expect(last).toMatchObject({ total: 23, page: 3, pages: 3 });
  expect(last.shown.map(({ item }) => item.item_id)).toEqual([21, 22, 23]);
  expect(last.categories).toEqual([{ category_name: 'Orthopedics', count: 23 }]);
  expect(resultsOf(many, { sortBy: 'new', page: 9 }).page).toBe(3);
});

test('the counts of categories do not depend on the chosen one', () => {
  const { categories, total } = resultsOf(all, { sortBy: 'new', page: 1, category: 'Cardiovascular' });
  expect(total).toBe(1);
  expect(categories).toEqual([
    { category_name: 'Orthopedics', count: 2 },
    { category_name: 'Cardiovascular', count: 1 },
  ]);
});

test('a query requires every term, in any of its patterns', () => {
  expect(tsqueryOf(parseQuery('knee "drug eluting stents" stents'))).toBe(
    "(('knee')) & (('+drug eluting' & '+eluting stents')) & (('stent') | ('=stents':*))",
  );
});

const text = `Scope\nThe market for knees is old.\n${'A long way off stand words that nobody looks for. '.repeat(8)}Here the valve meets the knee, and ${'goes on and on '.repeat(30)}\nEnd`;

test('a snippet shows whole words from the place with most of the query', () => {
  const snippet = snippetOf(text, parseQuery('valve knee')) ?? '';
  expect(snippet).toMatch(/^….*Here the valve meets the knee, and goes on.*…$/);
  expect(snippet.length).toBeLessThan(215);
});

test('a short block is its own snippet, and without a match there is none', () => {
  expect(snippetOf(text, parseQuery('market'))).toBe('The market for knees is old.');
  expect(snippetOf(text, parseQuery('spine'))).toBeNull();
});

test.each([
  ['a word longer than a snippet', 'x'.repeat(500), 'xxx', /^x{200}…$/],
  ['a language without spaces', '骨科植入物市场'.repeat(60), '骨科植', /^骨科植.{197}…$/],
  ['surrogate pairs', `knee${'😀'.repeat(300)}`, 'knee', /^knee(😀){98}…$/u],
  ['a surrogate pair at the edge', `knees${'😀'.repeat(300)}`, 'knee', /^knees(😀){97}…$/u],
  ['no space before', `${'a/'.repeat(2000)}knee end`, 'knee', /^…knee end$/],
  ['no space after', `at the knee${'/a'.repeat(2000)}`, 'knee', /^at the knee(\/a)+.?…$/],
  ['a row of many cells', `${'12\t'.repeat(400)}knee\t${'7\t'.repeat(400)}`, 'knee', /^…(12 )+knee( 7)+…$/],
])('SRCH-04 a snippet includes the match and is short: %s', (_, long, query, expected) => {
  const snippet = snippetOf(`Before\n${long}\nAfter`, parseQuery(query)) ?? '';
  expect(snippet).toMatch(expected);
  expect(snippet.isWellFormed()).toBe(true);
  expect(snippet.length).toBeLessThanOrEqual(202);
});

test('similar words come nearest first, if they are near enough', () => {
  expect(near('stnet', ['steel', 'street', 'stent', 'stage'])).toEqual(['stent', 'steel', 'street']);
  expect(near('abcd', ['wxyz'])).toEqual([]);
  expect(near('stent', ['stent'])).toEqual([]);
});
