import { expect, test } from 'vitest';
import { warningsOn } from './mixing.ts';

const of = (label: string, place = 'Germany', unit = 'USD million') => ({
  label,
  place,
  unit,
  metric: 'value' as const,
});

const parts = 'Some of these are parts of others: do not add them up.';

test.each([
  [
    'a segment beside its market',
    [of('Primary knee implants'), of('Primary knee implants, Cementless')],
    [parts],
  ],
  ['a country beside its region', [of('Knees'), of('Knees', 'Europe')], [parts]],
  ['a region beside the world', [of('Knees', 'Europe'), of('Knees', 'Global')], [parts]],
  [
    'a segment in a country beside the market of its region',
    [of('Knees, Hybrid'), of('Knees', 'Europe')],
    [parts],
  ],
  ['two countries', [of('Knees'), of('Knees', 'France')], []],
  ['two segments', [of('Knees, Hybrid'), of('Knees, Cemented')], []],
  ['two regions', [of('Knees', 'Europe'), of('Knees', 'Asia Pacific')], []],
  ['the same of two editions', [of('Knees'), of('Knees')], []],
])('FIND-12 whether there is a warning for %s', (_, series, expected) => {
  expect(warningsOn(series)).toEqual(expected);
});

test('FIND-12 different units are told', () => {
  expect(warningsOn([of('Knees'), of('Knees', 'France', 'EUR million')])).toEqual([
    'These are in different units (USD million, EUR million), so they are not drawn in one chart.',
  ]);
});
