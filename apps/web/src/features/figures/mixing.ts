import { regions } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Series } from './figures.queries.ts';

type Told = Pick<Series, 'label' | 'place' | 'unit' | 'metric'>;

/** What to know before these developments are held against each other; empty if they are of one sort. */
export function warningsOn(series: readonly Told[]): string[] {
  const units = new Set(series.map(({ unit }) => unit));
  return [
    units.size > 1 &&
      `These are in different units (${[...units].join(', ')}), so they are not drawn in one chart.`,
    series.some((one) => series.some((other) => isWithin(one, other))) &&
      'Some of these are parts of others: do not add them up.',
  ].filter((one) => one !== false);
}

/** A country within a region, or a segment within its market. */
function isWithin(one: Told, other: Told): boolean {
  if (one === other) return false;
  const isWider =
    isRegion(other.place) && other.place !== one.place && (other.place === 'Global' || !isRegion(one.place));
  const isSamePlace = one.place === other.place;
  const [parts, whole] = [wordsOf(one.label), wordsOf(other.label)];
  const isSame = parts.size === whole.size && isSubset(whole, parts);
  const isNarrower = parts.size > whole.size && isSubset(whole, parts);
  return (isWider && (isSame || isNarrower)) || (isSamePlace && isNarrower);
}

const isRegion = (place: string) => regions.some((region) => region === place);

function wordsOf(label: string): Set<string> {
  return new Set(label.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((word) => all.has(word));
}
