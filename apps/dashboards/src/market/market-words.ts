import type { FilterPart } from '../kit/export/words.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { type MarketView, measureOf, type Showing } from './market-view.ts';

export const showingLabels: Record<Showing, string> = {
  value: 'Value',
  units: 'Units',
  price: 'Price',
  growth: 'Growth',
  companies: 'Company shares',
};

const showingTitles: Record<Showing, string> = {
  value: 'Market value',
  units: 'Units',
  price: 'Average price',
  growth: 'Growth of market value',
  companies: 'Company shares',
};

const showingNouns: Record<Showing, string> = {
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

type Counted = Pick<MarketView, 'show' | 'noun'>;

export function unitOf(dashboard: Dashboard, { show, noun }: Counted): string {
  return unitIn(dashboard, measureOf(show), noun);
}

export function unitIn({ measures, nouns }: Dashboard, measure: string, noun: string | null): string {
  const own = nouns.find((one) => one.noun === noun)?.units[measure];
  return own ?? measures.find((one) => one.measure === measure)?.unit ?? '';
}

/** What the figures are of, where the file says more than 'units'. */
function namedNoun({ noun }: Counted): string | null {
  return noun === 'units' ? null : noun;
}

/** At the beginning of a title. */
export function showingTitle(view: Counted): string {
  return withNoun(view, showingTitles[view.show]);
}

/** The same where there is less room. */
export function showingLabel(view: Counted): string {
  return withNoun(view, showingLabels[view.show]);
}

function withNoun(view: Counted, words: string): string {
  const noun = namedNoun(view);
  if (noun === null) return words;
  return view.show === 'units' ? noun.charAt(0).toUpperCase() + noun.slice(1) : `${words} of ${noun}`;
}

/** Within a sentence. */
export function showingNoun(view: Counted): string {
  return (view.show === 'units' && namedNoun(view)) || showingNouns[view.show];
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
  const counted = view.nouns.length > 1 ? [{ by: 'counted', words: `Counted in: ${view.noun}` }] : [];
  return [...named, ...counted, { by: 'years', words: `Years: ${spanWords(periods)}` }];
}

export function spanWords(periods: readonly string[]): string {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** The value of a company is not that of its market. */
export function sizeTitle(view: MarketView): string {
  return (view.companies.length > 0 ? showingLabel(view) : showingTitle(view)) + whose(view);
}

/** Names the companies if the figures are not those of all. */
export function whose({ companies }: MarketView): string {
  if (companies.length === 0) return '';
  return companies.length > 2 ? `, ${companies.length} companies` : `, ${companies.join(' and ')}`;
}
