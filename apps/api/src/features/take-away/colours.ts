import { colours as named, otherColour, seriesColours } from './ooxml/theme.ts';

type Colour = `#${string}`;

/** The product's colours as drawings write them. */
export const colours = Object.fromEntries(
  Object.entries({
    ...named,
    grid: named.line,
    band: named.sunk,
    accentLine: '83C3BF',
    other: otherColour,
  }).map(([name, digits]) => [name, `#${digits}`]),
) as Record<keyof typeof named | 'grid' | 'band' | 'accentLine' | 'other', Colour>;

/** What is left over is grey, and so is what stands behind the eighth. */
export function seriesColour(index: number, isOther = false): Colour {
  return isOther ? colours.other : `#${seriesColours[index] ?? otherColour}`;
}
