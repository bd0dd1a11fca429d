import { geoCentroid } from 'd3-geo';
import { merge } from 'topojson-client';
import type { Polygon } from 'topojson-specification';
import type { LandRegion } from '../src/features/catalogue/region-map/land.ts';
import { type Country, countries, topology } from './atlas.ts';
import { regionOfCountry } from './countries.ts';

/** As GeoJSON has it, in longitudes and latitudes. */
export type RegionShape = ReturnType<typeof merge>;

interface Piece {
  region: LandRegion;
  shape: Polygon;
}

const pieces = countries.flatMap(piecesOf);

/** A region's land as one shape, without the borders inside it. */
export function shapeOf(region: LandRegion): RegionShape {
  return merged(pieces.filter((piece) => piece.region === region).map(({ shape }) => shape));
}

function piecesOf(country: Country): Piece[] {
  const region = regionOfCountry(country);
  if (!region) return [];
  return polygonsOf(country).map((shape) => ({ region: regionOfPolygon(shape, region), shape }));
}

function polygonsOf(country: Country): Polygon[] {
  const several = country.type === 'MultiPolygon' ? country.arcs : [country.arcs];
  return several.map((arcs) => ({ type: 'Polygon', arcs }));
}

/** The atlas draws French Guiana as a part of France; who clicks on South America does not mean Europe. */
function regionOfPolygon(shape: Polygon, regionOfItsCountry: LandRegion): LandRegion {
  const [longitude, latitude] = geoCentroid(merged([shape]));
  const isSouthAmerican = longitude < -45 && longitude > -85 && latitude < 10;
  return isSouthAmerican ? 'Latin America' : regionOfItsCountry;
}

function merged(shapes: Polygon[]): RegionShape {
  return merge(topology, shapes);
}
