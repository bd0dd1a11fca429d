import type { CatalogueItem } from '../catalogue/index.ts';

/** A market of one of several reports, what it is, and the countries of its figures. */
interface Candidate {
  item: Pick<CatalogueItem, 'item_id' | 'item_year' | 'region' | 'line_id'>;
  market: string;
  /** What the vocabulary says that it is. Undefined until it has been read. */
  term: number | undefined;
  countries: readonly Country[];
}

/** What the vocabulary says that it is, or its name. */
export type Country = number | string;

/** Two markets that cannot both be counted: the one that is shown, and the one that is not. */
interface Rivalry<C> {
  shown: C;
  hidden: C;
}

/**
 * The same market in two editions, or in a region and a part of it, holds the same sales: only one of them is counted.
 * That is the preferred report's, else the newest, else the one that covers more.
 */
export function countedOnce<C extends Candidate>(
  all: readonly C[],
  prefer: number | null,
): { shown: C[]; rivalries: Rivalry<C>[] } {
  const taken: C[] = [];
  const rivalries: Rivalry<C>[] = [];
  for (const one of all.toSorted((a, b) => compare(a, b, prefer))) {
    const rival = taken.find((other) => overlap(one, other));
    if (rival) rivalries.push({ shown: rival, hidden: one });
    else taken.push(one);
  }
  return { shown: all.filter((one) => taken.includes(one)), rivalries };
}

function compare(one: Candidate, other: Candidate, prefer: number | null): number {
  const isPreferred = ({ item }: Candidate) => Number(item.item_id === prefer);
  return (
    isPreferred(other) - isPreferred(one) ||
    other.item.item_year - one.item.item_year ||
    widthOf(other) - widthOf(one)
  );
}

/** A report on the world covers more than any other, however few countries it names. */
function widthOf({ item, countries }: Candidate): number {
  return item.region === 'Global' ? Number.MAX_SAFE_INTEGER : countries.length;
}

function overlap(one: Candidate, other: Candidate): boolean {
  if (!isSameMarket(one, other)) return false;
  const regions = [one.item.region, other.item.region];
  return (
    regions.includes('Global') ||
    regions[0] === regions[1] ||
    one.item.line_id === other.item.line_id ||
    one.countries.some((country) => other.countries.includes(country))
  );
}

/** Markets that stand side by side in one report are two, whatever is known about them. */
export function isSameMarket(
  one: Omit<Candidate, 'countries'>,
  other: Omit<Candidate, 'countries'>,
): boolean {
  if (one.item.item_id === other.item.item_id) return false;
  return one.term !== undefined && other.term !== undefined
    ? one.term === other.term
    : one.market === other.market;
}
