import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { expect, test } from 'vitest';
import { countries } from './atlas.ts';
import { regionOfCountry } from './countries.ts';

const named = (name: string) => ({ properties: { name } });

test('CAT-17 every country of the atlas but Antarctica belongs to a region of the map', () => {
  const homeless = countries.filter((country) => regionOfCountry(country) === null);
  expect(homeless.map(({ properties }) => properties?.name)).toEqual(['Antarctica']);
});

test('CAT-17 every region but Global has countries', () => {
  const taken = new Set(countries.map(regionOfCountry));
  for (const region of regions) expect(taken.has(region as never), region).toBe(region !== 'Global');
});

test.each([
  ['124', 'Canada', 'North America'],
  ['484', 'Mexico', 'Latin America'],
  ['643', 'Russia', 'Europe'],
  ['792', 'Turkey', 'Middle East'],
  ['818', 'Egypt', 'Africa'],
  ['398', 'Kazakhstan', 'Asia Pacific'],
])('%s %s is sold under %s', (id, name, region) => {
  expect(regionOfCountry({ id, ...named(name) })).toBe(region);
});

test('a territory without a code is known by its name', () => {
  expect(regionOfCountry(named('Kosovo'))).toBe('Europe');
});

test('a country that a new atlas brings stops the build until it has a region', () => {
  expect(() => regionOfCountry({ id: '999', ...named('Atlantis') })).toThrow('Atlantis (999) has no region');
});
