import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import { countryNames, foldName } from '@caliper/contract/dashboards/countries.ts';
import { distance } from '@caliper/text/distance.ts';
import { label, labelOrBlank, type Read, type ReadCell } from './cells.ts';
import type { Agreement } from './kinds/kind.ts';

const regionNames = new Map<string, string>([
  ...regions.map((name) => [foldName(name), name] as const),
  ['apac', 'Asia Pacific'],
  ['asia and pacific', 'Asia Pacific'],
  ['asia pac', 'Asia Pacific'],
  ['latam', 'Latin America'],
  ['latin america and caribbean', 'Latin America'],
  ['mideast', 'Middle East'],
  ['world', 'Global'],
  ['worldwide', 'Global'],
]);

/** Groups of countries and parts of one that figures are sold by. */
const areas =
  `ASEAN; Balkans; Baltics; Benelux; Caribbean; Central America; CIS; DACH; England; EU5; GCC; Iberia; Maghreb;
  Nordics; Northern Ireland; Rest of the World; Scandinavia; Scotland; Wales`.split(/;\s+/);

const restNames = regions.map((name) =>
  name === 'Middle East' ? 'Rest of the Middle East' : `Rest of ${name}`,
);

/** Otherwise a country would be counted under both. */
export const oneRegion: Agreement = {
  column: 'region',
  per: ['country'],
  words: (usual, where) => `This country is listed under '${usual}' in ${where} of the file.`,
};

/** 'Other Europe' and 'Rest of the Europe' are 'Rest of Europe'. */
function foldPlace(text: string): string {
  return foldName(text).replace(/^(rest of|other) (the )?/, 'rest of ');
}

/** What the column of countries may hold, folded, with the name that is stored. */
const placeNames = new Map<string, string>([
  ...[...areas, ...restNames].map((name) => [foldPlace(name), name] as const),
  ...regionNames,
  ...countryNames,
  ['row', 'Rest of the World'],
]);

export function isKnownPlace(text: string): boolean {
  return placeNames.has(foldPlace(text));
}

/** A country by its stored name; one that is misspelt is refused, one that is like no other is kept. */
function readCountry(text: string): Read {
  const folded = foldPlace(text);
  const known = placeNames.get(folded);
  if (known) return { value: known };
  const meant = nearest(folded, placeNames);
  return meant ? { problem: `'${text}' is not a known country. Did you mean ${meant}?` } : { value: text };
}

/** There are no others: the catalogue is divided by them. */
function readRegion(text: string): Read {
  const folded = foldName(text);
  const known = regionNames.get(folded);
  if (known) return { value: known };
  const meant =
    nearest(folded, regionNames) ?? regions.find((name) => foldName(name).startsWith(`${folded} `));
  const hint = meant ? `Did you mean ${meant}?` : `The regions are ${regions.join(', ')}.`;
  return { problem: `'${text}' is not a known region. ${hint}` };
}

function nearest(folded: string, names: ReadonlyMap<string, string>): string | undefined {
  const most = folded.length < 4 ? 0 : folded.length < 7 ? 1 : 2;
  const near = [...names]
    .filter(([name]) => name.length > 3 && Math.abs(name.length - folded.length) <= most)
    .map(([name, shown]) => ({ shown, steps: distance(folded, name) }))
    .filter(({ steps }) => steps <= most);
  return near.sort((one, other) => one.steps - other.steps)[0]?.shown;
}

/** Remembers what it understood: most rows repeat what a row before them had. */
function remembering(read: ReadCell, understand: (text: string) => Read): ReadCell {
  const answers = new Map<string, Read>();
  return (cell) => {
    const found = read(cell);
    if ('problem' in found || typeof found.value !== 'string' || found.value === '') return found;
    const known = answers.get(found.value) ?? understand(found.value);
    answers.set(found.value, known);
    return known;
  };
}

export const region = (): ReadCell => remembering(label(), readRegion);
export const country = (): ReadCell => remembering(label(), readCountry);
export const countryOrBlank = (): ReadCell => remembering(labelOrBlank, readCountry);
