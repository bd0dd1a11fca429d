import type { Plugin } from 'vite';
import { drawRegions } from './draw-regions.ts';

const address = 'virtual:region-map';
/** The zero byte keeps other plugins from looking for a file of this name. */
const resolved = `\0${address}`;

/** Draws the world while the app is built, so that browsers get six outlines instead of an atlas and a projection. */
export function regionMap() {
  return {
    name: 'caliper-region-map',
    resolveId: (id: string) => (id === address ? resolved : null),
    load: (id: string) => (id === resolved ? `export const lands = ${JSON.stringify(drawRegions())};` : null),
  } satisfies Plugin;
}
