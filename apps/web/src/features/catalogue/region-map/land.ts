import type { Region } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { RegionProps } from './region-props.ts';

export type LandRegion = Exclude<Region, 'Global'>;

/** One region as the build draws it. */
export interface Land {
  region: LandRegion;
  /** The outline, as the `d` of an SVG path. */
  outline: string;
  /** The middle of the name, in per cent of the map's width and height. */
  label: { left: number; top: number };
}

/** The drawing's own units. The map's place keeps their ratio from the start, so nothing moves when it arrives. */
export const mapWidth = 640;
export const mapHeight = 324;

export type LandState = 'available' | 'chosen' | 'unavailable';

/** Global alone leaves nothing to click on. */
export function hasLand(possible: readonly Region[]): boolean {
  return possible.some((region) => region !== 'Global');
}

/** Global lights every land; a region from an old address stays lit, so that the map says what is filtered. */
export function stateOf(region: LandRegion, { possible, value }: Omit<RegionProps, 'onChange'>): LandState {
  if (value === region || value === 'Global') return 'chosen';
  return possible.includes(region) ? 'available' : 'unavailable';
}
