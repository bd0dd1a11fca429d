import type { Plugin } from 'vite';
import { drawCountries } from './draw-countries.ts';

const address = 'virtual:world-map';
/** The zero byte keeps other plugins from looking for a file of this name. */
const resolved = `\0${address}`;

/** Draws the world while the app is built, so that browsers get outlines instead of an atlas and a projection. */
export function worldMap() {
  return {
    name: 'caliper-world-map',
    resolveId: (id: string) => (id === address ? resolved : null),
    load: (id: string) => (id === resolved ? moduleText() : null),
  } satisfies Plugin;
}

function moduleText(): string {
  const { size, shapes } = drawCountries();
  return `export const size = ${JSON.stringify(size)};\nexport const shapes = ${JSON.stringify(shapes)};`;
}
