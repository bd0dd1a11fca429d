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

/** The country or region that a heading names, such as 'Europe, 14 countries'. The rest of Europe is another place. */
export function placeIn(heading: string): string | null {
  const name = heading.replace(/[,(]?\s*\d+ \p{L}+\)?$/u, '').trim();
  const [, whole] = /^(?:the )?rest of (?:the )?(.+)$/i.exec(name) ?? [];
  if (whole === undefined) return regionNames.get(name.toLowerCase()) ?? findCountry(name) ?? null;
  const place = placeIn(whole);
  return place && `Rest of ${place === 'Global' ? 'the world' : place}`;
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
    const isPlace = run.length === length && placeIn(nameOf(run)) !== null;
    if (isPlace && !isOtherwiseMeant(words, index, length)) return length;
  }
  return 0;
}

/** 'us' is a word, too, and US dollars are no place. */
function isOtherwiseMeant(words: readonly string[], index: number, length: number): boolean {
  const [name = '', before = '', after = ''] = [words[index], words[index - 1], words[index + length]];
  const isPronoun = nameOf([name]) === 'us' && !/^(?:in|the|for|across|within)$/i.test(before);
  return isPronoun || name.endsWith('$') || /^dollars?\b/i.test(after);
}

function nameOf(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/[?!.,;:]+$/, '')
    .replace(/['’]s$/, '');
}
