import { expect, test } from 'vitest';
import { country, countryOrBlank, isKnownPlace, region } from './places.ts';

const readCountry = (text: string) => country()({ text });
const readRegion = (text: string) => region()({ text });

test.each([
  ['USA', 'United States'],
  ['U.S.', 'United States'],
  ['the united states of america', 'United States'],
  ['UK', 'United Kingdom'],
  ['Korea, Republic of', 'South Korea'],
  ['Turkey', 'Türkiye'],
  ['TURKIYE', 'Türkiye'],
  [' GERMANY\u00a0', 'Germany'],
  ['United\u00a0 States', 'United States'],
  ['Cote d’Ivoire', 'Ivory Coast'],
  ['Bosnia & Herzegovina', 'Bosnia and Herzegovina'],
  ['St. Lucia', 'Saint Lucia'],
  ['Bahamas, The', 'Bahamas'],
  ['rest of Europe', 'Rest of Europe'],
  ['Rest of Middle East', 'Rest of the Middle East'],
  ['Other Africa', 'Rest of Africa'],
  ['RoW', 'Rest of the World'],
  ['benelux', 'Benelux'],
  ['EUROPE', 'Europe'],
])('MEND-16 the country %j is stored as %j', (text, stored) => {
  expect(readCountry(text)).toEqual({ value: stored });
  expect(isKnownPlace(stored)).toBe(true);
});

test.each([
  ['Germny', 'Germany'],
  ['Untied States', 'United States'],
  ['Austia', 'Austria'],
  ['Gambiaa', 'Gambia'],
  ['Czech Repulic', 'Czechia'],
  ['Rest of Eurpoe', 'Rest of Europe'],
])('MEND-16 the country %j is refused, and %s is suggested', (text, meant) => {
  expect(readCountry(text)).toEqual({
    problem: `'${text}' is not a known country. Did you mean ${meant}?`,
  });
});

test('MEND-16 a country that is like no other is kept as it is; in a survey it may be blank', () => {
  expect(readCountry('Atlantis')).toEqual({ value: 'Atlantis' });
  expect(isKnownPlace('Atlantis')).toBe(false);
  expect(readCountry('')).toEqual({ problem: 'The cell is blank.' });
  expect(countryOrBlank()({ text: '\u00a0' })).toEqual({ value: '' });
});

test.each([
  ['europe ', 'Europe'],
  ['APAC', 'Asia Pacific'],
  ['Asia-Pacific', 'Asia Pacific'],
  ['LATAM', 'Latin America'],
  ['Worldwide', 'Global'],
])('MEND-16 the region %j is stored as %j', (text, stored) => {
  expect(readRegion(text)).toEqual({ value: stored });
});

test.each([
  ['Eurpe', 'Did you mean Europe?'],
  ['Asia', 'Did you mean Asia Pacific?'],
  [
    'EMEA',
    'The regions are North America, Latin America, Europe, Middle East, Africa, Asia Pacific, Global.',
  ],
])('MEND-16 the region %j is refused: %s', (text, hint) => {
  expect(readRegion(text)).toEqual({ problem: `'${text}' is not a known region. ${hint}` });
});
