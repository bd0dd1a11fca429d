import type { FilterPart } from '../kit/export/words.ts';
import type { Dashboard } from '../kit/types.ts';
import { type MarketView, measureOf, type Showing } from './market-view.ts';

export const showingLabels: Record<Showing, string> = {
  value: 'Value',
  units: 'Units',
  price: 'Price',
  growth: 'Growth',
  companies: 'Company shares',
};

/** At the beginning of a title. */
export const showingTitles: Record<Showing, string> = {
  value: 'Market value',
  units: 'Units',
  price: 'Average price',
  growth: 'Growth of market value',
  companies: 'Company shares',
};

/** Within a sentence. */
export const showingNouns: Record<Showing, string> = {
  value: 'value',
  units: 'units',
  price: 'average price',
  growth: 'growth',
  companies: 'value',
};

/** Shown in place of a panel whose figures are known only as a whole, at least for the chosen years. */
export function notBrokenDown(by: 'company' | 'payer', isInOtherYears = false): string {
  return isInOtherYears
    ? `There are no figures by ${by} for these years.`
    : `These figures are not broken down by ${by}.`;
}

export function unitOf(dashboard: Dashboard, show: Showing): string {
  return dashboard.measures.find(({ measure }) => measure === measureOf(show))?.unit ?? '';
}

/** The filters in words, for exports. */
export function filteredParts(view: MarketView, periods: readonly string[]): FilterPart[] {
  const lists: [string, readonly string[]][] = [
    ['Market', view.markets],
    ['Segment', view.segments],
    ['Region', view.regions],
    ['Country', view.countries],
    ['Company', view.companies],
  ];
  const named = lists
    .filter(([, names]) => names.length > 0)
    .map(([dimension, names]) => ({
      by: dimension.toLowerCase(),
      words: `${dimension}: ${names.join(', ')}`,
    }));
  return [...named, { by: 'years', words: `Years: ${spanWords(periods)}` }];
}

export function spanWords(periods: readonly string[]): string {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** The value of a company is not that of its market. */
export function sizeTitle(view: MarketView): string {
  const words = view.companies.length > 0 ? showingLabels : showingTitles;
  return words[view.show] + whose(view);
}

/** Names the companies if the figures are not those of all. */
export function whose({ companies }: MarketView): string {
  if (companies.length === 0) return '';
  return companies.length > 2 ? `, ${companies.length} companies` : `, ${companies.join(' and ')}`;
}
