import { findCountry } from '@caliper/contract/dashboards/countries.ts';
import { expect, test } from 'vitest';
import { mapName } from '../src/kit/map/places.ts';
import { drawCountries } from './draw-countries.ts';

const { size, shapes } = drawCountries();
const byName = new Map(shapes.map((shape) => [shape.name, shape]));

test('countries have outlines, small ones a dot, and all lie on the map', () => {
  expect(shapes.length).toBeGreaterThan(220);
  expect(byName.get('Germany')?.outline).toMatch(/^M/);
  expect(byName.get('Singapore')).toMatchObject({ outline: '', dot: expect.any(Array) });
  for (const { name, center } of shapes) {
    expect([name, center[0] >= 0 && center[0] <= size[0]]).toEqual([name, true]);
    expect([name, center[1] >= 0 && center[1] <= size[1]]).toEqual([name, true]);
  }
});

test('each country appears once, under its common name', () => {
  expect(byName.size).toBe(shapes.length);
  for (const name of ['USA', 'UK', 'Turkey', 'Czech Republic', 'South Korea', 'Viet Nam', 'Hong Kong'])
    expect([name, byName.has(mapName(name))]).toEqual([name, true]);
});

test('MEND-16 the name of every country on the map is one that imports know', () => {
  expect(shapes.filter(({ name }) => findCountry(name) !== name)).toEqual([]);
});

test('the middle of a country is on its mainland', () => {
  const [x = 0, y = 0] = byName.get('France')?.center ?? [];
  const [spain = 0] = byName.get('Spain')?.center ?? [];
  const [poland = 0] = byName.get('Poland')?.center ?? [];
  expect(x).toBeGreaterThan(spain);
  expect(x).toBeLessThan(poland);
  expect(y).toBeLessThan(size[1] / 2);
});
