import { type GeoProjection, geoArea, geoNaturalEarth1, geoPath } from 'd3-geo';
import {
  type Land,
  type LandRegion,
  mapHeight,
  mapWidth,
} from '../src/features/catalogue/region-map/land.ts';
import { labelPlaces } from './label-places.ts';
import { type RegionShape, shapeOf } from './region-shapes.ts';

const earthRadiusKm = 6371;
/** Smaller islands would be specks of less than two pixels. */
const smallestIslandKm2 = 15_000;

export function drawRegions(): Land[] {
  const shapes = (Object.keys(labelPlaces) as LandRegion[]).map((region) => ({
    region,
    shape: withoutSpecks(shapeOf(region)),
  }));
  const projection = fitted(shapes.map(({ shape }) => shape));
  return shapes.map(({ region, shape }) => ({
    region,
    outline: geoPath(projection).digits(1)(shape) ?? '',
    label: placeOn(projection, labelPlaces[region]),
  }));
}

function withoutSpecks({ coordinates }: RegionShape): RegionShape {
  const smallest = smallestIslandKm2 / earthRadiusKm ** 2;
  return {
    type: 'MultiPolygon',
    coordinates: coordinates.filter((rings) => geoArea({ type: 'Polygon', coordinates: rings }) >= smallest),
  };
}

function fitted(geometries: RegionShape[]): GeoProjection {
  return (
    geoNaturalEarth1()
      // Turned so that the map is cut in the Bering Strait, and the east of Russia stays in one piece.
      .rotate([-11, 0])
      .fitSize([mapWidth, mapHeight], { type: 'GeometryCollection', geometries })
  );
}

function placeOn(projection: GeoProjection, place: [number, number]): Land['label'] {
  const [x, y] = projection(place) ?? [0, 0];
  return { left: toPercent(x / mapWidth), top: toPercent(y / mapHeight) };
}

function toPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
