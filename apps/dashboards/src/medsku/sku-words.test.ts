import { expect, test } from 'vitest';
import { skusWords } from './sku-words.ts';

test('DASH-05: of many SKUs those of the last period are listed, whichever is looked at', () => {
  const many = { total: 240, shown: 100, to: '2025', last: '2025' };
  expect(skusWords(many)).toBe('100 of 240 SKUs, the largest sales first');
  expect(skusWords({ ...many, to: '2024' })).toBe('100 of 240 SKUs, those with the largest sales in 2025');
  expect(skusWords({ ...many, total: 100, to: '2024' })).toBe('100 SKUs');
});
