import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

/** Natural Earth's countries at 1:110 million. A few disputed ones come without a code. */
export type Country = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & { id?: string };

export const topology = atlas as unknown as Topology<{ countries: GeometryCollection }>;
export const countries = topology.objects.countries.geometries as Country[];
