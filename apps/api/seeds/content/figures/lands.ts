import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import { inText, landRegions, type Place, placesOf } from '../geography.ts';

type LandRegion = (typeof landRegions)[number];

/** A country as a dashboard shows it, with the places from the reports that are in it. */
export interface Land {
  region: LandRegion;
  country: string;
  places: readonly Place[];
}

/** How many countries of a region have their own figures in a global report. */
const ownInWorld: Record<LandRegion, number> = {
  'North America': 2,
  'Latin America': 2,
  Europe: 5,
  'Middle East': 1,
  Africa: 1,
  'Asia Pacific': 4,
};

/** The countries of a report, the largest of each region first; a global report combines the small ones. */
export function landsOf(region: Region): Land[] {
  if (region !== 'Global') return countriesOf(region);
  return landRegions.flatMap((one) => withRest(one, ownInWorld[one]));
}

/** The region's first `own` countries, and the rest of it combined. */
export function withRest(region: LandRegion, own: number): Land[] {
  const all = countriesOf(region);
  const rest = all.slice(own).flatMap(({ places }) => places);
  const together = { region, country: `Rest of ${inText(region)}`, places: rest };
  return [...all.slice(0, own), ...(rest.length > 0 ? [together] : [])];
}

/** Only single countries, for figures that cannot be added up. */
export function namedLandsOf(region: Region): Land[] {
  return landsOf(region).filter(({ country }) => !country.startsWith('Rest of '));
}

/** The largest countries, as in a panel that does not cover everything. */
export function largestLands(region: Region, count: number): Land[] {
  return namedLandsOf(region)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, count);
}

export function weightOf({ places }: Land): number {
  return places.reduce((all, one) => all + one.weight, 0);
}

function countriesOf(region: LandRegion): Land[] {
  const lands = new Map<string, Place[]>();
  for (const place of placesOf[region]) {
    const country = countryOf(region, place);
    lands.set(country, [...(lands.get(country) ?? []), place]);
  }
  return [...lands].map(([country, places]) => ({ region, country, places }));
}

/** In North America the places are areas. */
function countryOf(region: LandRegion, { name }: Place): string {
  if (region !== 'North America') return name;
  return name.startsWith('US ') ? 'United States' : 'Canada';
}
