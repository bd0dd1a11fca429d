import { expect, test } from 'vitest';
import { besideWords, differenceWords } from './figure-words.ts';
import { seriesOf } from './figures.fixture.ts';

const { source } = seriesOf();
const dashboard = { kind: 'dashboard', table: null } as const;

test.each([
  ['the dashboard of the same report', dashboard, 'in its dashboard'],
  ['another edition', { year: 2025 }, 'in the 2025 edition, Table 5.1'],
  ['the dashboard of another edition', { ...dashboard, year: 2025 }, 'in the 2025 edition, its dashboard'],
  ['another report', { item_name: 'Knees', region: 'Global' }, 'in Knees, Global 2026, Table 5.1'],
])('FIND-02 beside a figure, %s is named as shortly as it can be', (_, over, expected) => {
  expect(besideWords(source, { ...source, ...over })).toBe(expected);
});

test.each([
  [{ absolute: 13.7, relative: 0.0821 }, '+13.7 (+8.2%)'],
  [{ absolute: -7, relative: -0.00115 }, '−7 (−0.1%)'],
  [{ absolute: 5, relative: null }, '+5'],
  [{ absolute: 0, relative: 0 }, 'the same'],
])('FIND-02 a difference is written with its sign: %j', (difference, expected) => {
  expect(differenceWords(difference)).toBe(expected);
});
