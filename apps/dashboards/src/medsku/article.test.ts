import { expect, test } from 'vitest';
import { articleName, articlesIn, articleText } from './article.ts';
import { comparedRows } from './sku-lines.tsx';

const vantor = { sku: '100', manufacturer: 'Vantor Ortho' };
const oriel = { sku: '100', manufacturer: 'Oriel' };
const other = { sku: 'A|7', manufacturer: 'Oriel' };

test('DASH-04: the address names an article by its number and its manufacturer', () => {
  const all = [vantor, oriel, other];
  expect(articlesIn([...all, vantor].map(articleText))).toEqual(all);
  expect(articlesIn(['', '100', '|Oriel', '100|'])).toEqual([]);
});

test('DASH-05: articles that share a number are told apart by their manufacturers', () => {
  const all = [vantor, oriel, other];
  expect(all.map((one) => articleName(one, all))).toEqual(['100, Vantor Ortho', '100, Oriel', 'A|7']);
  expect(articleName(vantor, [vantor, other])).toBe('100');
});

test('DASH-05: only the compared article of a shared number is drawn', () => {
  const rows = [
    { key: ['A|7', 'Oriel'], values: [7] },
    { key: ['100', 'Vantor Ortho'], values: [10] },
    { key: ['100', 'Oriel'], values: [20] },
  ];
  expect(comparedRows(rows, [oriel])).toEqual([{ name: '100', values: [20] }]);
  expect(comparedRows(rows, [oriel, vantor]).map(({ name }) => name)).toEqual([
    '100, Oriel',
    '100, Vantor Ortho',
  ]);
});
