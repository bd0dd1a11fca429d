import { expect, test } from 'vitest';
import { countries } from '../requests/lists.ts';
import { countryNames, findCountry } from './countries.ts';

/** Codes of groups, parts and former states. */
const noCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' '),
);

function isoNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !noCountries.has(code))
    .flatMap((code) => names.of(code) ?? []);
}

test('MEND-16 every country of ISO 3166 is known', () => {
  const names = isoNames();
  expect(names).toHaveLength(249);
  expect(names.filter((name) => findCountry(name) === undefined)).toEqual([]);
});

test('CON-06 countries have the same names in forms as in imports', () => {
  expect(countries.filter((name) => findCountry(name) !== name)).toEqual([]);
});

test('MEND-16 a name that is shown is found under itself, and no spelling belongs to two countries', () => {
  const names = [...new Set(countryNames.values())];
  expect(names.filter((name) => findCountry(name) !== name)).toEqual([]);
});
