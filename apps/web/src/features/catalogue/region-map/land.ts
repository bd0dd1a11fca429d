import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';

export interface RegionProps {
  /** The regions with content. */
  possible: readonly Region[];
  /** Null means all: nothing is filtered. */
  value: Region | null;
  onChange: (region: Region | null) => void;
}

export type LandRegion = Exclude<Region, 'Global'>;

/** One region as drawn by the build. */
export interface Land {
  region: LandRegion;
  /** The outline, as the `d` of an SVG path. */
  outline: string;
  /** The centre of the name, in per cent of the map's width and height. */
  label: { left: number; top: number };
}

/** The size of the map in its own units. Space with this ratio is reserved, so nothing moves when the map loads. */
export const mapWidth = 640;
export const mapHeight = 324;

export type LandState = 'available' | 'chosen' | 'unavailable';

/** With Global alone there is nothing to click on. */
export function hasLand(possible: readonly Region[]): boolean {
  return possible.some((region) => region !== 'Global');
}

/** Global highlights every land; a region from an old address stays highlighted, so that the map shows the filter. */
export function stateOf(region: LandRegion, { possible, value }: Omit<RegionProps, 'onChange'>): LandState {
  if (value === region || value === 'Global') return 'chosen';
  return possible.includes(region) ? 'available' : 'unavailable';
}
