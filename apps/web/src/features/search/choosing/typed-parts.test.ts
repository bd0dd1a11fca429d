import { expect, test } from 'vitest';
import { isMeant, typedParts } from './typed-parts.ts';

const written = (text: string, typed: string) =>
  typedParts(text, typed)
    .map(({ text: part, isTyped }) => (isTyped ? `[${part}]` : part))
    .join('');

test.each([
  [
    'Table 5.1 Value of primary knee implants: Germany',
    'knee ger',
    'Table 5.1 Value of primary [knee] implants: [Ger]many',
  ],
  ['Cementless and cemented', 'cementl', '[Cementl]ess and cemented'],
  ['Prothèses', 'prothe', '[Prothè]ses'],
  ['Straße', 'strasse', '[Straße]'],
  ['Spine', '', 'Spine'],
  ['Spine', 'pine', 'Spine'],
])('FIND-08 in %j the typed %j stands out', (text, typed, expected) => {
  expect(written(text, typed)).toBe(expected);
});

test('FIND-08 a choice is meant if every typed word begins one of its words', () => {
  expect(isMeant('Table 5.5 Knee value by type: Germany', 'ger knee')).toBe(true);
  expect(isMeant('Table 5.5 Knee value', 'knee ger')).toBe(false);
  expect(isMeant('Anything', '')).toBe(true);
});
