import type { Dimension } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Dashboard, Question } from '../lib/dashboard.ts';

const showings = ['value', 'units', 'price', 'growth', 'companies'] as const;
export type Showing = (typeof showings)[number];

const bases = ['absolute', 'index', 'share'] as const;
export type Basis = (typeof bases)[number];

const shareLooks = ['bars', 'pie', 'treemap'] as const;
export type ShareLook = (typeof shareLooks)[number];

/** The choices of the reader. None chosen means all; defaults are left out of the address. */
export interface MarketView {
  show: Showing;
  basis: Basis;
  shares: ShareLook;
  /** Several markets each in a chart of its own. */
  isSideBySide: boolean;
  /** Each of these charts as high as its own figures; otherwise all have one scale. */
  hasOwnScales: boolean;
  /** What is counted: one of those that the chosen markets are counted in. Null where nothing is. */
  noun: string | null;
  nouns: string[];
  markets: string[];
  segments: string[];
  regions: string[];
  countries: string[];
  companies: string[];
}

/** Names that this dashboard does not have, as in an old link, are ignored. */
export function readView(
  view: URLSearchParams,
  dashboard: Dashboard,
  measure = measureOf(oneOf(offered(dashboard), view.get('show'))),
): MarketView {
  const chosen = (dimension: Dimension) => {
    const asked = new Set(view.getAll(dimension));
    const all = labelsOf(dashboard, dimension);
    const known = all.filter((one) => asked.has(one));
    return known.length === all.length ? [] : known;
  };
  const markets = chosen('market');
  const nouns = nounsOf(dashboard, measure, markets);
  return {
    show: oneOf(offered(dashboard), view.get('show')),
    basis: oneOf(bases, view.get('scale')),
    shares: oneOf(shareLooks, view.get('shares')),
    isSideBySide: view.has('apart'),
    hasOwnScales: view.has('own'),
    noun: nouns.length > 0 ? oneOf(nouns, view.get('counted')) : null,
    nouns,
    markets,
    segments: chosen('segment'),
    regions: chosen('region'),
    countries: chosen('country'),
    companies: chosen('company'),
  };
}

/** What these markets, or all, are counted in; none for a measure that can be added up over all markets. */
function nounsOf({ nouns }: Dashboard, measure: string, markets: readonly string[]): string[] {
  const isAsked = (name: string) => markets.length === 0 || markets.includes(name);
  return nouns.filter((one) => measure in one.units && one.markets.some(isAsked)).map(({ noun }) => noun);
}

function oneOf<V extends string>(options: readonly V[], asked: string | null): V {
  return options.find((option) => option === asked) ?? (options[0] as V);
}

/** The names of a dimension, each once: a segment can belong to several markets. */
export function labelsOf({ dimensions }: Dashboard, dimension: Dimension): string[] {
  // Regions come with their countries.
  if (dimension === 'region') return [...new Set(dimensions.country?.flatMap(({ under }) => under ?? []))];
  return [...new Set(dimensions[dimension]?.map(({ name }) => name))];
}

/** What there are figures for. */
export function offered(dashboard: Dashboard): Showing[] {
  const has = (measure: string) => dashboard.measures.some((one) => one.measure === measure);
  const kinds: Record<Showing, boolean> = {
    value: has('value'),
    units: has('units'),
    price: has('price'),
    growth: has('value'),
    companies: has('value') && labelsOf(dashboard, 'company').length > 0,
  };
  return showings.filter((showing) => kinds[showing]);
}

/** Growth and shares are worked out from values. */
export function measureOf(show: Showing): string {
  return show === 'growth' || show === 'companies' ? 'value' : show;
}

/** All countries of the chosen regions, and the chosen countries. */
export function chosenCountries({ regions, countries }: MarketView, dashboard: Dashboard): string[] {
  const all = dashboard.dimensions.country ?? [];
  const fits = ({ name, under }: { name: string; under: string | null }) =>
    countries.includes(name) || (under !== null && regions.includes(under));
  return [...new Set(all.filter(fits).map(({ name }) => name))];
}

type Filters = Question['filters'];

/** The filters of a question, without the dimensions that are compared. */
export function filtersOf(
  view: MarketView,
  dashboard: Dashboard,
  without: readonly ('segment' | 'country' | 'company')[] = [],
): Filters {
  const { markets, segments, companies, regions, countries } = view;
  const isAsked = (dimension: 'segment' | 'country' | 'company') => !without.includes(dimension);
  const filters: Filters = {};
  if (view.nouns.length > 1) filters.market = marketsIn(view, dashboard);
  else if (markets.length > 0) filters.market = markets;
  if (segments.length > 0 && isAsked('segment')) filters.segment = segments;
  if (companies.length > 0 && isAsked('company')) filters.company = companies;
  if (!isAsked('country')) return filters;
  if (countries.length > 0) filters.country = chosenCountries(view, dashboard);
  else if (regions.length > 0) filters.region = regions;
  return filters;
}

/** The same where countries are compared: all of them, or those of the chosen regions. */
export function countryFilters(
  view: MarketView,
  dashboard: Dashboard,
  without: readonly ('segment' | 'company')[] = [],
): Filters {
  return filtersOf(view, dashboard, view.regions.length > 0 ? without : [...without, 'country']);
}

/** A new choice of countries for the address: whole regions by their name. */
export function placesChange(chosen: readonly string[], dashboard: Dashboard) {
  const all = dashboard.dimensions.country ?? [];
  const regions = labelsOf(dashboard, 'region').filter((region) => {
    const inside = all.filter(({ under }) => under === region);
    return inside.length > 0 && inside.every(({ name }) => chosen.includes(name));
  });
  const countries = all
    .filter(({ name, under }) => chosen.includes(name) && !regions.includes(under ?? ''))
    .map(({ name }) => name);
  return { region: regions, country: [...new Set(countries)] };
}

/** The chosen markets, or all. Of several nouns, those of the one that is shown. */
export function marketsIn({ markets, ...view }: MarketView, dashboard: Dashboard): string[] {
  const chosen = markets.length > 0 ? markets : labelsOf(dashboard, 'market');
  return chosen.filter((name) => isCountedIn(view, dashboard, name));
}

/** The markets that are shown, or would be if more were chosen. */
export function marketsBeside(view: MarketView, dashboard: Dashboard): string[] {
  return labelsOf(dashboard, 'market').filter((name) => isCountedIn(view, dashboard, name));
}

function isCountedIn(
  { noun, nouns }: Pick<MarketView, 'noun' | 'nouns'>,
  { nouns: all }: Dashboard,
  market: string,
): boolean {
  return nouns.length < 2 || all.some((one) => one.noun === noun && one.markets.includes(market));
}

/** The segments of the chosen markets, or of all. */
export function segmentsIn(view: MarketView, dashboard: Dashboard): string[] {
  const markets = marketsIn(view, dashboard);
  const inside = (dashboard.dimensions.segment ?? []).filter(
    ({ under }) => under === null || markets.includes(under),
  );
  return [...new Set(inside.map(({ name }) => name))];
}
