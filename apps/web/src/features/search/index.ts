export { SearchBox } from './box/search-box.tsx';
export type { PaletteLink } from './palette/palette-groups.ts';
export { PaletteKeys } from './palette/palette-keys.tsx';
