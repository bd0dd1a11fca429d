import { gzipSync } from 'node:zlib';
import { geoContains } from 'd3-geo';
import { expect, test } from 'vitest';
import { type LandRegion, mapHeight, mapWidth } from '../src/features/catalogue/region-map/land.ts';
import { drawRegions } from './draw-regions.ts';
import { labelPlaces } from './label-places.ts';
import { regionMap } from './plugin.ts';
import { shapeOf } from './region-shapes.ts';

const mostKilobytes = 40;
const cayenne: [number, number] = [-53, 4];

test('each region is one outline inside the view box', () => {
  for (const { region, outline } of drawRegions()) {
    const points = [...outline.matchAll(/[ML]([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(points.length, region).toBeGreaterThan(50);
    for (const [x = -1, y = -1] of points) {
      expect(x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight, `${region} ${x},${y}`).toBe(true);
    }
  }
});

test.each(Object.keys(labelPlaces) as LandRegion[])('the name %s stands on its own land', (region) => {
  expect(geoContains(shapeOf(region), labelPlaces[region])).toBe(true);
});

test('French Guiana is clicked as Latin America, not as Europe', () => {
  expect(geoContains(shapeOf('Latin America'), cayenne)).toBe(true);
  expect(geoContains(shapeOf('Europe'), cayenne)).toBe(false);
});

test('the plugin serves the drawing under its own address only, and it is small', () => {
  const { resolveId, load } = regionMap();
  const id = resolveId('virtual:region-map');
  const code = load(id ?? '');
  expect(code).toContain('"region":"Asia Pacific"');
  expect(gzipSync(code ?? '').length).toBeLessThan(mostKilobytes * 1024);
  expect(resolveId('react')).toBeNull();
  expect(load('/src/main.tsx')).toBeNull();
});
