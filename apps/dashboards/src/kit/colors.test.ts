import { expect, test } from 'vitest';
import { colorsOf, ramp } from './colors.ts';

const all = Array.from({ length: 12 }, (_, index) => `n${index}`);

test('a name keeps its colour, whatever else is shown', () => {
  expect(colorsOf(['n0', 'n2'], all).get('n2')).toBe(colorsOf(['n2', 'n3', 'n5'], all).get('n2'));
  expect(colorsOf(['n2', 'Others'], all).get('Others')).toBe('chart-other');
});

test('MEND-25 the largest of all keep their colours, who comes later gets a free one, and no two share one', () => {
  const few = colorsOf(['n9', 'n1'], all);
  expect(few.get('n1')).toBe(colorsOf(all.slice(0, 8), all).get('n1'));
  expect(few.get('n9')).not.toBe(few.get('n1'));
  // Others, which has a colour of its own, is always among them.
  expect(new Set(colorsOf(['n1', 'n9', 'n2'], all).values()).size).toBe(4);
});

test('MEND-25 the parts of a whole go from dark to light, keep their colours, and the sum of the others is the lightest', () => {
  const whole = colorsOf(all.slice(0, 5), all, ramp);
  expect([...whole.values()]).toEqual(['ramp-1', 'ramp-2', 'ramp-3', 'ramp-4', 'ramp-5', 'ramp-6']);
  // Under a filter n3 leads, and a small one is among the largest.
  const filtered = colorsOf(['n3', 'n1', 'n8', 'n0', 'n4', 'Others'], all, ramp);
  for (const name of ['n0', 'n1', 'n3', 'n4', 'Others']) expect(filtered.get(name)).toBe(whole.get(name));
  expect(filtered.get('n8')).toBe('ramp-3');
});
