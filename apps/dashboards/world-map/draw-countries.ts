import type { MapShape } from '@caliper/ui/charts/world-map.tsx';
import { type GeoProjection, geoArea, geoCentroid, geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fine from 'world-atlas/countries-50m.json' with { type: 'json' };
import coarse from 'world-atlas/countries-110m.json' with { type: 'json' };
import { mapName } from '../src/kit/map/places.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Country = ReturnType<typeof countriesOf>[number];

const width = 960;
/** Land without markets. */
const leftOut = new Set(['Antarctica', 'Fr. S. Antarctic Lands', 'Heard I. and McDonald Is.']);

/** Countries at 1:110 million, and as dots those that only a finer atlas draws. */
export function drawCountries(): { size: readonly [number, number]; shapes: MapShape[] } {
  const large = countriesOf(coarse as unknown as Atlas);
  const names = new Set(large.map(({ properties }) => properties.name));
  const small = countriesOf(fine as unknown as Atlas).filter(({ properties }) => !names.has(properties.name));
  const projection = geoNaturalEarth1()
    .rotate([-11, 0])
    .fitWidth(width, { type: 'FeatureCollection', features: large });
  const path = geoPath(projection).digits(1);
  const [[, top], [, bottom]] = path.bounds({ type: 'FeatureCollection', features: large });
  projection.translate([projection.translate()[0], projection.translate()[1] - top]);
  const height = Math.ceil(bottom - top);
  const dots = small
    .map((one) => named(one, projection))
    .filter(({ center: [x, y] }) => x >= 0 && x <= width && y >= 0 && y <= height);
  return {
    size: [width, height],
    shapes: [
      ...large.map((one) => ({ ...named(one, projection), outline: path(one) ?? '' })),
      ...dots.map((one) => ({ ...one, outline: '', dot: one.center })),
    ],
  };
}

function countriesOf(atlas: Atlas) {
  return feature(atlas, atlas.objects.countries).features.filter(
    ({ properties }) => !leftOut.has(properties.name),
  );
}

function named(country: Country, projection: GeoProjection): Pick<MapShape, 'name' | 'center' | 'box'> {
  const land = mainland(country);
  const [x, y] = projection(geoCentroid(land)) ?? [0, 0];
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(land);
  return {
    name: mapName(country.properties.name),
    center: [round(x), round(y)],
    box: [round(left), round(top), round(right), round(bottom)],
  };
}

/** The largest piece: the middle of France is not in the Atlantic. */
function mainland({ geometry }: Country) {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const pieces = geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return pieces.reduce((largest, piece) => (geoArea(piece) > geoArea(largest) ? piece : largest));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
