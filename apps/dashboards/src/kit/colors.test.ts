import { expect, test } from 'vitest';
import { colorsOf, rampColor } from './colors.ts';

const all = Array.from({ length: 12 }, (_, index) => `n${index}`);

test('a name keeps its colour, whatever else is shown', () => {
  expect(colorsOf(['n0', 'n2'], all).get('n2')).toBe(colorsOf(['n2', 'n3', 'n5'], all).get('n2'));
  expect(colorsOf(['n2', 'Others'], all).get('Others')).toBe('chart-other');
});

test('two names that are shown together never share a colour', () => {
  const colors = colorsOf(['n1', 'n9', 'n2'], all);
  expect(new Set(['n1', 'n9', 'n2'].map((name) => colors.get(name))).size).toBe(3);
});

test('the parts of a whole go from dark to light, and the sum of the others is the lightest', () => {
  expect([0, 1, 4, 7].map((place) => rampColor(place, 'name'))).toEqual([
    'ramp-1',
    'ramp-2',
    'ramp-5',
    'ramp-5',
  ]);
  expect(rampColor(2, 'Others')).toBe('ramp-6');
});
