import type { ComparedSeries } from '@caliper/contract/differences/compared.schemas.ts';
import { expect, test } from 'vitest';
import { scaleFor, signedPercent } from './revisions.ts';

const series = (...relatives: (number | null)[]): ComparedSeries => ({
  name: 'Knees',
  isTotal: false,
  points: relatives.map((relative, at) => ({
    year: 2026 + at,
    was: 'forecast',
    is: 'forecast',
    kind: 'revised',
    before: null,
    after: null,
    change: null,
    relative,
  })),
});

test.each([
  [[0.028, -0.035], 4],
  [[0.053], 10],
  [[0.002], 0.2],
  [[0.12], 20],
  [[0], 1],
  [[null], 1],
])('DIFF-02 revisions of %j stand on a scale to %s percent', (relatives, most) => {
  expect(scaleFor([series(...relatives)])).toBe(most);
});

test('DIFF-02 up and down have a sign, and nothing has none', () => {
  expect([0.0141, -0.02, 0.0001].map(signedPercent)).toEqual(['+1.4%', '−2.0%', '0.0%']);
});
