import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { findCountry } from '@caliper/contract/dashboards/countries.ts';

const otherNames: Record<string, string> = {
  world: 'Global',
  worldwide: 'Global',
  'latin america': 'Latin America',
};
const regionNames = new Map<string, string>([
  ...regions.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherNames),
  ['asia-pacific', 'Asia Pacific'],
  ['apac', 'Asia Pacific'],
]);

/** The country or region that a heading names, such as 'Europe, 14 countries'. */
export function placeIn(heading: string): string | null {
  const name = heading.replace(/[,(]?\s*\d+ countries\)?$/i, '').trim();
  return regionNames.get(name.toLowerCase()) ?? findCountry(name) ?? null;
}

const longest = 5;

/** The places that a question names, and its other words. */
export function placesIn(question: string): { places: string[]; rest: string } {
  const words = question.split(/\s+/).filter(Boolean);
  const places: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < words.length; ) {
    const length = lengthOfPlace(words, index);
    const name = nameOf(words.slice(index, index + length));
    if (length > 0) places.push(placeIn(name) ?? name);
    else rest.push(words[index] ?? '');
    index += Math.max(1, length);
  }
  return { places, rest: rest.join(' ') };
}

function lengthOfPlace(words: readonly string[], index: number): number {
  for (let length = longest; length > 0; length -= 1) {
    const run = words.slice(index, index + length);
    // 'us' and 'no' are words, too.
    const isShort = length === 1 && nameOf(run).length < 3 && nameOf(run) !== nameOf(run).toUpperCase();
    if (run.length === length && !isShort && placeIn(nameOf(run))) return length;
  }
  return 0;
}

function nameOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/[?!.,;:]+$/, '')
    .replace(/['’]s$/, '');
}
