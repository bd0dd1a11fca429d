import type { LandRegion } from '../src/features/catalogue/region-map/land.ts';

/** Longitude and latitude of the middle of each name: on its land, and clear of its neighbours on a small map too. */
export const labelPlaces: Record<LandRegion, [number, number]> = {
  'North America': [-101, 46],
  'Latin America': [-57, -12],
  Europe: [23, 51],
  'Middle East': [47, 21.5],
  Africa: [19, 5],
  'Asia Pacific': [100, 38.5],
};
