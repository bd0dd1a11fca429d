import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { expect, test } from 'vitest';
import { counted, monthWords, topOf, youngWords } from './usage-words.ts';

test('USE-02 the scale of the chart is round and above every bar', () => {
  expect([1, 4, 5, 17, 75, 171, 999].map(topOf)).toEqual([4, 4, 8, 20, 80, 200, 1200]);
  for (let most = 1; most < 5000; most += 7) {
    const top = topOf(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top % 4).toBe(0);
  }
});

test('USE-02 numbers that may not be told are a dash, and months are named', () => {
  expect([counted(null), counted(0), counted(1454)]).toEqual(['–', '0', '1,454']);
  expect([monthWords('2025-12', true), monthWords('2026-01', false), monthWords('2026-09', false)]).toEqual([
    'Dec ’25',
    'Jan ’26',
    'Sep',
  ]);
  expect(editionWords({ kind: 'pt', year: 2026, region: 'Europe' })).toBe('Procedure Tracker 2026 Europe');
  expect(youngWords({ since: '2026-11-01' })).toContain('since 2026-11-01');
});
