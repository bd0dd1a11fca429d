import { icons } from '@caliper/contract/catalogue/catalogue.values.ts';
import { drawings } from '@caliper/ui/report-icon/drawings.ts';
import { expect, test } from 'vitest';

test('CAT-34 each of the 28 icons is drawn, in ink and with one accent stroke', () => {
  expect(Object.keys(drawings).sort()).toEqual([...icons].sort());
  expect(icons).toHaveLength(28);
  for (const name of icons) {
    expect(drawings[name].lines, name).toMatch(/^m/i);
    expect(drawings[name].accent, name).toMatch(/^m/i);
  }
});
