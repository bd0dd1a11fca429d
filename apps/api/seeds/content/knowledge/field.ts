import type { Region, ReportIcon } from '@caliper/contract/catalogue/catalogue.values.ts';

/** What an analyst knows about a field of medicine. All firms and products are invented. */
export interface Field {
  categoryId: number;
  /** As used in a sentence: 'orthopedic surgery'. */
  name: string;
  clinicians: string;
  /** From the large hospital outwards; the last two are gaining. */
  settings: readonly string[];
  buyers: readonly string[];
  firms: readonly Firm[];
  drivers: readonly Force[];
  limiters: readonly Force[];
  swot: Swot;
  /** Sentences on what is changing. */
  shifts: readonly string[];
  /** Sentences on who pays and by which rule. */
  payment: readonly string[];
  /** What a trial measures. */
  endpoints: readonly string[];
  abbreviations: Readonly<Record<string, string>>;
  registries: readonly string[];
  subjects: readonly Subject[];
}

export interface Firm {
  name: string;
  home: string;
  knownFor: string;
}

/**
 * Something that drives a market or holds it back. In `why`, and in all sentences of a field, {market}, {place},
 * {region}, {firm}, {setting}, {outside} (a setting outside the large hospital), {buyer} and {clinicians} are replaced
 * by what the report is about.
 */
export interface Force {
  name: string;
  why: string;
  impact: 1 | 2 | 3 | 4 | 5;
}

export interface Swot {
  strengths: readonly string[];
  weaknesses: readonly string[];
  opportunities: readonly string[];
  threats: readonly string[];
}

/** One title, published for some regions and years. */
export interface Subject {
  title: string;
  subCategoryId: number;
  icon: ReportIcon;
  about: string;
  markets: readonly Market[];
  procedures: readonly string[];
  editions: Partial<Record<Region, readonly number[]>>;
  /** False if there are only figures and nothing to read. */
  writeup?: false;
  dashboard?: false;
  isMedaccess?: true;
}

export interface Market {
  name: string;
  /** What is counted, in the plural. */
  unit: string;
  types: readonly string[];
  /** USD per unit, at manufacturer prices in the anchor year. */
  price: number;
  /** USD million worldwide in the anchor year. */
  size: number;
  /** Percent a year. */
  growth: number;
  priceTrend: number;
}

export function market(
  name: string,
  unit: string,
  types: readonly string[],
  [price, size, growth, priceTrend]: readonly [number, number, number, number],
): Market {
  return { name, unit, types, price, size, growth, priceTrend };
}

export function firm(name: string, home: string, knownFor: string): Firm {
  return { name, home, knownFor };
}

export function force(impact: Force['impact'], name: string, why: string): Force {
  return { name, why, impact };
}
