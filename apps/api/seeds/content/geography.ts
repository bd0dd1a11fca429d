import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';

export interface Place {
  name: string;
  /** Percent of the world's spending on devices. */
  weight: number;
  /** Price level; 1 is the average. */
  level: number;
  /** Extra growth compared with the world, in percent a year. */
  tilt: number;
}

type LandRegion = Exclude<Region, 'Global'>;

function place(name: string, weight: number, level: number, tilt: number): Place {
  return { name, weight, level, tilt };
}

export const placesOf: Record<LandRegion, readonly Place[]> = {
  'North America': [
    place('US South', 15.2, 1.38, 0.9),
    place('US Midwest', 8.6, 1.34, 0.1),
    place('US West', 9.4, 1.45, 0.7),
    place('US Northeast', 7.3, 1.47, 0),
    place('Ontario', 1.05, 1.02, 0.4),
    place('Quebec', 0.62, 0.96, 0),
    place('Western Canada', 0.81, 1.04, 0.8),
    place('Atlantic Canada', 0.19, 1.0, -0.2),
  ],
  'Latin America': [
    place('Brazil', 2.1, 0.66, 1.7),
    place('Mexico', 1.25, 0.7, 2.1),
    place('Argentina', 0.52, 0.68, 0.4),
    place('Colombia', 0.47, 0.61, 2.4),
    place('Chile', 0.41, 0.76, 1.6),
    place('Peru', 0.24, 0.6, 2.3),
    place('Costa Rica', 0.09, 0.72, 1.9),
    place('Uruguay', 0.07, 0.74, 0.9),
  ],
  Europe: [
    place('Germany', 6.3, 0.98, -0.1),
    place('France', 3.9, 0.94, -0.3),
    place('United Kingdom', 3.4, 0.9, 0.1),
    place('Italy', 2.9, 0.86, -0.5),
    place('Spain', 2.1, 0.83, 0.3),
    place('Netherlands', 1.2, 1.0, 0.2),
    place('Switzerland', 1.1, 1.31, 0),
    place('Belgium', 0.82, 0.95, -0.1),
    place('Sweden', 0.77, 0.99, 0.3),
    place('Poland', 0.74, 0.64, 2.2),
    place('Austria', 0.7, 0.99, 0),
    place('Denmark', 0.52, 1.04, 0.2),
    place('Portugal', 0.41, 0.75, 0.5),
    place('Czechia', 0.38, 0.67, 1.4),
  ],
  'Middle East': [
    place('Saudi Arabia', 0.71, 1.06, 2.6),
    place('Türkiye', 0.66, 0.58, 2.0),
    place('Israel', 0.46, 0.97, 0.8),
    place('United Arab Emirates', 0.43, 1.16, 2.8),
    place('Kuwait', 0.14, 1.08, 1.6),
    place('Qatar', 0.13, 1.14, 1.9),
    place('Oman', 0.08, 0.94, 2.1),
    place('Jordan', 0.07, 0.7, 1.2),
  ],
  Africa: [
    place('South Africa', 0.52, 0.74, 1.1),
    place('Egypt', 0.36, 0.52, 2.7),
    place('Nigeria', 0.22, 0.56, 3.1),
    place('Algeria', 0.2, 0.58, 1.2),
    place('Morocco', 0.19, 0.6, 2.4),
    place('Kenya', 0.12, 0.57, 3.3),
    place('Tunisia', 0.09, 0.58, 1.0),
    place('Ghana', 0.07, 0.55, 2.6),
  ],
  'Asia Pacific': [
    place('China', 9.4, 0.55, 2.4),
    place('Japan', 6.6, 1.08, -0.8),
    place('India', 2.3, 0.41, 4.1),
    place('South Korea', 1.9, 0.79, 1.0),
    place('Australia', 1.8, 1.12, 0.5),
    place('Thailand', 0.49, 0.58, 2.0),
    place('Indonesia', 0.47, 0.5, 3.2),
    place('Malaysia', 0.39, 0.61, 1.9),
    place('Singapore', 0.34, 1.1, 0.9),
    place('Vietnam', 0.33, 0.46, 3.9),
    place('New Zealand', 0.28, 1.01, 0.3),
    place('Philippines', 0.27, 0.5, 3.4),
  ],
};

export const landRegions = Object.keys(placesOf) as LandRegion[];

/** The home region of a firm from that country. */
export function homeRegion(country: string): Region {
  if (country === 'United States' || country === 'Canada') return 'North America';
  const found = landRegions.find((region) => placesOf[region].some((one) => one.name === country));
  // Small countries without their own rows, such as Norway, Ireland and Iceland.
  return found ?? 'Europe';
}

const withArticle = new Set([
  'Global',
  'US South',
  'US Midwest',
  'US West',
  'US Northeast',
  'United Kingdom',
  'United States',
  'Netherlands',
  'United Arab Emirates',
  'Philippines',
  'Middle East',
]);

/** As used in a sentence: 'the Netherlands'. */
export function inText(name: string): string {
  if (name === 'Global') return 'the world';
  return withArticle.has(name) ? `the ${name}` : name;
}

/** What the rows of a table by place are called. */
export function placeWord(region: Region): { one: string; many: string } {
  if (region === 'Global') return { one: 'Region', many: 'regions' };
  if (region === 'North America') return { one: 'Area', many: 'areas' };
  return { one: 'Country', many: 'countries' };
}

/** Who approves devices, how long it takes, who pays: one wording per region. */
export const admission: Record<
  Region,
  { route: string; body: string; months: [number, number]; payer: string }
> = {
  'North America': {
    route: 'premarket notification or approval by risk class',
    body: 'the federal regulators',
    months: [5, 16],
    payer: 'private insurers, public programmes for older people and the provinces',
  },
  'Latin America': {
    route: 'registration that leans on a reference approval',
    body: 'the national health surveillance agencies',
    months: [8, 22],
    payer: 'social security institutes and a private tier',
  },
  Europe: {
    route: 'conformity assessment by a notified body',
    body: 'the notified bodies and the competent authorities',
    months: [12, 24],
    payer: 'statutory insurers and national health services',
  },
  'Middle East': {
    route: 'marketing authorisation on top of a reference approval',
    body: 'the national food and drug authorities',
    months: [4, 12],
    payer: 'health ministries and mandatory employer insurance',
  },
  Africa: {
    route: 'import permits and, increasingly, registration by reliance',
    body: 'the national medicines and device authorities',
    months: [6, 20],
    payer: 'public hospitals, medical schemes and households',
  },
  'Asia Pacific': {
    route: 'registration by class, with local type testing in the larger countries',
    body: 'the national device administrations',
    months: [9, 26],
    payer: 'national insurance funds, with central purchasing for high-volume goods',
  },
  Global: {
    route: 'conformity assessment, notification or registration, depending on the region',
    body: 'the regulators of each region',
    months: [6, 24],
    payer: 'public funds in most countries and private insurers in some',
  },
};
